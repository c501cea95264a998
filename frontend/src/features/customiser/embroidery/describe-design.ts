import type { AnimalTheme, BagColour, Design, FontStyle, ThreadColour } from './design';

/** Names of options as the catalogue gives them. */
export interface DesignLabels {
  fontColor: Readonly<Partial<Record<ThreadColour, string>>>;
  animalTheme: Readonly<Partial<Record<AnimalTheme, string>>>;
  bagColor: Readonly<Partial<Record<BagColour, string>>>;
}

/** The catalogue calls fonts by their kind ("Script"); these say how they look. */
const FONTS: Readonly<Record<FontStyle, string>> = {
  elegant: 'elegante',
  modern: 'moderna',
  classic: 'clásica',
  playful: 'divertida',
};

/** The design in words: "Sofía, letra elegante, hilo dorado, bolso negro, motivo león"; without what is no longer offered. */
export function describeDesign(design: Design, labels: DesignLabels): string {
  const part = (what: string, label: string | undefined) => (label ? [`${what} ${label.toLocaleLowerCase('es')}`] : []);
  return [
    design.name.trim().normalize('NFC') || 'Sin nombre',
    `letra ${FONTS[design.fontStyle]}`,
    ...part('hilo', labels.fontColor[design.fontColor]),
    ...part('bolso', labels.bagColor[design.bagColor]),
    ...part('motivo', labels.animalTheme[design.animalTheme]),
  ].join(', ');
}
