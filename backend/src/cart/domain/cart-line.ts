import type { Personalisation, PriceLine } from '../../catalogue/index.js';
import type { Pesos } from '../../common/money.js';

/** Identical pieces of one product. The price is frozen: later changes of the catalogue do not affect it. */
export class CartLine {
  /** Random UUID: knowing it is the right to change the line. */
  id!: string;
  sessionId!: string;
  productId!: number;
  /** The product's name and picture when it was added, for when the product is gone. */
  name!: string;
  image!: string;
  quantity!: number;
  /** Price of one piece. */
  price!: Pesos;
  /** The lines that add up to `price`. */
  breakdown!: readonly PriceLine[];
  personalisation!: Personalisation;
  /** The key of how it is made that the line was stored with: a release may compute another one for equal options. */
  optionsKey!: string;
  /** Random UUID that the pieces of one kit share; null for a piece that is bought alone. */
  kitId!: string | null;
}
