import {
  assertNoProblems,
  addOnFields,
  hasField,
  lineBreakdown,
  type Personalisation,
  type PriceLine,
  type Pricing,
  priceOf,
  problemsOf,
  type Product,
  refusalOf,
  withoutUnused,
} from '../../catalogue/index.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';

/** What the shopper said about a piece; `hasBordado` is the product's own default while nothing was chosen. */
export type RequestedPersonalisation = Omit<Personalisation, 'hasBordado'> & { readonly hasBordado: boolean | null };

/** The piece that a request asks for: with embroidery, where nothing else is said and the product takes it. */
export function asked(wish: RequestedPersonalisation, product: Product): Personalisation {
  return { ...wish, hasBordado: wish.hasBordado ?? product.embroiderable };
}

/** What the catalogue decides about a line, frozen when it is added or edited. */
export interface Piece {
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  readonly personalisation: Personalisation;
  /** Of `personalisation`. */
  readonly optionsKey: string;
  readonly breakdown: readonly PriceLine[];
  readonly price: Pesos;
}

/** Checks every rule and prices the piece; throws the first reason why it cannot be ordered. */
export function pieceOf(product: Product, wish: Personalisation, pricing: Pricing): Piece {
  assertNoProblems(problemsOf(wish, pricing));
  const personalisation = withoutUnused(wish, pricing);
  if (!product.inStock)
    throw new DomainError('invalid', 'cart.out_of_stock', `${product.name} está agotado por ahora.`);
  const refusal = refusalOf(product, personalisation, pricing);
  if (refusal) throw refusal;
  return pieceAt(product, personalisation, lineBreakdown(product, personalisation, pricing));
}

/** A checked piece at this price. */
export function pieceAt(product: Product, personalisation: Personalisation, breakdown: readonly PriceLine[]): Piece {
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
 * Equal for pieces that are made alike, so that adding one more raises a quantity (decisions, 11). Lines of carts are stored with it: for
 * add-ons with a field it stays the key that the first releases computed.
 */
export function optionsKey(wish: Personalisation): string {
  const { addOns, ...fields } = addOnFields(wish);
  const others = addOns.filter((id) => !hasField(id));
  return contentHash(
    JSON.stringify([
      wish.hasBordado,
      fields.addPompon,
      fields.addPersonalizedKeychain,
      fields.addDecorativeBow,
      fields.addPersonalization || fields.addNameEmbroidery,
      fields.expressService,
      wish.personalization,
      wish.keychainPersonalization,
      wish.embroideryFont,
      wish.fontSize,
      wish.embroideryColor,
      wish.animalTheme,
      wish.bagColor,
      wish.specialRequest,
      ...(others.length > 0 ? [others] : []),
    ]),
  );
}
