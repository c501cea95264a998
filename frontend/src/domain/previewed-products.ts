/** Ids of the products on whose pictures the customiser draws a name. A product that the owner added has no such picture. */
const PREVIEWED = [1, 2, 4, 5, 7, 9, 10, 11] as const;

export type PreviewedProduct = (typeof PREVIEWED)[number];

/** Returns whether the customiser shows a name on this product. */
export function isPreviewed(productId: number): boolean {
  return (PREVIEWED as readonly number[]).includes(productId);
}
