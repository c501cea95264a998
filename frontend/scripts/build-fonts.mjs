// Writes src/theme/fonts/*.woff2: the font families, reduced to the letters that Spanish pages use.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/theme/fonts/', import.meta.url);

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i));
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡°ªº«»\u00a0–—‘’“”…•−€·';
const ALL = ASCII + SPANISH;
const SMALL = 'abcdefghijklmnopqrstuvwxyzáéíóúüñ ';
const REST = [...ALL].filter((letter) => !SMALL.includes(letter)).join('');
/** The OpenType features that the styles use; all others are removed. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/**
 * The weights that the design uses, and their letters. Two separate files save most pages a larger one: the logo needs only a
 * few italic letters, and the home page uses only small letters of the other face.
 */
const FONTS = [
  {
    name: 'asap',
    file: require.resolve('@fontsource-variable/asap/files/asap-latin-wght-normal.woff2'),
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'ibarra',
    file: require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2'),
    variationAxes: { wght: { min: 500, max: 600 } },
  },
  {
    name: 'ibarra-italic',
    file: require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2'),
    variationAxes: { wght: 600 },
  },
  {
    name: 'logo',
    file: require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2'),
    variationAxes: { wght: 600 },
    letters: 'Sigerist',
  },
  {
    name: 'niconne',
    file: require.resolve('@fontsource/niconne/files/niconne-latin-400-normal.woff2'),
    letters: SMALL,
  },
  {
    name: 'niconne-rest',
    file: require.resolve('@fontsource/niconne/files/niconne-latin-400-normal.woff2'),
    letters: REST,
  },
];

await mkdir(target, { recursive: true });
for (const { name, file, variationAxes, letters = ALL } of FONTS) {
  const original = await readFile(file);
  const subset = await subsetFont(original, letters, { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  console.log(`${name}: ${original.length} → ${subset.length} bytes`);
}
