import type { CartItemDto } from '../../../api/cart.api';
import type { PricingDto } from '../../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../../domain/add-ons';
import type { PhotoDesign } from '../../../domain/piece-design';
import { type Choices, choicesOfLine } from '../choices';
import { type KitChoices, knownKit, OWN_FIELDS, type OwnChoices } from './kit-choices';

/** A piece of a kit in the cart, as it is restored. */
interface RestoredPiece {
  productId: number;
  embroiderable: boolean;
  photo: PhotoDesign | undefined;
  choices: Choices;
}

/** Choices of a kit in the cart: what fits most pieces is shared, other choices belong to their piece. */
export function kitOfItems(items: readonly CartItemDto[], pricing: PricingDto): KitChoices {
  const pieces = items.flatMap((item): RestoredPiece[] => {
    const piece = pricing.kit.pieces.find(({ productId }) => productId === item.productId);
    if (!piece) return [];
    const { productId, embroiderable, photoDesign: photo } = piece;
    return [{ productId, embroiderable, photo, choices: choicesOfLine(item, pricing, photo) }];
  });
  const shared = Object.fromEntries(OWN_FIELDS.map((field) => [field, sharedValue(pieces, field)]));
  const own = pieces.map(({ productId, ...piece }) => {
    const others = OWN_FIELDS.filter((field) => !fits(piece, field, shared[field] ?? null));
    return [productId, Object.fromEntries(others.map((field) => [field, piece.choices[field]]))] as const;
  });
  const gift = items.find(({ kitGifts }) => kitGifts.length > 0);
  return knownKit(
    {
      shared,
      own: Object.fromEntries(own.filter(([, part]) => Object.keys(part).length > 0)),
      gifts: items.flatMap(({ kitGifts }) => kitGifts),
      giftPiece: gift?.productId,
      keychainText: gift?.keychainPersonalization,
      express: items.some(({ addOns }) => addOns.includes(EXPRESS_SERVICE)),
    },
    pricing,
  );
}

/** The value that fits most pieces. */
function sharedValue(pieces: readonly RestoredPiece[], field: keyof OwnChoices): string | null {
  const values = [...new Set(pieces.map(({ choices }) => choices[field]))];
  const count = (value: string | null) => pieces.filter((piece) => fits(piece, field, value)).length;
  return values.sort((a, b) => count(b) - count(a))[0] ?? null;
}

/** Whether a piece needs no value of its own beside this shared one. */
function fits(
  { embroiderable, photo, choices }: Omit<RestoredPiece, 'productId'>,
  field: keyof OwnChoices,
  shared: string | null,
): boolean {
  const own = choices[field];
  if (own === shared) return true;
  if (field === 'name') return !embroiderable;
  const isOnIt = field === 'bagColour' || field === 'strap' || embroiderable;
  return !isOnIt || (own === null && photo?.[field] === shared);
}
