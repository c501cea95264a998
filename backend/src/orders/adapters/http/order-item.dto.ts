import {
  addOnFields,
  addOnLabels,
  PriceLineDto,
  ShownChoiceDto,
  shownOn,
  toPriceLineDtos,
  toShownChoiceDtos,
} from '../../../catalogue/index.js';
import { designToWire } from '../../../common/piece-design.js';
import type { OrderLine } from '../../domain/purchase.js';

/** Identical pieces, as they were bought. */
export class OrderItemDto {
  /**
   * Id of `GET /products`.
   * @example 1
   */
  productId!: number;

  /**
   * The product's name when it was bought.
   * @example "Pañalera Multifuncional"
   */
  name!: string;

  /**
   * Main picture, a path from `/`.
   * @example "/media/86cc2c9fc3feb2d0a7c7-1080.webp"
   */
  imageUrl!: string;

  /**
   * Pieces.
   * @example 1
   */
  quantity!: number;

  /**
   * Price of one piece, whole pesos; the sum of `breakdown`.
   * @example 460000
   */
  price!: number;

  /**
   * The embroidered name; empty for none, `•••` for strangers, as the other texts.
   * @example "Sofía"
   */
  personalization!: string;

  /** False for a piece without embroidery. */
  hasBordado!: boolean;

  /** With the embroidered name as an add-on. */
  addNameEmbroidery!: boolean;

  /**
   * Ids of the chosen add-ons, as in `addOns` of `GET /pricing`.
   * @example ["pompon"]
   */
  addOns!: string[];

  /**
   * Their names in the same order, as they were when the price was calculated.
   * @example ["Pompón"]
   */
  addOnLabels!: string[];

  /** With a pompon. */
  addPompon!: boolean;

  /** With a keychain that carries `keychainPersonalization`. */
  addPersonalizedKeychain!: boolean;

  /** With a decorative bow. */
  addDecorativeBow!: boolean;

  /** With the express service. */
  expressService!: boolean;

  /**
   * The keychain's text; empty for none.
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

  /** What is seen on the piece, chosen or as in the photo of its day; empty for an order of an earlier release. */
  shown!: ShownChoiceDto[];

  /**
   * Special request of the customer; may be empty.
   * @example "Una corona pequeña sobre la M"
   */
  specialRequest!: string;

  /**
   * Shared by the pieces of one kit; null for a piece that was bought alone. It is not the `kitId` of the cart.
   * @example "Vb1pR0eN6xS2kQ9uJw3fTA"
   */
  kitId!: string | null;

  /** Price lines of one piece at the purchase; their sum is `price`. */
  breakdown!: PriceLineDto[];
}

export function toOrderItemDto({
  productId,
  name,
  image,
  quantity,
  price,
  breakdown,
  personalisation,
  kitId,
}: OrderLine): OrderItemDto {
  const { addOns, addPersonalization, ...fields } = addOnFields(personalisation);
  return {
    productId,
    name,
    imageUrl: image,
    quantity,
    price,
    personalization: personalisation.personalization,
    hasBordado: personalisation.hasBordado,
    addOns,
    addOnLabels: addOnLabels(addOns, breakdown),
    ...fields,
    addNameEmbroidery: fields.addNameEmbroidery || addPersonalization,
    keychainPersonalization: personalisation.keychainPersonalization,
    ...designToWire(personalisation.design),
    shown: toShownChoiceDtos(shownOn(personalisation)),
    specialRequest: personalisation.specialRequest,
    kitId: kitId ?? null,
    breakdown: toPriceLineDtos(breakdown),
  };
}
