import { customizerLayers } from '../../../pictures/customizer.gen';
import layers from '../../../pictures/layers.json' with { type: 'json' };
import { motifPictures } from '../../../pictures/motifs.gen';
import { type PictureEntry, pictureUrl } from '../../../pictures/picture-entry';
import type { AnimalTheme, BagColour, Design, PhotographedColour } from './design';
import { STRAPS } from './straps';
import type { PieceView } from './views';
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

const PHOTOGRAPHED_FILES = {
  camel: 'camel',
  sage: 'salvia',
  sky: 'celeste',
} as const satisfies Record<PhotographedColour, string>;

const ADD_ON_FILES = { pompon: 'pompon', keychain: 'llavero', bow: 'mono' } as const;
type DrawnAddOn = keyof typeof ADD_ON_FILES;
export const DRAWN_ADD_ONS = Object.keys(ADD_ON_FILES) as DrawnAddOn[];
export const KEYCHAIN = 'keychain';

export const BAG_COLOURS = Object.keys(BAG_FILES) as BagColour[];
export const MOTIFS = Object.keys(MOTIF_FILES) as AnimalTheme[];

/** Whether the renderer knows this colour. */
export function isBagColour(id: string): id is Design['bagColour'] {
  return hasOwn(BAG_FILES, id) || hasOwn(PHOTOGRAPHED_FILES, id);
}

/** The plain piece in a colour, with its own strap. */
export function bagPicture({ picture }: PieceView, colour: Design['bagColour']): PictureEntry {
  return layer(`${picture}-${{ ...BAG_FILES, ...PHOTOGRAPHED_FILES }[colour]}`);
}

/** The layer of a strap; undefined for the piece's own strap, which its bag shows, and for a piece without straps. */
export function strapPicture({ picture }: PieceView, strap: string): PictureEntry | undefined {
  const number = STRAPS.indexOf(strap) + 1;
  const { strap: own }: { strap?: number } = layers.views[picture];
  if (!own || number === 0 || number === own) return undefined;
  return layer(`straps/${picture}-${String(number).padStart(2, '0')}`);
}

/** The add-ons that are seen on a piece, in the order in which they are drawn. */
export function drawnAddOns({ tag }: PieceView, addOns: readonly string[]): DrawnAddOn[] {
  return tag ? DRAWN_ADD_ONS.filter((id) => addOns.includes(id)) : [];
}

export function addOnPicture({ picture }: PieceView, addOn: DrawnAddOn): PictureEntry {
  return layer(`addons/${picture}-${ADD_ON_FILES[addOn]}`);
}

/** The same object for the same layer, so that an unchanged picture is not rendered again. */
function layer(name: string): PictureEntry {
  const known = made.get(name) ?? { ...customizerLayers, name: `customizer/${name}` };
  made.set(name, known);
  return known;
}
const made = new Map<string, PictureEntry>();

export function motifPicture(theme: AnimalTheme): PictureEntry {
  return motifPictures[MOTIF_FILES[theme]];
}

/** URL of a patch in its greatest width, about three times its width on a phone; in its least for a `small` picture of a piece. */
export function patchUrl(patch: PictureEntry, small = false): string {
  return pictureUrl(patch, small ? patch.widths[0]! : lastOf(patch.widths)!, 'webp');
}

export const motifUrl = (theme: AnimalTheme): string => patchUrl(motifPicture(theme));
