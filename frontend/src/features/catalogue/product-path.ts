/** Largest id that the API takes (a 32-bit integer column). */
const MAX_ID = 2_147_483_647;

/** The product id of an address; undefined for 0, a missing part or anything that is no positive integer. */
export function parseProductId(part: string | undefined): number | undefined {
  if (!part || !/^\d+$/.test(part)) return undefined;
  const id = Number(part);
  return id > 0 && id <= MAX_ID ? id : undefined;
}

/** The one canonical address of a product's page. */
export function productPath(id: number): string {
  return `/product/${id}`;
}
