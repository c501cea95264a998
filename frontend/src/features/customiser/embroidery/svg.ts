import type { Drawing } from './render-design';

/** An SVG element; attributes are named as React names them, what stands inside is SVG already. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${attributeName(key)}="${escaped(String(value))}"`,
  );
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`;
}

/** SVG writes `viewBox` as it is and `stroke-width` with a hyphen. */
function attributeName(key: string): string {
  return key === 'viewBox' ? key : key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The name and, when the patch's picture is given, the patch. */
export function drawingMarkup({ layers, motif }: Drawing, motifHref?: string): string {
  const { transform, size } = motif;
  const patch = motifHref ? element('image', { href: motifHref, transform, width: size, height: size }) : '';
  return patch + layers.map(({ path }) => element('path', path)).join('');
}
