import type { AnimalTheme, BagColour, Design, FontStyle, ThreadColour } from './design';

/** Names of options as the catalogue gives them. */
export interface DesignLabels {
  fontColor: Readonly<Record<ThreadColour, string>>;
  animalTheme: Readonly<Record<AnimalTheme, string>>;
  bagColor: Readonly<Record<BagColour, string>>;
}

/** The catalogue calls fonts by their kind ("Script"); these say how they look. */
const FONTS: Readonly<Record<FontStyle, string>> = {
  elegant: 'elegante',
  modern: 'moderna',
  classic: 'clásica',
  playful: 'divertida',
};

/** The design in words: "Sofía, letra elegante, hilo dorado, bolso negro, tema león". */
export function describeDesign(design: Design, labels: DesignLabels): string {
  const lower = (label: string) => label.toLocaleLowerCase('es');
  return [
    design.name.trim().normalize('NFC') || 'Sin nombre',
    `letra ${FONTS[design.fontStyle]}`,
    `hilo ${lower(labels.fontColor[design.fontColor])}`,
    `bolso ${lower(labels.bagColor[design.bagColor])}`,
    `tema ${lower(labels.animalTheme[design.animalTheme])}`,
  ].join(', ');
}
