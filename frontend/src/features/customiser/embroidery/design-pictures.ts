import { customizerPictures } from '../../../pictures/customizer.gen';
import { motifPictures } from '../../../pictures/motifs.gen';
import { type PictureEntry, pictureUrl } from '../../../pictures/picture-entry';
import type { AnimalTheme, BagColour, Design, PhotographedColour } from './design';
import type { View } from './views';
import { hasOwn } from '../../../domain/has-own';
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
  cat: 'gatito',
  rainbow: 'arcoiris',
  bunny: 'conejo',
  castle: 'castillo',
  fairy: 'hada',
  anchor: 'ancla',
  sailboat: 'barco',
  flowers: 'flores',
} as const satisfies Record<AnimalTheme, keyof typeof motifPictures>;

const PHOTOGRAPHED: readonly PhotographedColour[] = ['camel', 'sage', 'sky'];

export const BAG_COLOURS = Object.keys(BAG_FILES) as BagColour[];
export const MOTIFS = Object.keys(MOTIF_FILES) as AnimalTheme[];

/** Whether the renderer knows this colour. */
export function isBagColour(id: string): id is Design['bagColour'] {
  return hasOwn(BAG_FILES, id) || PHOTOGRAPHED.includes(id as PhotographedColour);
}

/**
 * Returns the picture of a piece in a colour. Preload it, so that a change of colour appears at once. A colour that only photos show is drawn
 * on the photo; without it, brown leather stands for it.
 */
export function bagPicture({ picture }: View, colour: Design['bagColour']): PictureEntry {
  const files: Partial<Record<Design['bagColour'], (typeof BAG_FILES)[BagColour]>> = BAG_FILES;
  return customizerPictures[`${picture}-${files[colour] ?? 'cafe'}`];
}

export function motifPicture(theme: AnimalTheme): PictureEntry {
  return motifPictures[MOTIF_FILES[theme]];
}

/** URL of a patch in its greatest width, about three times its width on a phone. */
export function motifUrl(theme: AnimalTheme): string {
  const picture = motifPicture(theme);
  return pictureUrl(picture, lastOf(picture.widths)!, 'webp');
}
