import {
  asKitPiece,
  giftsOf,
  isExpress,
  kitPieceBreakdown,
  type PricedKitPiece,
  type Pricing,
  withoutUnused,
} from '../../catalogue/index.js';
import { EXPRESS_SERVICE } from '../../common/add-ons.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError, errorOf, invalidField } from '../../common/domain-error.js';
import type { CartLine } from '../domain/cart.js';
import {
  optionsKey,
  type Piece,
  pieceOf,
  pieceWithPrice,
  type RequestedPersonalisation,
  withDefaultEmbroidery,
} from './piece.js';

/** An add-on that is given with a piece of the kit. */
interface KitGift {
  readonly productId: number;
  readonly addOn: string;
}

/** A kit as the shopper requested it. */
export interface RequestedKit {
  /** In any order. */
  readonly pieces: readonly { readonly productId: number; readonly personalisation: RequestedPersonalisation }[];
  readonly gifts: readonly KitGift[];
}

export const KIT_INCOMPLETE = [422, 'kit.incomplete', 'El kit lleva sus 7 piezas, cada una una vez.'] as const;
export const KIT_GIFTS = [422, 'kit.too_many_gifts', 'Puedes elegir 1 accesorio de regalo.'] as const;
export const KIT_EXPRESS = [
  422,
  'kit.express',
  'El servicio express va con todas las piezas del kit o con ninguna.',
] as const;
const GIFT_MESSAGE = 'Elige el accesorio de regalo de la lista';

/** Checks every rule and prices the pieces, in the kit's order; throws the first reason why they cannot be ordered. */
export function piecesOfKit(request: RequestedKit, pricing: Pricing, kitId: string): Piece[] {
  const { kit } = pricing;
  assertComplete(request, kit.pieces);
  assertGifts(request, pricing);
  const pieces = kit.pieces.map((piece) => kitPieceOf(piece, request, pricing));
  const express = pieces.filter((piece) => isExpress([piece])).length;
  if (express > 0 && express < pieces.length) throw errorOf(KIT_EXPRESS);
  // Each piece has a key of the whole kit: when one is edited while it is paid for, all stay in the cart together.
  const ofKit = [kitId, pieces.map((piece) => piece.optionsKey), giftsInOrder(request)];
  return pieces.map((piece) => ({ ...piece, optionsKey: contentHash(JSON.stringify([piece.optionsKey, ...ofKit])) }));
}

/**
 * The same kit with the express service for all its pieces, or without it. Like the edit of a single line, it leaves out add-ons that are
 * no longer offered for their piece, and gifts that are no longer given.
 */
export function withExpress(lines: readonly CartLine[], express: boolean, pricing: Pricing): RequestedKit {
  const pieces = lines.map((line) => {
    const personalisation = withoutUnused(line.personalisation, pricing, { id: line.productId });
    const others = personalisation.addOns.filter((id) => id !== EXPRESS_SERVICE);
    const addOns = express ? [...others, EXPRESS_SERVICE].sort() : others;
    return {
      productId: line.productId,
      personalisation: { ...personalisation, addOns },
      given: giftsOf(line.breakdown),
    };
  });
  return {
    pieces,
    gifts: pieces.flatMap(({ productId, personalisation: { addOns }, given }) =>
      given
        .filter((addOn) => pricing.kit.gifts.includes(addOn) && addOns.includes(addOn))
        .map((addOn) => ({ productId, addOn })),
    ),
  };
}

/** Equal for the same request, whatever the prices are. */
export function fingerprintOfKit(request: RequestedKit, quantity: number): string {
  const pieces = request.pieces
    .toSorted((a, b) => a.productId - b.productId)
    .map(({ productId, personalisation }) => [
      productId,
      personalisation.hasBordado,
      optionsKey({ ...personalisation, hasBordado: true }),
    ]);
  return contentHash(JSON.stringify(['kit', quantity, pieces, giftsInOrder(request)]));
}

function kitPieceOf(piece: PricedKitPiece, { pieces, gifts }: RequestedKit, pricing: Pricing): Piece {
  const { product } = piece;
  const index = pieces.findIndex(({ productId }) => productId === product.id);
  const given = gifts.filter(({ productId }) => productId === product.id).map(({ addOn }) => addOn);
  const requested = withDefaultEmbroidery(pieces[index]!.personalisation, product);
  const addOns = [...new Set([...requested.addOns, ...given])].sort();
  try {
    const { personalisation } = pieceOf(product, asKitPiece(piece, { ...requested, addOns }), pricing);
    return pieceWithPrice(product, personalisation, kitPieceBreakdown(piece, personalisation, given, pricing));
  } catch (error) {
    throw error instanceof DomainError ? atPiece(error, piece, index) : error;
  }
}

/** Adds the name of the piece to the refusal. */
function atPiece({ kind, code, message, fields }: DomainError, { name, product }: PricedKitPiece, index: number) {
  const named = message.startsWith(product.name) ? message : `${name}: ${message}`;
  const entries = Object.entries(fields ?? {}).map(([field, problem]) => [`pieces.${index}.${field}`, problem]);
  return new DomainError(kind, code, named, fields && (Object.fromEntries(entries) as Record<string, string>));
}

function assertComplete({ pieces }: RequestedKit, ofKit: readonly PricedKitPiece[]): void {
  const isWhole =
    ofKit.length > 0 &&
    pieces.length === ofKit.length &&
    ofKit.every(({ product }) => pieces.some(({ productId }) => productId === product.id));
  if (isWhole) return;
  const message = `El kit lleva sus ${ofKit.length} piezas, cada una una vez.`;
  throw new DomainError('invalid', KIT_INCOMPLETE[1], message, { pieces: message });
}

function assertGifts({ gifts }: RequestedKit, { kit, addOns }: Pricing): void {
  if (gifts.length > kit.freeAccessories) {
    const what = kit.freeAccessories === 1 ? '1 accesorio' : `${kit.freeAccessories} accesorios`;
    const message = `Puedes elegir ${what} de regalo.`;
    throw new DomainError('invalid', KIT_GIFTS[1], message, { gifts: message });
  }
  const isOffered = ({ addOn, productId }: KitGift) =>
    kit.gifts.includes(addOn) &&
    addOns.some(({ id }) => id === addOn) &&
    kit.pieces.some(({ product }) => product.id === productId);
  const distinct = new Set(gifts.map(({ addOn, productId }) => `${productId} ${addOn}`));
  if (distinct.size === gifts.length && gifts.every(isOffered)) return;
  throw invalidField('gifts', GIFT_MESSAGE);
}

function giftsInOrder({ gifts }: RequestedKit): string[] {
  return gifts.map(({ productId, addOn }) => `${productId} ${addOn}`).sort();
}
