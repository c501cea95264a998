import type { Product } from './product.js';

/** A heading of the catalogue page: it takes the products of a range of ranks. */
export class ProductGroup {
  id!: number;
  label!: string;
  firstRank!: number;
  /** Included; null for the group that has no upper end. */
  lastRank!: number | null;
  /** Taken off the shop by the owner. */
  withdrawn!: boolean;

  takes(product: Product): boolean {
    return product.rank >= this.firstRank && (this.lastRank === null || product.rank <= this.lastRank);
  }
}

/** A heading with its products, in catalogue order. */
export interface ProductSection {
  readonly id: number;
  readonly label: string;
  readonly productIds: readonly number[];
}

/** Puts each product under one heading. Nothing is lost: a rank outside every range falls under the last heading. */
export function sectionsOf(groups: readonly ProductGroup[], products: readonly Product[]): ProductSection[] {
  const ordered = groups.filter(({ withdrawn }) => !withdrawn).sort((a, b) => a.firstRank - b.firstRank);
  const ids = new Map(ordered.map((group): [ProductGroup, number[]] => [group, []]));
  for (const product of products) {
    const group = ordered.find((each) => each.takes(product)) ?? ordered.at(-1);
    if (group) ids.get(group)?.push(product.id);
  }
  return [...ids]
    .map(([{ id, label }, productIds]) => ({ id, label, productIds }))
    .filter(({ productIds }) => productIds.length > 0);
}
