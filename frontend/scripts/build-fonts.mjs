// Writes src/theme/fonts/*.woff2: the families cut down to the letters that Spanish pages use.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/theme/fonts/', import.meta.url);

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i));
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡°ªº«»\u00a0–—‘’“”…•−€·';

/** File name, original, and the weights that the design uses. */
const FONTS = [
  [
    'asap',
    require.resolve('@fontsource-variable/asap/files/asap-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 600 } },
  ],
  [
    'ibarra',
    require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2'),
    { wght: { min: 500, max: 600 } },
  ],
  [
    'ibarra-italic',
    require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2'),
    { wght: 600 },
  ],
  ['niconne', require.resolve('@fontsource/niconne/files/niconne-latin-400-normal.woff2')],
];

await mkdir(target, { recursive: true });
for (const [name, file, variationAxes] of FONTS) {
  const original = await readFile(file);
  const subset = await subsetFont(original, ASCII + SPANISH, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  console.log(`${name}: ${original.length} → ${subset.length} bytes`);
}
