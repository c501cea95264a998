// Made by scripts/build-pictures.mjs from public/assets/story; do not edit.
import type { PictureEntry } from './picture-entry';

export const storyPictures = {
  'embroidery': { name: 'story/embroidery', hash: '9f6e8dd857', width: 720, height: 720, colour: '#69656d', widths: [160, 400, 720] },
} as const satisfies Record<string, PictureEntry>;
