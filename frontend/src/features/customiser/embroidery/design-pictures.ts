import { customizerPictures } from '../../../pictures/customizer.gen';
import { motifPictures } from '../../../pictures/motifs.gen';
import { type PictureEntry, pictureUrl } from '../../../pictures/picture-entry';
import type { AnimalTheme, BagColour } from './design';
import type { View } from './views';
import { lastOf } from '../../../domain/lists';

const BAG_FILES = {
  black: 'negro',
  brown: 'cafe',
  navy: 'azul',
  pink: 'rosado',
  purple: 'morado',
  red: 'rojo',
} as const satisfies Record<BagColour, string>;

const MOTIF_FILES = {
  lion: 'leon',
  giraffe: 'jirafa',
  elephant: 'elefante',
  bear: 'oso',
  dinosaur: 'dinosaurio',
  butterfly: 'mariposa',
  unicorn: 'unicornio',
  princess: 'princesa',
} as const satisfies Record<AnimalTheme, keyof typeof motifPictures>;

export const BAG_COLOURS = Object.keys(BAG_FILES) as BagColour[];
export const MOTIFS = Object.keys(MOTIF_FILES) as AnimalTheme[];

/** Returns the picture of a piece in a colour. Preload it, so that a change of colour appears at once. */
export function bagPicture({ picture }: View, colour: BagColour): PictureEntry {
  return customizerPictures[`${picture}-${BAG_FILES[colour]}`];
}

export function motifPicture(theme: AnimalTheme): PictureEntry {
  return motifPictures[MOTIF_FILES[theme]];
}

/** URL of a patch in its greatest width, about three times its width on a phone. */
export function motifUrl(theme: AnimalTheme): string {
  const picture = motifPicture(theme);
  return pictureUrl(picture, lastOf(picture.widths)!, 'webp');
}
