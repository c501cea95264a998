// Made by scripts/build-pictures.mjs from public/assets/motifs; do not edit.
import type { PictureEntry } from './picture-entry';

export const motifPictures = {
  'dinosaurio': { name: 'motifs/dinosaurio', hash: '7af6aa6b1f', width: 480, height: 480, colour: '#273024', widths: [160, 320] },
  'elefante': { name: 'motifs/elefante', hash: '2fccf275e7', width: 480, height: 480, colour: '#47494a', widths: [160, 320] },
  'jirafa': { name: 'motifs/jirafa', hash: '807ddb42f5', width: 480, height: 480, colour: '#3a3122', widths: [160, 320] },
  'leon': { name: 'motifs/leon', hash: 'b408ab459c', width: 480, height: 480, colour: '#5e4527', widths: [160, 320] },
  'mariposa': { name: 'motifs/mariposa', hash: '4f89e68e7a', width: 480, height: 480, colour: '#483545', widths: [160, 320] },
  'oso': { name: 'motifs/oso', hash: 'f029270943', width: 480, height: 480, colour: '#4c3a2c', widths: [160, 320] },
  'princesa': { name: 'motifs/princesa', hash: 'cf0146f1ec', width: 480, height: 480, colour: '#4a362f', widths: [160, 320] },
  'unicornio': { name: 'motifs/unicornio', hash: '1fdf89e7db', width: 480, height: 480, colour: '#4b4346', widths: [160, 320] },
} as const satisfies Record<string, PictureEntry>;
