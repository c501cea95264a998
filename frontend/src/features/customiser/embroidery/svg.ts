/** Serialises an SVG element; attributes have their React names, and `inside` is SVG markup. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${attributeName(key)}="${escaped(String(value))}"`,
  );
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`;
}

/** SVG attributes are hyphenated, except for `viewBox`. */
function attributeName(key: string): string {
  return key === 'viewBox' ? key : key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
