import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import {
  type ChristmasDeadlines,
  christmasDeadlines,
  deliveryOf,
  type DeliveryRange,
  type LeadTimes,
  withQueue,
} from '../../common/delivery.js';
import type { Pesos } from '../../common/money.js';
import type { WorkshopPlan } from '../../settings/index.js';
import { type Kit, type KitPiece, priceKit } from './kit.js';
import { type AddOnNeed, type Option, type OptionKind, WITH_EMBROIDERY } from './option.js';
import {
  DESIGN_FIELDS,
  DESIGN_QUESTIONS,
  type DesignField,
  eachField,
  inWords,
  type PieceDesign,
  shownDesign,
} from '../../common/piece-design.js';
import { choosesAddOn, type KeptPhoto, type PieceOptions } from './piece-options.js';
import type { Product } from './product.js';
import { type Setting, type SettingName, settingReader } from './setting.js';

interface AddOn {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly price: Pesos;
  readonly needs: AddOnNeed | null;
  /** Not offered beside 'Con bordado'. */
  readonly hiddenWithEmbroidery: boolean;
  /** Products that it is not offered on. */
  readonly exceptProducts: readonly number[];
}

export interface PricedChoice {
  readonly id: string;
  readonly label: string;
  /** Small print below the label; missing without one. */
  readonly description?: string;
  readonly surcharge: Pesos;
}

/** An option of a design that is not offered, but seen on photos or on bought pieces. */
interface UnofferedChoice {
  readonly field: DesignField;
  readonly id: string;
  readonly label: string;
}

/** Every price, limit and time that is not a product's own. */
export interface Pricing {
  readonly embroideryRemovalSaving: Pesos;
  /** The owner's description of the embroidery; '' for none. */
  readonly embroideryDescription: string;
  readonly addOns: readonly AddOn[];
  readonly fontStyles: readonly PricedChoice[];
  readonly fontSizes: readonly PricedChoice[];
  readonly fontColors: readonly PricedChoice[];
  readonly animalThemes: readonly PricedChoice[];
  readonly bagColors: readonly PricedChoice[];
  readonly straps: readonly PricedChoice[];
  readonly unoffered: readonly UnofferedChoice[];
  readonly limits: {
    readonly name: number;
    readonly keychain: number;
    readonly request: number;
    readonly quantity: number;
  };
  readonly kit: Kit;
  readonly delivery: LeadTimes & {
    readonly shippingEstimate: Pesos;
    readonly embroideryHours: number;
    /** Lead times as the owner keeps them, without the workshop's queue. */
    readonly planned: Pick<LeadTimes, 'standardBusinessDays' | 'expressBusinessDays'>;
    /** Delivery of an order that is paid today. */
    readonly standardDates: DeliveryRange;
    /** Delivery of an express order that is paid today. */
    readonly expressDates: DeliveryRange;
    /** Null outside the season. */
    readonly christmas: ChristmasDeadlines | null;
  };
}

/** The stored data from which pricing is calculated. */
export interface PricingSources {
  readonly products: readonly Product[];
  readonly options: readonly Option[];
  readonly kitPieces: readonly KitPiece[];
  readonly settings: readonly Setting[];
  /** Closing and weekly capacity, which change promised dates; missing while nothing changes them. */
  readonly plan?: WorkshopPlan;
  /** Missing while it could not be counted. */
  readonly queue?: WorkshopQueue;
}

/** Numbers of pieces that are paid and not sent. */
export interface WorkshopQueue {
  readonly all: number;
  /** Those of express orders among them, which are made first. */
  readonly express: number;
}

/** Puts the owner's prices together; nothing that follows from another price, or from today's date, is stored. */
export function pricingOf(sources: PricingSources, now: Date): Pricing {
  const { products, options, kitPieces, settings } = sources;
  const setting = settingReader(settings);
  const choices = (kind: OptionKind) => ofKind(options, kind).map(toChoice);
  const addOns = ofKind(options, 'add_on').map(toAddOn);
  const planned = plannedDays(setting);
  const leadTimes = leadTimesOf(planned, sources);
  return {
    embroideryRemovalSaving: setting('embroidery_removal_saving'),
    embroideryDescription: ofKind(options, 'embroidery').find(({ id }) => id === WITH_EMBROIDERY)?.description ?? '',
    addOns,
    fontStyles: choices('font_style'),
    fontSizes: choices('font_size'),
    fontColors: choices('font_color'),
    animalThemes: choices('animal_theme'),
    bagColors: choices('bag_color'),
    straps: choices('strap'),
    unoffered: unofferedOf(options),
    limits: {
      name: setting('limit_name'),
      keychain: setting('limit_keychain'),
      request: setting('limit_request'),
      quantity: setting('limit_quantity'),
    },
    kit: priceKit(kitPieces, products, {
      nameEmbroidery: addOns.find(({ id }) => id === NAME_EMBROIDERY)?.price ?? 0,
      discountPercent: setting('kit_discount_percent'),
      freeAccessories: setting('kit_free_accessories'),
      gifts: ofKind(options, 'add_on').flatMap(({ id, kitGift }) => (kitGift ? [id] : [])),
    }),
    delivery: {
      shippingEstimate: setting('shipping_estimate'),
      ...leadTimes,
      planned,
      embroideryHours: setting('embroidery_hours'),
      standardDates: deliveryOf(now, false, leadTimes),
      expressDates: deliveryOf(now, true, leadTimes),
      christmas: christmasDeadlines(now, leadTimes),
    },
  };
}

function plannedDays(setting: (name: SettingName) => number): Pricing['delivery']['planned'] {
  return {
    standardBusinessDays: [setting('standard_days_min'), setting('standard_days_max')],
    expressBusinessDays: [setting('express_days_min'), setting('express_days_max')],
  };
}

/** The owner's lead times, longer while the workshop's queue is, around the days on which it is closed. */
function leadTimesOf(planned: Pricing['delivery']['planned'], { plan, queue }: PricingSources): LeadTimes {
  const perWeek = plan?.piecesPerWeek ?? null;
  return {
    standardBusinessDays: withQueue(planned.standardBusinessDays, queue?.all ?? 0, perWeek),
    expressBusinessDays: withQueue(planned.expressBusinessDays, queue?.express ?? 0, perWeek),
    closing: plan?.closing ?? null,
  };
}

/** One line of a price as shoppers read it; `amount` is negative for what is saved. */
export interface PriceLine {
  readonly label: string;
  readonly amount: Pesos;
  /** Id of the add-on that it is for; missing for every other line. */
  readonly addOn?: string;
  /** Id of the add-on that this line gives for free with a kit; missing for every other line. */
  readonly gift?: string;
}

/**
 * The price lines of one piece, always in the same order; their sum is its price.
 * A choice that is no longer on sale has no line. The pages calculate the same: `docs/pricing-cases.json` is run by both.
 */
export function lineBreakdown(
  product: Pick<Product, 'price' | 'embroiderable'>,
  options: PieceOptions,
  pricing: Pricing,
): PriceLine[] {
  const lines = [{ label: 'Precio base', amount: product.price }];
  if (product.embroiderable && !options.hasBordado) {
    lines.push({ label: 'Sin bordado', amount: 0 - Math.min(product.price, pricing.embroideryRemovalSaving) });
  }
  const addOns = pricing.addOns.filter(({ id }) => choosesAddOn(options, id));
  return [
    ...lines,
    ...designLines(options, pricing),
    ...addOns.map(({ id, label, price }) => ({ label, amount: price, addOn: id })),
  ];
}

/** Labels of the add-ons in the first releases, which stored no ids with their prices. */
const FIRST_LABELS: Readonly<Record<string, string>> = {
  pompon: 'Pompón',
  keychain: 'Llavero personalizado',
  bow: 'Moño decorativo',
  [NAME_EMBROIDERY]: 'Bordado de nombre',
  [EXPRESS_SERVICE]: 'Servicio express',
};

/** The names of these add-ons, in their order, as they were when the price was calculated. */
export function addOnLabels(addOns: readonly string[], breakdown: readonly PriceLine[]): string[] {
  return addOns.map((id) => breakdown.find(({ addOn }) => addOn === id)?.label ?? FIRST_LABELS[id] ?? id);
}

/** The sum of a breakdown. */
export function priceOf(breakdown: readonly PriceLine[]): Pesos {
  return breakdown.reduce((sum, { amount }) => sum + amount, 0);
}

/** The choices of a design that are on sale. */
function designLines({ design }: PieceOptions, pricing: Pricing): PriceLine[] {
  const chosen = DESIGN_FIELDS.flatMap((field) => {
    const choice = choicesFor(field, pricing).find(({ id }) => id === design[field]);
    return choice ? [{ field, asInPhoto: false, amount: choice.surcharge, ...choice }] : [];
  });
  return inWords(chosen).map(({ words, amount }) => ({ label: words, amount }));
}

/** The options on offer for a question. */
export function choicesFor(field: DesignField, pricing: Pricing): readonly PricedChoice[] {
  return pricing[DESIGN_QUESTIONS[field].list];
}

/** The name of an option, offered or not; its id when the shop no longer knows it. */
function optionLabel(field: DesignField, id: string, pricing: Pricing): string {
  const known =
    choicesFor(field, pricing).find((choice) => choice.id === id) ??
    pricing.unoffered.find((choice) => choice.field === field && choice.id === id);
  return known?.label ?? id;
}

/** What a piece keeps of today's photo of its product. */
export function photoOf(
  { photoDesign }: Pick<Product, 'photoDesign'>,
  piece: { readonly design: PieceDesign; readonly hasBordado: boolean },
  pricing: Pricing,
): KeptPhoto {
  const shown = shownDesign(piece.design, photoDesign, piece);
  return { design: photoDesign, names: eachField((_, field) => optionLabel(field, shown[field], pricing)) };
}

function unofferedOf(options: readonly Option[]): UnofferedChoice[] {
  return DESIGN_FIELDS.flatMap((field) =>
    options
      .filter(({ kind, withdrawn }) => withdrawn && kind === DESIGN_QUESTIONS[field].kind)
      .map(({ id, label }) => ({ field, id, label })),
  );
}

function ofKind(options: readonly Option[], kind: OptionKind): Option[] {
  return options.filter((option) => option.kind === kind && !option.withdrawn).sort((a, b) => a.position - b.position);
}

function toChoice({ id, label, description, price }: Option): PricedChoice {
  return { id, label, ...(description && { description }), surcharge: price };
}

function toAddOn({ description, ...option }: Option): AddOn {
  const { id, label, price, needs, hiddenWithEmbroidery, exceptProducts } = option;
  return { id, label, description: description ?? '', price, needs, hiddenWithEmbroidery, exceptProducts };
}
