import type { CartItemDto, KitPieceChoiceDto } from '../../../api/cart.api';
import type { KitPieceDto, PricingDto } from '../../../api/catalogue.api';
import { EXPRESS_SERVICE, NAME_EMBROIDERY, needsText } from '../../../domain/add-ons';
import { kitDiscountLabel, kitPieceBreakdown } from '../../../domain/kit-price';
import { priceOf, type PriceLine } from '../../../domain/line-price';
import { type PieceProblem, pieceProblems } from '../../../domain/piece-problems';
import { tidyLetters } from '../../../domain/tidy-text';
import type { ConfiguredKit, PersonalText } from '../../../shared/lib/add-to-cart';
import { type Choices, choicesOfLine, DEFAULT_CHOICES, knownChoices, personalisationOf } from '../choices';
import type { Design } from '../embroidery/design';
import { unstitchable } from '../embroidery/unstitchable';
import type { LettersByFont } from '../letters-store';

/** Choices for a kit: the shared design of all pieces, and the differences of single pieces. */
export interface KitChoices {
  shared: Choices;
  /** Differences of a piece from the shared design, by product id. */
  own: Readonly<Record<string, Partial<Design>>>;
  /** Ids of the chosen free add-ons. */
  gifts: readonly string[];
  /** Id of the product that the gifts belong to. */
  giftPiece: number;
  keychainText: string;
  express: boolean;
}

const DESIGN_FIELDS = ['name', 'fontStyle', 'fontSize', 'fontColor', 'animalTheme', 'bagColor'] as const;

/** Colours of the kit on the home page's picture. */
const AS_PICTURED: Partial<Design> = { bagColor: 'brown', fontColor: 'white' };

/** Choices of a new kit. */
export const usualKit = (pricing: PricingDto): KitChoices => knownKit({ shared: AS_PICTURED }, pricing);

/** Validates stored choices; missing or no longer offered ones get their default. */
export function knownKit(raw: Record<string, unknown>, pricing: PricingDto): KitChoices {
  const { pieces, gifts, freeAccessories } = pricing.kit;
  const shared = knownChoices(recordOf(raw.shared), pricing);
  const own = Object.entries(recordOf(raw.own)).flatMap(([id, part]) => {
    if (!pieces.some(({ productId, embroiderable }) => embroiderable && String(productId) === id)) return [];
    const known = knownChoices({ ...shared, ...recordOf(part) }, pricing);
    const changed = DESIGN_FIELDS.filter((field) => field in recordOf(part)).map((field) => [field, known[field]]);
    return [[id, Object.fromEntries(changed) as Partial<Design>] as const];
  });
  const chosen = Array.isArray(raw.gifts)
    ? gifts.filter((id) => (raw.gifts as unknown[]).includes(id))
    : usualGifts(pricing);
  const giftPiece =
    pieces.find(({ productId }) => productId === raw.giftPiece) ?? pieces.find(({ withName }) => withName) ?? pieces[0];
  return {
    shared,
    own: Object.fromEntries(own),
    gifts: chosen.slice(0, freeAccessories),
    giftPiece: giftPiece?.productId ?? 0,
    keychainText: typeof raw.keychainText === 'string' ? raw.keychainText : '',
    express: raw.express === true && pricing.addOns.some(({ id }) => id === EXPRESS_SERVICE),
  };
}

/** Preselects gifts that need no text, so that shoppers who skip the step still get a free accessory. */
function usualGifts({ kit, addOns }: PricingDto): string[] {
  return kit.gifts.filter((id) => addOns.some((addOn) => addOn.id === id && addOn.needs === null));
}

/** Choices of a kit in the cart: the most frequent values are shared, others belong to their piece. */
export function kitOfItems(items: readonly CartItemDto[], pricing: PricingDto): KitChoices {
  const designed = items
    .filter(({ hasBordado }) => hasBordado)
    .map((item) => ({ item, choices: choicesOfLine(item, pricing) }));
  const shared = Object.fromEntries(
    DESIGN_FIELDS.map((field) => [field, commonest(designed.map(({ choices }) => choices[field]))]),
  );
  const own = designed.map(({ item, choices }) => {
    const others = DESIGN_FIELDS.filter((field) => choices[field] !== shared[field]);
    return [item.productId, Object.fromEntries(others.map((field) => [field, choices[field]]))] as const;
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

/** Design of one piece. */
export function designOf({ shared, own }: KitChoices, productId: number): Choices {
  return { ...shared, ...own[productId] };
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

function personalisationIn(kit: KitChoices, piece: KitPieceDto, pricing: PricingDto) {
  const choices = piece.embroiderable ? designOf(kit, piece.productId) : DEFAULT_CHOICES;
  const addOns = [...giftsFor(kit, piece), ...(kit.express ? [EXPRESS_SERVICE] : [])];
  const made = personalisationOf({ ...choices, addOns, keychainText: kit.keychainText, specialRequest: '' }, pricing);
  if (piece.embroiderable) return made;
  // Such a piece has no design: it is made like its photo.
  const noDesign = { embroideryFont: null, fontSize: null, embroideryColor: null, animalTheme: null, bagColor: null };
  return { ...made, ...noDesign, personalization: '', hasBordado: false } satisfies Omit<
    KitPieceChoiceDto,
    'productId'
  >;
}

function giftsFor({ gifts, giftPiece }: KitChoices, { productId }: KitPieceDto): readonly string[] {
  return productId === giftPiece ? gifts : [];
}

/** Reason why a kit cannot be added; without `piece` it is about the shared choices. */
export type KitProblem = PieceProblem & { piece?: KitPieceDto };

/** In the order of the form. */
export function kitProblems(kit: KitChoices, pricing: PricingDto, letters: LettersByFont): KitProblem[] {
  const { shared, own, gifts, keychainText } = kit;
  const problemsOf = (choices: Design, fields: Parameters<typeof pieceProblems>[1]) => {
    const font = letters[choices.fontStyle];
    const texts = { name: choices.name, request: '', keychainText, addOns: gifts };
    return pieceProblems(
      { ...texts, unstitchable: font ? unstitchable(tidyLetters(choices.name), font) : [] },
      fields,
      pricing,
      true,
    );
  };
  const embroidered = pricing.kit.pieces.filter(({ embroiderable }) => embroiderable);
  const isShared = embroidered.some(({ productId }) => own[productId]?.name === undefined);
  return [
    ...(isShared ? problemsOf(shared, ['name']) : []),
    ...(needsText(gifts, pricing.addOns, 'keychainText') ? problemsOf(shared, ['keychainText']) : []),
    ...embroidered.flatMap((piece) => {
      if (own[piece.productId]?.name === undefined) return [];
      return problemsOf(designOf(kit, piece.productId), ['name']).map((problem) => ({ ...problem, piece }));
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

function commonest<Value>(values: readonly Value[]): Value | undefined {
  const count = (value: Value) => values.filter((other) => other === value).length;
  return [...values].sort((a, b) => count(b) - count(a))[0];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
