// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: 'a911c85d1f', width: 972, height: 1215, colour: '#c0b1a6', widths: [412, 640, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: 'e3655a3db2', width: 1920, height: 1080, colour: '#c7bab0', widths: [412, 640, 972, 1280, 1920], share: true },
} as const satisfies Record<string, PictureEntry>;
