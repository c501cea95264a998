import {
  assertNoProblems,
  addOnFields,
  findProduct,
  giftsOf,
  hasField,
  kitPieceBreakdown,
  lineBreakdown,
  type Personalisation,
  type PriceLine,
  type Pricing,
  priceOf,
  fieldProblems,
  type Product,
  combinationError,
  misplacedAddOn,
  photoOf,
  withoutUnused,
} from '../../catalogue/index.js';
import { designToWire } from '../../common/piece-design.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { CartLine } from '../domain/cart.js';
import { keepsPrice } from '../domain/held-price.js';

/** The personalisation as the shopper chose it; `hasBordado` is the product's own default while nothing was chosen. */
export type RequestedPersonalisation = Omit<Personalisation, 'hasBordado' | 'photo'> & {
  readonly hasBordado: boolean | null;
};

/** Completes a request: without a choice, a piece that can be embroidered is embroidered. */
export function withDefaultEmbroidery(personalisation: RequestedPersonalisation, product: Product): Personalisation {
  return { ...personalisation, hasBordado: personalisation.hasBordado ?? product.embroiderable };
}

/** The part of a line that comes from the catalogue, frozen when it is added or edited. */
export interface Piece {
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  readonly personalisation: Personalisation;
  /** `optionsKey` of the personalisation. */
  readonly optionsKey: string;
  readonly breakdown: readonly PriceLine[];
  readonly price: Pesos;
}

/** Checks every rule and prices the piece; throws the first reason why it cannot be ordered. */
export function pieceOf(product: Product, requested: Personalisation, pricing: Pricing): Piece {
  assertNoProblems(fieldProblems(requested, pricing));
  const personalisation = withoutUnused(requested, pricing);
  if (!product.inStock)
    throw new DomainError('invalid', 'cart.out_of_stock', `${product.name} está agotado por ahora.`);
  const error =
    combinationError(product, personalisation, pricing) ?? misplacedAddOn(product, personalisation, pricing);
  if (error) throw error;
  const made = { ...personalisation, photo: personalisation.photo ?? photoOf(product, personalisation, pricing) };
  return pieceWithPrice(product, made, lineBreakdown(product, made, pricing));
}

/** A checked piece at this price. */
export function pieceWithPrice(
  product: Product,
  personalisation: Personalisation,
  breakdown: readonly PriceLine[],
): Piece {
  return {
    productId: product.id,
    name: product.name,
    image: product.mainPicture,
    personalisation,
    optionsKey: optionsKey(personalisation),
    breakdown,
    price: priceOf(breakdown),
  };
}

/**
 * Equal for identical pieces, so that adding one more increments a quantity. Cart lines are stored with it: for add-ons with a
 * field, and questions that they had, it stays the key that the first releases computed.
 */
export function optionsKey(personalisation: Personalisation): string {
  const { addOns, ...fields } = addOnFields(personalisation);
  const { embroideryFont, fontSize, embroideryColor, animalTheme, bagColor, ...newer } = designToWire(
    personalisation.design,
  );
  const chosen = Object.entries(newer).filter(([, id]) => id !== null);
  const others = addOns.filter((id) => !hasField(id));
  return contentHash(
    JSON.stringify([
      personalisation.hasBordado,
      fields.addPompon,
      fields.addPersonalizedKeychain,
      fields.addDecorativeBow,
      fields.addPersonalization || fields.addNameEmbroidery,
      fields.expressService,
      personalisation.personalization,
      personalisation.keychainPersonalization,
      embroideryFont,
      fontSize,
      embroideryColor,
      animalTheme,
      bagColor,
      personalisation.specialRequest,
      ...(others.length > 0 ? [others] : []),
      ...(chosen.length > 0 ? [Object.fromEntries(chosen)] : []),
    ]),
  );
}

/** A cart line with its current catalogue data. */
export interface CartItem {
  /** At the price that it costs now: the lower of the one at which it was added and today's. */
  readonly line: CartLine;
  /** Undefined when the product was withdrawn. */
  readonly product: Product | undefined;
  /** False when it cannot be ordered like this now: it blocks payment until it is removed. */
  readonly available: boolean;
  /** The price of one piece if it were added now; null when the product was withdrawn or is no longer part of the kit. */
  readonly currentPrice: Pesos | null;
}

/** Lines of a cart, with whole kits: the pieces of a kit keep their prices together, or none of them does. */
export function cartItems(
  lines: readonly CartLine[],
  products: readonly Product[],
  pricing: Pricing,
  now: Date,
): CartItem[] {
  const today = lines.map((line) => ({ line, breakdown: breakdownNow(line, products, pricing) }));
  return today.map(({ line, breakdown }) => {
    const product = findProduct(products, line.productId);
    if (!product || !breakdown) return { line, product, available: false, currentPrice: null };
    const bought =
      line.kitId === null ? [{ line, breakdown }] : today.filter((other) => other.line.kitId === line.kitId);
    const isKept = keepsPrices(bought, now);
    const currentPrice = priceOf(breakdown);
    const { personalisation } = line;
    const isOrderable =
      Object.keys(fieldProblems(personalisation, pricing)).length === 0 &&
      !combinationError(product, personalisation, pricing);
    return {
      line: isKept
        ? line
        : Object.assign(new CartLine(), line, {
            price: currentPrice,
            breakdown,
            personalisation: withNamesOfToday(personalisation, pricing),
          }),
      product,
      available: product.inStock && isOrderable,
      currentPrice,
    };
  });
}

/** A price of today has lines with the names of today: the piece has the same, otherwise each renamed choice would be listed twice. */
function withNamesOfToday(personalisation: Personalisation, pricing: Pricing): Personalisation {
  const { photo } = personalisation;
  if (!photo) return personalisation;
  return { ...personalisation, photo: photoOf({ photoDesign: photo.design }, personalisation, pricing) };
}

/** Whether the pieces that are bought together keep the prices at which they were added; also while one of them has none today. */
function keepsPrices(
  bought: readonly { readonly line: CartLine; readonly breakdown: readonly PriceLine[] | undefined }[],
  now: Date,
): boolean {
  const [{ line } = {}] = bought;
  if (!line || bought.some(({ breakdown }) => !breakdown)) return true;
  const price = bought.reduce((sum, piece) => sum + piece.line.price, 0);
  const today = bought.reduce((sum, { breakdown = [] }) => sum + priceOf(breakdown), 0);
  return keepsPrice({ price, pricedAt: line.pricedAt }, today, now);
}

/** Undefined for a product that was withdrawn, and for a piece of a kit that has no such piece any more. */
export function breakdownNow(
  line: Pick<CartLine, 'productId' | 'kitId' | 'personalisation' | 'breakdown'>,
  products: readonly Product[],
  pricing: Pricing,
): PriceLine[] | undefined {
  const product = findProduct(products, line.productId);
  if (!product) return undefined;
  if (line.kitId === null) return lineBreakdown(product, line.personalisation, pricing);
  const piece = pricing.kit.pieces.find((candidate) => candidate.product.id === product.id);
  return piece && kitPieceBreakdown(piece, line.personalisation, giftsOf(line.breakdown), pricing);
}
