import { percentOf, type Pesos } from '../../common/money.js';
import { Product } from './product.js';

/** A piece of the luxury kit: a product, with or without the add-on that embroiders a name. */
export class KitPiece {
  position!: number;
  /** Name of the piece in the kit. */
  name!: string;
  productId!: number;
  /** Whether the name embroidery is part of its price. */
  withName!: boolean;
}

/** The inputs of the kit's prices. */
export interface KitTerms {
  readonly nameEmbroidery: Pesos;
  readonly discountPercent: number;
  readonly freeAccessories: number;
  /** Ids of the add-ons that may be given with it. */
  readonly gifts: readonly string[];
}

/** A piece with its share of the kit's price. */
export interface PricedKitPiece {
  readonly name: string;
  readonly product: Product;
  readonly withName: boolean;
  /** Before the kit's discount. */
  readonly price: Pesos;
  /** Its part of the kit's discount; the parts add up to `discountAmount`. */
  readonly discount: Pesos;
}

/** The kit with its sums. */
export interface Kit {
  readonly pieces: readonly PricedKitPiece[];
  readonly total: Pesos;
  readonly discountPercent: number;
  readonly discountAmount: Pesos;
  readonly finalTotal: Pesos;
  readonly freeAccessories: number;
  readonly gifts: readonly string[];
}

/** The title of a kit with this number of pieces. */
export function kitTitle(pieces: number): string {
  return `Kit de lujo de ${pieces} piezas`;
}

export function priceKit(
  pieces: readonly KitPiece[],
  products: readonly Product[],
  { nameEmbroidery, ...terms }: KitTerms,
): Kit {
  const priced = [...pieces]
    .sort((a, b) => a.position - b.position)
    .map(({ name, productId, withName }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) throw new Error(`The kit piece "${name}" has no product.`);
      return { name, product: asSold(product), withName, price: product.price + (withName ? nameEmbroidery : 0) };
    });
  const total = priced.reduce((sum, { price }) => sum + price, 0);
  const discountAmount = percentOf(total, terms.discountPercent);
  const discounts = shares(
    discountAmount,
    priced.map(({ price }) => price),
  );
  return {
    pieces: priced.map((piece, index) => ({ ...piece, discount: discounts[index]! })),
    total,
    discountAmount,
    finalTotal: total - discountAmount,
    ...terms,
  };
}

/** A withdrawn product cannot be ordered in the kit either. */
function asSold(product: Product): Product {
  return product.withdrawn ? Object.assign(new Product(), product, { inStock: false }) : product;
}

/** Splits an amount in proportion to `weights` into whole pesos that add up to it: the largest remainders get the rest. */
function shares(amount: Pesos, weights: readonly Pesos[]): Pesos[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = amount * weight;
    return { index, whole: Math.floor(exact / sum), remainder: exact % sum };
  });
  const rest = amount - parts.reduce((total, { whole }) => total + whole, 0);
  const raised = parts
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, rest)
    .map(({ index }) => index);
  return parts.map(({ index, whole }) => whole + (raised.includes(index) ? 1 : 0));
}
