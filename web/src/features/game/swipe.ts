/**
 * A finger drawn to the left or right over a part of the page that is not the board: the next or the
 * previous move. Not from the very edge of the screen, where the browser goes back and forward.
 */
const FAR = 40;
const EDGE = 24;

export function swipe(onstep: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      const { pointerType, clientX: x, clientY: y } = event;
      const inside = x > EDGE && x < innerWidth - EDGE;
      start = pointerType === 'touch' && inside ? { x, y } : null;
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      start = null;
      if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) onstep(x < 0 ? 1 : -1);
    };
    const cancel = () => (start = null);
    element.style.touchAction = 'pan-y pinch-zoom';
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}
