import type { PricingDto } from '../../api/catalogue.api';
import { choicesFor, type DesignField, optionLabel } from '../../domain/piece-design';
import type { DesignLabels } from './embroidery/describe-design';

/** Name of a choice in lower case, for use within a sentence. */
export function labelOf(field: DesignField, id: string, pricing: PricingDto): string {
  return optionLabel(field, id, pricing).toLocaleLowerCase('es');
}

/** Names of all options for the description of a design, those that only photos show too. */
export function designLabels(pricing: PricingDto): DesignLabels {
  const labels = (field: DesignField) =>
    Object.fromEntries(
      [...pricing.unoffered.filter((option) => option.field === field), ...choicesFor(field, pricing)].map(
        ({ id, label }) => [id, label],
      ),
    );
  return {
    thread: labels('thread'),
    motif: labels('motif'),
    bagColour: labels('bagColour'),
    strap: labels('strap'),
    addOn: Object.fromEntries(pricing.addOns.map(({ id, label }) => [id, label])),
  };
}
