import { percentOf, type Pesos } from '../../common/money.js';
import type { Product } from './product.js';

/** A piece of the luxury kit: a product of the catalogue, with or without an embroidered name, or a piece of its own. */
export class KitPiece {
  position!: number;
  name!: string;
  /** Null for a piece that is sold only in the kit. */
  productId!: number | null;
  /** Whether the name embroidery is part of its price. */
  withName!: boolean;
  /** Only for a piece without a product: all others cost what the catalogue says (decisions, 8). */
  ownPrice!: Pesos | null;
}

/** What the kit's prices follow from. */
export interface KitTerms {
  readonly nameEmbroidery: Pesos;
  readonly discountPercent: number;
  readonly freeAccessories: number;
}

/** The kit with its sums (storefront.md, section 9). */
export interface Kit {
  readonly pieces: readonly { readonly name: string; readonly price: Pesos }[];
  readonly total: Pesos;
  readonly discountPercent: number;
  readonly discountAmount: Pesos;
  readonly finalTotal: Pesos;
  readonly freeAccessories: number;
}

export function priceKit(pieces: readonly KitPiece[], products: readonly Product[], terms: KitTerms): Kit {
  const priced = [...pieces]
    .sort((a, b) => a.position - b.position)
    .map((piece) => ({ name: piece.name, price: priceOf(piece, products, terms) }));
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  const discountAmount = percentOf(total, terms.discountPercent);
  return {
    pieces: priced,
    total,
    discountPercent: terms.discountPercent,
    discountAmount,
    finalTotal: total - discountAmount,
    freeAccessories: terms.freeAccessories,
  };
}

function priceOf(piece: KitPiece, products: readonly Product[], { nameEmbroidery }: KitTerms): Pesos {
  const base = piece.ownPrice ?? products.find(({ id }) => id === piece.productId)?.price;
  if (base === undefined) throw new Error(`The kit piece "${piece.name}" has neither a product nor a price.`);
  return base + (piece.withName ? nameEmbroidery : 0);
}
