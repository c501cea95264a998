import type { AnimalTheme, BagColour, Design, FontStyle, ThreadColour } from './design';

/** Names of options from the catalogue. */
export interface DesignLabels {
  fontColor: Readonly<Partial<Record<ThreadColour, string>>>;
  animalTheme: Readonly<Partial<Record<AnimalTheme, string>>>;
  bagColor: Readonly<Partial<Record<BagColour, string>>>;
}

/** Names that describe the look of a font; the catalogue names fonts by their kind ("Script"). */
const FONTS: Readonly<Record<FontStyle, string>> = {
  elegant: 'elegante',
  modern: 'moderna',
  classic: 'clásica',
  playful: 'divertida',
};

/** Describes a design: "Sofía, letra elegante, hilo dorado, bolso negro, motivo león". Leaves out options no longer offered. */
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
