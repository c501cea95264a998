import type { PricedChoiceDto, PricingDto } from '../../api/catalogue.api';
import type { DesignLabels } from './embroidery/describe-design';

/** Name of a choice in lower case, for use within a sentence. */
export function labelOf(choices: readonly PricedChoiceDto[], id: string): string {
  return (choices.find((choice) => choice.id === id)?.label ?? '').toLocaleLowerCase('es');
}

/** Names of all choices for the description of a design. */
export function designLabels({ fontColors, animalThemes, bagColors }: PricingDto): DesignLabels {
  return {
    fontColor: labels(fontColors),
    animalTheme: labels(animalThemes),
    bagColor: labels(bagColors),
  };
}

function labels(choices: readonly PricedChoiceDto[]): Record<string, string> {
  return Object.fromEntries(choices.map(({ id, label }) => [id, label]));
}
