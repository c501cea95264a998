// Made by scripts/build-pictures.mjs from public/assets/addons; do not edit.
import type { PictureEntry } from './picture-entry';

export const addOnPictures = {
  'llavero': { name: 'addons/llavero', hash: '397db13876', width: 600, height: 600, colour: '#e3dbd4', widths: [160, 320] },
  'mono': { name: 'addons/mono', hash: 'b7a8d5ee49', width: 600, height: 600, colour: '#e6dbd4', widths: [160, 320] },
  'pompon': { name: 'addons/pompon', hash: 'a434e7cba5', width: 600, height: 600, colour: '#e9e4dc', widths: [160, 320] },
} as const satisfies Record<string, PictureEntry>;
