import type { Personalisation, PriceLine } from '../../catalogue/index.js';
import { contentHash } from '../../common/content-hash.js';
import type { Pesos } from '../../common/money.js';

/** Pieces of one product that are made alike. Its price is frozen: a later change of the catalogue never reaches it. */
export class CartLine {
  /** Random UUID: knowing it is the right to change the line (decisions, 10). */
  id!: string;
  sessionId!: string;
  productId!: number;
  /** The product's name and picture when it was added, for when the product is gone. */
  name!: string;
  image!: string;
  quantity!: number;
  /** Of one piece. */
  price!: Pesos;
  /** Why one piece costs `price`. */
  breakdown!: readonly PriceLine[];
  personalisation!: Personalisation;
  /** The {@link optionsKey} that the line was stored with: a release may compute another one for equal options. */
  optionsKey!: string;
}

/** Equal for pieces that are made alike, so that adding one more raises a quantity (decisions, 11). */
export function optionsKey(wish: Personalisation): string {
  return contentHash(
    JSON.stringify([
      wish.hasBordado,
      wish.addPompon,
      wish.addPersonalizedKeychain,
      wish.addDecorativeBow,
      // Two names of one add-on (decisions, 4).
      wish.addPersonalization || wish.addNameEmbroidery,
      wish.expressService,
      wish.personalization,
      wish.keychainPersonalization,
      wish.embroideryFont,
      wish.fontSize,
      wish.embroideryColor,
      wish.animalTheme,
      wish.bagColor,
      wish.specialRequest,
    ]),
  );
}
