// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: '08926e093b', width: 972, height: 1215, colour: '#c2b4a9', widths: [412, 768, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: '205c4c9ae9', width: 1920, height: 1080, colour: '#cabeb4', widths: [412, 768, 972, 1280, 1920], share: true },
} as const satisfies Record<string, PictureEntry>;
