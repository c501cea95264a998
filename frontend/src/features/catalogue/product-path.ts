import type { PieceDesign } from '../../domain/piece-design';

/** Largest id of the API (a 32-bit integer column). */
const MAX_ID = 2_147_483_647;

/** Returns the product id of a path segment; undefined unless it is a positive integer within range. */
export function parseProductId(part: string | undefined): number | undefined {
  if (!part || !/^\d+$/.test(part)) return undefined;
  const id = Number(part);
  return id > 0 && id <= MAX_ID ? id : undefined;
}

/** Returns the canonical path of a product page. */
export function productPath(id: number): string {
  return `/product/${id}`;
}

/** Returns the path of the customiser that starts from the piece as its photo shows it, with these choices. */
export function customiserPath(id: number, chosen: Partial<PieceDesign> = {}): string {
  const choices = Object.entries(chosen).flatMap(([field, option]) => (option ? [`&${field}=${option}`] : []));
  return `/customize/${id}?from=photo${choices.join('')}`;
}
