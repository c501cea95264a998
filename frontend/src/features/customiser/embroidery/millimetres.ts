/** A length as people read it: '38 mm', '4,5 mm'. */
export function millimetres(size: number): string {
  return `${size.toFixed(1).replace('.', ',').replace(',0', '')} mm`;
}
