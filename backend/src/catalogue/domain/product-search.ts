/** Filters of the product list, for integrators. */
export interface ProductSearch {
  /** Matched against name and category. Takes precedence over `search`. */
  readonly category?: string;
  /** Matched against name, category and description. */
  readonly search?: string;
  /** Only products after this position in the catalogue. */
  readonly after?: ProductPosition;
  readonly limit?: number;
}

/** A product's unique position in the catalogue order. */
export interface ProductPosition {
  readonly rank: number;
  readonly id: number;
}

/** Characters of the search text that are used; the rest is ignored. */
const MAX_SEARCH = 200;

/** A text that every store can compare: no control characters or halves of characters, single spaces; '' when nothing is left. */
export function searchText(typed: string | undefined): string {
  return (typed ?? '')
    .slice(0, MAX_SEARCH)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}
