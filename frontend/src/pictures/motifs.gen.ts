// Made by scripts/build-pictures.mjs from public/assets/motifs; do not edit.
import type { PictureEntry } from './picture-entry';

export const motifPictures = {
  'ancla': { name: 'motifs/ancla', hash: '401d7e8d2c', width: 512, height: 512, colour: '#635d73', widths: [160, 320] },
  'arcoiris': { name: 'motifs/arcoiris', hash: 'bce0b18386', width: 512, height: 512, colour: '#e6c3a4', widths: [160, 320] },
  'barco': { name: 'motifs/barco', hash: 'e5dae3256c', width: 512, height: 512, colour: '#9e8d96', widths: [160, 320] },
  'castillo': { name: 'motifs/castillo', hash: '5644462fed', width: 512, height: 512, colour: '#c2a9bd', widths: [160, 320] },
  'conejo': { name: 'motifs/conejo', hash: '5764fde589', width: 512, height: 512, colour: '#dad0cb', widths: [160, 320] },
  'dinosaurio': { name: 'motifs/dinosaurio', hash: 'dae0d90120', width: 480, height: 480, colour: '#81a377', widths: [160, 320] },
  'elefante': { name: 'motifs/elefante', hash: '9881f99683', width: 480, height: 480, colour: '#a7aab1', widths: [160, 320] },
  'flores': { name: 'motifs/flores', hash: 'da41d024af', width: 512, height: 512, colour: '#c7b0aa', widths: [160, 320] },
  'gatito': { name: 'motifs/gatito', hash: 'd066a8ecc7', width: 512, height: 512, colour: '#d6c7b9', widths: [160, 320] },
  'hada': { name: 'motifs/hada', hash: 'ae97a94920', width: 512, height: 512, colour: '#bec4a7', widths: [160, 320] },
  'jirafa': { name: 'motifs/jirafa', hash: '6bffd24fcb', width: 480, height: 480, colour: '#c0a470', widths: [160, 320] },
  'leon': { name: 'motifs/leon', hash: '334ade608a', width: 480, height: 480, colour: '#bc8c4e', widths: [160, 320] },
  'mariposa': { name: 'motifs/mariposa', hash: '546e8e88fb', width: 480, height: 480, colour: '#ac7fa2', widths: [160, 320] },
  'oso': { name: 'motifs/oso', hash: 'd2d5ee7cfa', width: 480, height: 480, colour: '#b38966', widths: [160, 320] },
  'princesa': { name: 'motifs/princesa', hash: '282605faa4', width: 480, height: 480, colour: '#a27a67', widths: [160, 320] },
  'unicornio': { name: 'motifs/unicornio', hash: '215d4676d1', width: 480, height: 480, colour: '#c4b5b7', widths: [160, 320] },
} as const satisfies Record<string, PictureEntry>;
