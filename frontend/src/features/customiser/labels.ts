import type { PricedChoiceDto, PricingDto } from '../../api/catalogue.api';
import type { DesignLabels } from './embroidery/describe-design';

/** The name of a choice as it stands within a sentence. */
export function labelOf(choices: readonly PricedChoiceDto[], id: string): string {
  return (choices.find((choice) => choice.id === id)?.label ?? '').toLocaleLowerCase('es');
}

/** The names of everything that a design's description mentions. */
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
