import type { PricingDto } from '../../api/catalogue.api';
import { choicesFor, type DesignField, eachField, optionLabel, type ShownChoice } from '../../domain/piece-design';
import type { DesignLabels } from './embroidery/describe-design';

/** Name of a choice in lower case, for use within a sentence. */
export function labelOf(field: DesignField, id: string, pricing: PricingDto): string {
  return optionLabel(field, id, pricing).toLocaleLowerCase('es');
}

/**
 * Names of all options for the description of a design, those that only photos show too. A piece in a cart or an order keeps the names of its
 * day: `shown` has them, and `addOns` those of its add-ons by id.
 */
export function designLabels(
  pricing: PricingDto,
  shown: readonly ShownChoice[] = [],
  addOns: Readonly<Record<string, string>> = {},
): DesignLabels {
  const labels = eachField((field) =>
    namesOf([
      ...pricing.unoffered.filter((option) => option.field === field),
      ...choicesFor(field, pricing),
      ...shown.filter((choice) => choice.field === field),
    ]),
  );
  return { ...labels, addOn: { ...namesOf(pricing.addOns), ...addOns } };
}

function namesOf(options: readonly { id: string; label: string }[]): Record<string, string> {
  return Object.fromEntries(options.map(({ id, label }) => [id, label]));
}
