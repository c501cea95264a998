import {
  addOnFields,
  giftsOf,
  PriceLineDto,
  ShownChoiceDto,
  shownOn,
  toPriceLineDtos,
  toShownChoiceDtos,
} from '../../../catalogue/index.js';
import { designToWire } from '../../../common/piece-design.js';
import type { CartItem } from '../../application/piece.js';

/** The product as the catalogue has it today; a withdrawn one as it was when it was added. */
export class CartItemProductDto {
  /**
   * Id of `GET /products`.
   * @example 1
   */
  id!: number;

  /**
   * Its name today.
   * @example "Pañalera Multifuncional"
   */
  name!: string;

  /**
   * Base price, whole pesos.
   * @example 445000
   */
  price!: number;

  /**
   * Main picture, a path from `/`.
   * @example "/media/86cc2c9fc3feb2d0a7c7-1080.webp"
   */
  imageUrl!: string;

  /** False also when it was withdrawn. */
  inStock!: boolean;
}

/** Identical pieces of one product. */
export class CartItemDto {
  /**
   * Random; anyone who knows it can change the line.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Id of `GET /products`.
   * @example 1
   */
  productId!: number;

  /**
   * The product's name when it was added.
   * @example "Pañalera Multifuncional"
   */
  name!: string;

  /**
   * Price of one piece, whole pesos, frozen when it was added or edited; the sum of `breakdown`.
   * @example 445020
   */
  price!: number;

  /**
   * Pieces, 1 to 99.
   * @example 1
   */
  quantity!: number;

  /**
   * The cart that holds it.
   * @example "3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11"
   */
  sessionId!: string;

  /**
   * The embroidered name as typed; empty for none.
   * @example "Sofía"
   */
  personalization!: string;

  /**
   * Ids of the chosen add-ons, as in `addOns` of `GET /pricing`.
   * @example ["pompon"]
   */
  addOns!: string[];

  /** With a pompon. */
  addPompon!: boolean;

  /** With a keychain that carries `keychainPersonalization`. */
  addPersonalizedKeychain!: boolean;

  /** With a decorative bow. */
  addDecorativeBow!: boolean;

  /** Another name of `addNameEmbroidery`. */
  addPersonalization!: boolean;

  /** With the embroidered name as an add-on. */
  addNameEmbroidery!: boolean;

  /** With the express service; `GET /pricing` has its business days. */
  expressService!: boolean;

  /** False for a piece without embroidery. */
  hasBordado!: boolean;

  /**
   * The keychain's text as typed; empty for none.
   * @example "Sofi"
   */
  keychainPersonalization!: string;

  /**
   * Id of `fontStyles` in `GET /pricing`; null for as in the photo, as the next five.
   * @example "elegant"
   */
  embroideryFont!: string | null;

  /**
   * Id of `fontColors`.
   * @example "gold"
   */
  embroideryColor!: string | null;

  /**
   * Id of `fontSizes`.
   * @example "medium"
   */
  fontSize!: string | null;

  /**
   * Id of `animalThemes`.
   * @example "lion"
   */
  animalTheme!: string | null;

  /**
   * Id of `bagColors`.
   * @example "black"
   */
  bagColor!: string | null;

  /**
   * Id of `straps`.
   * @example "camel-stripes"
   */
  strap!: string | null;

  /** What is seen on the piece, chosen or as in the photo; empty for a line that an earlier release stored. */
  shown!: ShownChoiceDto[];

  /**
   * Empty for none.
   * @example "Una corona pequeña sobre la M"
   */
  specialRequest!: string;

  /**
   * Shared by the pieces of one kit, which change together by `/cart/kits`; null for a piece that is bought alone.
   * @example "0d5f4f0e-8f5b-4f53-9f3e-5a4a3d7f9b10"
   */
  kitId!: string | null;

  /**
   * Ids of `addOns` that are given with this piece of a kit.
   * @example ["pompon"]
   */
  kitGifts!: string[];

  /** The product as the catalogue has it today. */
  product!: CartItemProductDto;

  /** Why one piece costs `price`, always in the same order. */
  breakdown!: PriceLineDto[];

  /**
   * The price of one piece if it were added now, whole pesos: differs from `price` when prices changed since. Null
   * when the product was withdrawn.
   * @example 445020
   */
  currentPrice!: number | null;

  /** False when it cannot be ordered any more (withdrawn, out of stock): it blocks payment until it is removed. */
  available!: boolean;
}

export function toCartItemDto({ line, product, available, currentPrice }: CartItem): CartItemDto {
  const { id, productId, name, price, quantity, sessionId, personalisation, breakdown } = line;
  const { design, photo: _, ...texts } = personalisation;
  return {
    id,
    productId,
    name,
    price,
    quantity,
    sessionId,
    ...texts,
    ...designToWire(design),
    shown: toShownChoiceDtos(shownOn(personalisation)),
    kitId: line.kitId,
    kitGifts: giftsOf(breakdown),
    ...addOnFields(personalisation),
    product: {
      id: productId,
      name: product?.name ?? name,
      price: product?.price ?? breakdown[0]?.amount ?? price,
      imageUrl: product?.mainPicture ?? line.image,
      inStock: product?.inStock ?? false,
    },
    breakdown: toPriceLineDtos(breakdown),
    currentPrice,
    available,
  };
}
