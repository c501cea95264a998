// Made by scripts/build-pictures.mjs from public/assets/hero; do not edit.
import type { PictureEntry } from './picture-entry';

export const heroPictures = {
  'kit-tall': { name: 'hero/kit-tall', hash: '791b704606', width: 972, height: 1215, colour: '#e8e8e8', widths: [412, 720, 972] },
  'kit-wide': { name: 'hero/kit-wide', hash: '96ae8e5c3d', width: 1920, height: 1080, colour: '#e8e8e8', widths: [412, 720, 972, 1280, 1920] },
} as const satisfies Record<string, PictureEntry>;
