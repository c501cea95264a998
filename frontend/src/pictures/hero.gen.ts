// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: '6f886a9393', width: 972, height: 1215, colour: '#e8e8e8', widths: [412, 720, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: 'd55eddc0fe', width: 1920, height: 1080, colour: '#e8e8e8', widths: [412, 720, 972, 1280, 1920], share: true },
} as const satisfies Record<string, PictureEntry>;
