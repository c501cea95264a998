import type { Pesos } from '../../common/money.js';
import { type Kit, type KitPiece, priceKit } from './kit.js';
import { type AddOnNeed, NAME_EMBROIDERY, type Option, type OptionKind } from './option.js';
import type { Product } from './product.js';
import { type Setting, settingReader } from './setting.js';

export interface AddOn {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly price: Pesos;
  readonly needs: AddOnNeed | null;
}

export interface PricedChoice {
  readonly id: string;
  readonly label: string;
  readonly surcharge: Pesos;
}

/** Every price, limit and time that is not a product's own (decisions, 5). */
export interface Pricing {
  readonly embroideryRemovalSaving: Pesos;
  readonly addOns: readonly AddOn[];
  readonly fontStyles: readonly PricedChoice[];
  readonly fontSizes: readonly PricedChoice[];
  readonly fontColors: readonly PricedChoice[];
  readonly animalThemes: readonly PricedChoice[];
  readonly bagColors: readonly PricedChoice[];
  readonly limits: {
    readonly name: number;
    readonly keychain: number;
    readonly request: number;
    readonly quantity: number;
  };
  readonly kit: Kit;
  readonly delivery: {
    readonly shippingEstimate: Pesos;
    readonly standardBusinessDays: readonly [number, number];
    readonly expressBusinessDays: readonly [number, number];
    readonly embroideryHours: number;
  };
}

/** What pricing is made of, as the owner keeps it. */
export interface PricingSources {
  readonly products: readonly Product[];
  readonly options: readonly Option[];
  readonly kitPieces: readonly KitPiece[];
  readonly settings: readonly Setting[];
}

/** Puts the owner's prices together; nothing that follows from another price is stored. */
export function pricingOf({ products, options, kitPieces, settings }: PricingSources): Pricing {
  const setting = settingReader(settings);
  const choices = (kind: OptionKind) => ofKind(options, kind).map(toChoice);
  const addOns = ofKind(options, 'add_on').map(toAddOn);
  return {
    embroideryRemovalSaving: setting('embroidery_removal_saving'),
    addOns,
    fontStyles: choices('font_style'),
    fontSizes: choices('font_size'),
    fontColors: choices('font_color'),
    animalThemes: choices('animal_theme'),
    bagColors: choices('bag_color'),
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
    }),
    delivery: {
      shippingEstimate: setting('shipping_estimate'),
      standardBusinessDays: [setting('standard_days_min'), setting('standard_days_max')],
      expressBusinessDays: [setting('express_days_min'), setting('express_days_max')],
      embroideryHours: setting('embroidery_hours'),
    },
  };
}

function ofKind(options: readonly Option[], kind: OptionKind): Option[] {
  return options.filter((option) => option.kind === kind).sort((a, b) => a.position - b.position);
}

function toChoice({ id, label, price }: Option): PricedChoice {
  return { id, label, surcharge: price };
}

function toAddOn({ id, label, description, price, needs }: Option): AddOn {
  return { id, label, description: description ?? '', price, needs };
}
