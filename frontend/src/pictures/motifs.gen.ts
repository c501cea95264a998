// Made by scripts/build-pictures.mjs from public/assets/motifs; do not edit.
import type { PictureEntry } from './picture-entry';

export const motifPictures = {
  'dinosaurio': { name: 'motifs/dinosaurio', hash: '6fa644b415', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'elefante': { name: 'motifs/elefante', hash: '35ad090738', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'jirafa': { name: 'motifs/jirafa', hash: 'c3ec52ed4c', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'leon': { name: 'motifs/leon', hash: 'fca57d3321', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'mariposa': { name: 'motifs/mariposa', hash: 'c92739fb67', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'oso': { name: 'motifs/oso', hash: '60dc71405d', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'princesa': { name: 'motifs/princesa', hash: '16eb95aea8', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
  'unicornio': { name: 'motifs/unicornio', hash: '960fbc0a74', width: 480, height: 480, colour: '#080808', widths: [160, 320] },
} as const satisfies Record<string, PictureEntry>;
