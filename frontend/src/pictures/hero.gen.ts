// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: 'fe8fefbca5', width: 972, height: 1215, colour: '#c1b2a7', widths: [412, 768, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: '37b2c56da4', width: 1920, height: 1080, colour: '#c8bbb1', widths: [412, 768, 972, 1280, 1920], share: true },
} as const satisfies Record<string, PictureEntry>;
