/** A drawing of the page as a file: the SVG with its colours in itself, or its pixels. */

const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
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
    for (const name of STYLES) twin.setAttribute(name, computed.getPropertyValue(name));
    twin.removeAttribute('class');
  });
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(PIXELS));
  copy.setAttribute('height', String(PIXELS));
  return new XMLSerializer().serializeToString(copy);
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
