/** A drawing of the page as a file: the SVG with its colours in itself, or its pixels. */

/** What a style sheet can say of a shape, and of words. */
const SHAPES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
] as const;
const WORDS = [...SHAPES, 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
/** A set of pieces may have its own circles. */
const CIRCLES = [...SHAPES, 'r'] as const;
const PIXELS = 1200;

/** The drawing as text that needs no style sheet. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = svg.querySelectorAll<SVGElement>('*');
  const to = copy.querySelectorAll<SVGElement>('*');
  from.forEach((element, i) => {
    const twin = to[i];
    if (!twin) return;
    const computed = getComputedStyle(element);
    // Not every board is hatched, not every piece has a ring: what is not shown is not in the file.
    if (computed.display === 'none') {
      twin.remove();
      return;
    }
    for (const name of styles(element)) twin.setAttribute(name, computed.getPropertyValue(name));
    twin.removeAttribute('class');
  });
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(PIXELS));
  copy.setAttribute('height', String(PIXELS));
  return new XMLSerializer().serializeToString(copy);
}

function styles(element: SVGElement): readonly string[] {
  switch (element.localName) {
    case 'g':
      return ['opacity'];
    case 'text':
      return WORDS;
    case 'circle':
      return CIRCLES;
    default:
      return SHAPES;
  }
}

export async function downloadPicture(
  svg: SVGSVGElement,
  name: string,
  format: 'svg' | 'png',
): Promise<void> {
  const vector = standalone(svg);
  const file =
    format === 'svg' ? new Blob([vector], { type: 'image/svg+xml' }) : await pixels(vector);
  offer(file, `damier-${name}.${format}`);
}

async function pixels(vector: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(vector)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the browser made no picture'));
    }, 'image/png');
  });
}

function offer(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
