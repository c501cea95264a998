// Made by scripts/build-pictures.mjs from public/assets/motifs; do not edit.
import type { PictureEntry } from './picture-entry';

export const motifPictures = {
  'dinosaurio': { name: 'motifs/dinosaurio', hash: 'dae0d90120', width: 480, height: 480, colour: '#81a377', widths: [160, 320] },
  'elefante': { name: 'motifs/elefante', hash: '9881f99683', width: 480, height: 480, colour: '#a7aab1', widths: [160, 320] },
  'jirafa': { name: 'motifs/jirafa', hash: '6bffd24fcb', width: 480, height: 480, colour: '#c0a470', widths: [160, 320] },
  'leon': { name: 'motifs/leon', hash: '334ade608a', width: 480, height: 480, colour: '#bc8c4e', widths: [160, 320] },
  'mariposa': { name: 'motifs/mariposa', hash: '546e8e88fb', width: 480, height: 480, colour: '#ac7fa2', widths: [160, 320] },
  'oso': { name: 'motifs/oso', hash: 'd2d5ee7cfa', width: 480, height: 480, colour: '#b38966', widths: [160, 320] },
  'princesa': { name: 'motifs/princesa', hash: '282605faa4', width: 480, height: 480, colour: '#a27a67', widths: [160, 320] },
  'unicornio': { name: 'motifs/unicornio', hash: '215d4676d1', width: 480, height: 480, colour: '#c4b5b7', widths: [160, 320] },
} as const satisfies Record<string, PictureEntry>;
