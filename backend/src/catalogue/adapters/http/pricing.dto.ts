import { AddOnNeed } from '../../domain/option.js';
import { fieldOfAddOn } from '../../domain/piece-options.js';
import type { DesignField } from '../../../common/piece-design.js';
import type { PricedChoice, PriceLine, Pricing } from '../../domain/pricing.js';
import { DeliveryDto, toDeliveryDto } from './delivery.dto.js';
import { KitDto, toKitDto } from './kit.dto.js';

/** An extra that is charged once per line. */
export class AddOnDto {
  /**
   * Stable; carts name it in `addOns`.
   * @example "keychain"
   */
  id!: string;

  /**
   * Label that shoppers see.
   * @example "Llavero personalizado"
   */
  label!: string;

  /**
   * One line that explains it to shoppers.
   * @example "Con el texto que tú quieras"
   */
  description!: string;

  /**
   * Whole pesos.
   * @example 55000
   */
  price!: number;

  /** The text that this add-on needs, or null. */
  needs!: AddOnNeed | null;

  /**
   * The field of a cart's item that chooses it as well; null for one that only `addOns` names.
   * @example "addPersonalizedKeychain"
   */
  field!: string | null;

  /** Whether it is not offered beside 'Con bordado'; an order that names it is charged all the same. */
  hiddenWithEmbroidery!: boolean;

  /**
   * Ids of the products that it is not offered on.
   * @example [8, 12, 13]
   */
  exceptProducts!: number[];
}

/** An option that is not offered, but is seen on photos or on bought pieces. */
export class UnofferedChoiceDto {
  /** What it is about. */
  field!: DesignField;

  /**
   * As photo designs and bought pieces name it.
   * @example "cream"
   */
  id!: string;

  /**
   * Label that shoppers see.
   * @example "Crema"
   */
  label!: string;
}

/** One choice of the customiser. */
export class PricedChoiceDto {
  /**
   * Id that carts and designs send.
   * @example "large"
   */
  id!: string;

  /**
   * Label that shoppers see.
   * @example "Grande"
   */
  label!: string;

  /**
   * Small print below the label; missing without one.
   * @example "Script"
   */
  description?: string;

  /**
   * Whole pesos added to the price; 0 when it is included.
   * @example 10
   */
  surcharge!: number;
}

/** One line of a price; the lines of a piece add up to its price, always in the same order. */
export class PriceLineDto {
  /**
   * Label that shoppers see.
   * @example "Precio base"
   */
  label!: string;

  /**
   * Whole pesos; negative for a saving, 0 for an included choice.
   * @example 445000
   */
  amount!: number;
}

/** Longest texts and largest quantity of one cart line. */
export class PersonalisationLimitsDto {
  /**
   * Letters of the embroidered name.
   * @example 20
   */
  name!: number;

  /**
   * Letters on the keychain.
   * @example 12
   */
  keychain!: number;

  /**
   * Letters of the special request.
   * @example 200
   */
  request!: number;

  /**
   * Pieces of one line.
   * @example 99
   */
  quantity!: number;
}

/** Every price and limit that is not a product's own, so that no client writes one down. */
export class PricingDto {
  /**
   * Whole pesos saved on an embroiderable product that is ordered without embroidery.
   * @example 15000
   */
  embroideryRemovalSaving!: number;

  /**
   * Text for shoppers beside the choice: it lists the contents of 'Con bordado'; empty for none.
   * @example "«Con bordado» incluye el nombre de tu bebé."
   */
  embroideryDescription!: string;

  /** Extras, in order. */
  addOns!: AddOnDto[];

  /** Lettering styles, in order. */
  fontStyles!: PricedChoiceDto[];

  /** Lettering sizes, in order. */
  fontSizes!: PricedChoiceDto[];

  /** Thread colours, in order. */
  fontColors!: PricedChoiceDto[];

  /** Embroidered motifs, in order. */
  animalThemes!: PricedChoiceDto[];

  /** Colours of the bag, in order. */
  bagColors!: PricedChoiceDto[];

  /** Woven straps, in order. */
  straps!: PricedChoiceDto[];

  /** Options that cannot be chosen, to name what photos and bought pieces show. */
  unoffered!: UnofferedChoiceDto[];

  /** Longest texts and largest quantity. */
  limits!: PersonalisationLimitsDto;

  /** The luxury kit. */
  kit!: KitDto;

  /** Times and shipping. */
  delivery!: DeliveryDto;
}

export function toPriceLineDtos(breakdown: readonly PriceLine[]): PriceLineDto[] {
  return breakdown.map(({ label, amount }) => ({ label, amount }));
}

export function toPricingDto(pricing: Pricing): PricingDto {
  const { limits, kit, delivery } = pricing;
  return {
    embroideryRemovalSaving: pricing.embroideryRemovalSaving,
    embroideryDescription: pricing.embroideryDescription,
    addOns: pricing.addOns.map((addOn) => ({
      ...addOn,
      exceptProducts: [...addOn.exceptProducts],
      field: fieldOfAddOn(addOn.id),
    })),
    fontStyles: toChoiceDtos(pricing.fontStyles),
    fontSizes: toChoiceDtos(pricing.fontSizes),
    fontColors: toChoiceDtos(pricing.fontColors),
    animalThemes: toChoiceDtos(pricing.animalThemes),
    bagColors: toChoiceDtos(pricing.bagColors),
    straps: toChoiceDtos(pricing.straps),
    unoffered: pricing.unoffered.map((choice) => ({ ...choice })),
    limits: { ...limits },
    kit: toKitDto(kit),
    delivery: toDeliveryDto(delivery),
  };
}

function toChoiceDtos(choices: readonly PricedChoice[]): PricedChoiceDto[] {
  return choices.map((choice) => ({ ...choice }));
}
