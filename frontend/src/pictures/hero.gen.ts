// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: '3561a5d4aa', width: 972, height: 1215, colour: '#e8e8e8', widths: [412, 720, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: '54b2f7f0f1', width: 1920, height: 1080, colour: '#e8e8e8', widths: [412, 720, 972, 1280, 1920], share: true },
} as const satisfies Record<string, PictureEntry>;
