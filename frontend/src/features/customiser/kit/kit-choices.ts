import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import { EXPRESS_SERVICE, NAME_EMBROIDERY, needsText } from '../../../domain/add-ons';
import { kitDiscountLabel, kitPieceBreakdown } from '../../../domain/kit-price';
import { priceOf, type PriceLine } from '../../../domain/line-price';
import {
  AS_IN_PHOTO,
  choicesFor,
  DESIGN_FIELDS,
  type DesignField,
  eachField,
  inWords,
  optionLabel,
  shownChoices,
  shownDesign,
} from '../../../domain/piece-design';
import { type PieceProblem, pieceProblems } from '../../../domain/piece-problems';
import { tidyLetters } from '../../../domain/tidy-text';
import type { ConfiguredKit, PersonalText } from '../../../shared/lib/add-to-cart';
import {
  type Choices,
  knownChoices,
  madeDesign,
  type Personalisation,
  personalisationOf,
  photoChoices,
} from '../choices';
import { drawable } from '../drawable';
import type { Design } from '../embroidery/design';
import { previewedDesign } from '../embroidery/drawn-design';
import type { LettersByFont } from '../letters-store';

/** What a piece of the kit can have of its own. */
export type OwnChoices = Pick<Choices, 'name' | DesignField>;

/** Choices for a kit: the shared design of all pieces, and the differences of single pieces. */
export interface KitChoices {
  shared: Choices;
  /** Differences of a piece from the shared design, by product id. */
  own: Readonly<Record<string, Partial<OwnChoices>>>;
  /** Ids of the chosen free add-ons. */
  gifts: readonly string[];
  /** Id of the product that the gifts belong to. */
  giftPiece: number;
  keychainText: string;
  express: boolean;
}

/** Fields that a piece can have of its own. */
export const OWN_FIELDS: readonly (keyof OwnChoices)[] = ['name', ...DESIGN_FIELDS];

/** Colour and strap of the kit on the home page's picture: the pieces are a set. */
const AS_PICTURED: Partial<Record<DesignField, string>> = { bagColour: 'brown', strap: 'ethnic-diamonds' };

/** Choices of a new kit; none has a surcharge, so that the kit costs what every page says. */
export const usualKit = (pricing: PricingDto): KitChoices => knownKit({}, pricing);

function usualShared(pricing: PricingDto): Choices {
  const pictured = eachField(
    (field) =>
      choicesFor(field, drawable(pricing)).find(({ id, surcharge }) => id === AS_PICTURED[field] && surcharge === 0)
        ?.id ?? null,
  );
  return { ...photoChoices(), ...pictured };
}

/** Validates stored choices; missing or no longer offered ones are those of a new kit. */
export function knownKit(raw: Record<string, unknown>, pricing: PricingDto): KitChoices {
  const { pieces, gifts, freeAccessories } = pricing.kit;
  const shared = knownChoices(recordOf(raw.shared), pricing, usualShared(pricing));
  const own = Object.entries(recordOf(raw.own)).flatMap(([id, part]) => {
    if (!pieces.some(({ productId, embroiderable }) => embroiderable && String(productId) === id)) return [];
    const known = knownChoices(recordOf(part), pricing, shared);
    const changed = OWN_FIELDS.filter((field) => field in recordOf(part)).map((field) => [field, known[field]]);
    return [[id, Object.fromEntries(changed) as Partial<OwnChoices>] as const];
  });
  const chosen = Array.isArray(raw.gifts)
    ? gifts.filter((id) => (raw.gifts as unknown[]).includes(id))
    : usualGifts(pricing);
  const hosts = giftPieces(pricing);
  const giftPiece =
    hosts.find(({ productId }) => productId === raw.giftPiece) ?? hosts.find(({ withName }) => withName) ?? hosts[0];
  return {
    shared,
    own: Object.fromEntries(own),
    gifts: chosen.slice(0, freeAccessories),
    giftPiece: giftPiece?.productId ?? 0,
    keychainText: typeof raw.keychainText === 'string' ? raw.keychainText : '',
    express: raw.express === true && pricing.addOns.some(({ id }) => id === EXPRESS_SERVICE),
  };
}

/** The pieces that can carry every gift. */
export function giftPieces({ kit, addOns }: PricingDto): KitPieceDto[] {
  const gifts = addOns.filter(({ id }) => kit.gifts.includes(id));
  return kit.pieces.filter(({ productId }) =>
    gifts.every(({ exceptProducts = [] }) => !exceptProducts.includes(productId)),
  );
}

/** Preselects gifts that need no text, so that shoppers who skip the step still get a free accessory. */
function usualGifts({ kit, addOns }: PricingDto): string[] {
  return kit.gifts.filter((id) => addOns.some((addOn) => addOn.id === id && addOn.needs === null));
}

/** Choices for one piece. */
export function designOf({ shared, own }: KitChoices, { productId, embroiderable }: KitPieceDto): Choices {
  if (embroiderable) return { ...shared, ...own[productId] };
  // A piece without embroidery follows the colour and strap of the set.
  const { bagColour, strap } = shared;
  return { ...shared, ...AS_IN_PHOTO, bagColour, strap, name: '', hasBordado: false };
}

/** What is seen on one piece. */
export function drawnIn(kit: KitChoices, piece: KitPieceDto): Design {
  const choices = { ...designOf(kit, piece), addOns: giftsFor(kit, piece), keychainText: kit.keychainText };
  return previewedDesign(shownDesign(choices, piece.photoDesign, choices), choices);
}

/** What one piece is made with, in words: 'Hilo crema, como en la imagen'. */
export function wordsOf(kit: KitChoices, piece: KitPieceDto, pricing: PricingDto): string[] {
  const choices = designOf(kit, piece);
  const made = madeDesign(choices, piece.photoDesign);
  const carried = { hasBordado: choices.hasBordado, addOns: [] };
  const shown = shownChoices(made, piece.photoDesign, carried, (field, id) => optionLabel(field, id, pricing));
  return inWords(shown).map(({ words }) => words);
}

/** Price lines of a piece. */
function linesOf(kit: KitChoices, piece: KitPieceDto, pricing: PricingDto): PriceLine[] {
  return kitPieceBreakdown(piece, personalisationIn(kit, piece, pricing), giftsFor(kit, piece), pricing);
}

/** Price lines of the kit: all pieces, the discount and the extras. */
export function kitSums(kit: KitChoices, pricing: PricingDto) {
  const { pieces, total, discountPercent, discountAmount } = pricing.kit;
  const discount = kitDiscountLabel(pricing.kit);
  const nameEmbroidery = pricing.addOns.find(({ id }) => id === NAME_EMBROIDERY)?.label;
  const extras = new Map<string, { count: number; value: number }>();
  let price = 0;
  for (const piece of pieces) {
    const [, ...lines] = linesOf(kit, piece, pricing);
    price += piece.basePrice + priceOf(lines);
    for (const { label, amount } of lines) {
      const isIncluded = label === discount || (piece.withName && label === nameEmbroidery);
      if (amount === 0 || isIncluded) continue;
      const known = extras.get(label) ?? { count: 0, value: 0 };
      extras.set(label, { count: known.count + 1, value: known.value + amount });
    }
  }
  const lines = [...extras].map(([label, { count, value }]) => ({
    label: count > 1 ? `${label} × ${count}` : label,
    value,
  }));
  return {
    lines: [
      { label: 'Total normal', value: total },
      { label: `Descuento ${discountPercent}%`, value: -discountAmount },
      ...lines,
    ],
    total: price,
  };
}

/** The body of the call that puts the kit into the cart. */
export function configuredKit(kit: KitChoices, pricing: PricingDto): ConfiguredKit {
  return {
    pieces: pricing.kit.pieces.map((piece) => ({
      productId: piece.productId,
      ...personalisationIn(kit, piece, pricing),
    })),
    gifts: kit.gifts.map((addOn) => ({ productId: kit.giftPiece, addOn })),
    price: kitSums(kit, pricing).total,
  };
}

function personalisationIn(kit: KitChoices, piece: KitPieceDto, pricing: PricingDto): Personalisation {
  const addOns = [...giftsFor(kit, piece), ...(kit.express ? [EXPRESS_SERVICE] : [])];
  const choices = { ...designOf(kit, piece), addOns, keychainText: kit.keychainText, specialRequest: '' };
  return personalisationOf(choices, pricing, piece.photoDesign);
}

function giftsFor({ gifts, giftPiece }: KitChoices, { productId }: KitPieceDto): readonly string[] {
  return productId === giftPiece ? gifts : [];
}

/** Reason why a kit cannot be added; without `piece` it is about the shared choices. */
export type KitProblem = PieceProblem & { piece?: KitPieceDto };

/** In the order of the form. */
export function kitProblems(kit: KitChoices, pricing: PricingDto, letters: LettersByFont): KitProblem[] {
  const { shared, own, gifts, keychainText } = kit;
  const embroidered = pricing.kit.pieces.filter(({ embroiderable }) => embroiderable);
  const problemsOf = (piece: KitPieceDto | undefined, name: string, fields: Parameters<typeof pieceProblems>[1]) => {
    const font = piece && letters[drawnIn(kit, piece).letter];
    const texts = { name, request: '', keychainText, addOns: gifts };
    return pieceProblems(
      { ...texts, unstitchable: font?.texts.unstitchable(tidyLetters(name), font) ?? [] },
      fields,
      pricing,
      true,
    );
  };
  const common = embroidered.find(({ productId }) => own[productId]?.name === undefined);
  return [
    ...(common ? problemsOf(common, shared.name, ['name']) : []),
    ...(needsText(gifts, pricing.addOns, 'keychainText') ? problemsOf(common, shared.name, ['keychainText']) : []),
    ...embroidered.flatMap((piece) => {
      const name = own[piece.productId]?.name;
      if (name === undefined) return [];
      return problemsOf(piece, name, ['name']).map((problem) => ({ ...problem, piece }));
    }),
  ];
}

/** Texts for the shopper to check, without duplicates; with several names, each lists its pieces. */
export function spelledInKit({ pieces }: ConfiguredKit, { kit }: PricingDto): PersonalText[] {
  const byName = new Map<string, string[]>();
  for (const { productId, personalization } of pieces) {
    if (!personalization) continue;
    const piece = kit.pieces.find((candidate) => candidate.productId === productId)?.name ?? '';
    byName.set(personalization, [...(byName.get(personalization) ?? []), piece]);
  }
  const keychain = pieces.find(({ keychainPersonalization }) => keychainPersonalization)?.keychainPersonalization;
  return [
    ...[...byName].map(([text, names]) => ({
      label: byName.size > 1 ? `Nombre en: ${names.join(', ')}` : 'Nombre a bordar',
      text,
    })),
    ...(keychain ? [{ label: 'Texto del llavero', text: keychain }] : []),
  ];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
