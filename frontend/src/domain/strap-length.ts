/** 'Mide 85 cm de largo.', or the shortest and the longest of several straps; undefined when none is known. */
export function strapLength(...straps: readonly (number | null | undefined)[]): string | undefined {
  const known = straps.filter((strap) => typeof strap === 'number');
  if (known.length === 0) return undefined;
  const [shortest, longest] = [Math.min(...known), Math.max(...known)];
  if (shortest === longest) return `Mide ${longest} cm de largo.`;
  return `Mide de ${shortest} a ${longest} cm de largo, según la pieza.`;
}
