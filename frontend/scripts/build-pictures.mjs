// Makes the responsive pictures: each original under public/assets is converted to AVIF and WebP in several widths under
// dist/pictures, with the hash of the original in its address. Lists the results in src/pictures/*.gen.ts.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const originals = path.join(root, 'public/assets');
const lists = path.join(root, 'src/pictures');
const output = path.join(root, 'dist/pictures');
/** Size and colour of each original by its hash, so that an original with all its renditions is not decoded again. */
const notes = path.join(root, 'dist/pictures.json');

/**
 * One list per folder, so that a page loads only the pictures it can show. The slowest folders come first, so that all cores
 * finish together.
 */
const SETS = {
  // The main picture of the home page, which determines its loading score: more effort for the smallest file. Phones of 720
  // px request 105 % of their width.
  hero: {
    export: 'heroPictures',
    widths: [412, 768, 972, 1280, 1920],
    share: /kit-wide$/,
    formats: { avif: { quality: 46, effort: 2 } },
  },
  products: { export: 'productPictures', widths: [360, 560, 800, 1080], share: /\/(bordado|blank)$/ },
  gallery: { export: 'galleryPictures', widths: [160, 400, 720] },
  customizer: { export: 'customizerPictures', widths: [480, 960] },
  // Cut-out pictures: a lower effort frays their edges.
  motifs: { export: 'motifPictures', widths: [160, 320], formats: { avif: { quality: 46, effort: 1 } } },
};
/** The size of link previews; JPEG, because some chat apps support no other format. */
const SHARE = { width: 1200, height: 630 };
const SHARE_JPEG = { quality: 80, quantisationTable: 3 };
/** Softer than sharp's default kernel, which renders the leather's grain so sharply that files grow by a tenth. */
const KERNEL = 'lanczos2';
/**
 * Options of sharp's methods, by name: the lowest effort with hardly larger files, so that a first start takes less than a
 * minute.
 */
const FORMATS = {
  avif: { quality: 50, effort: 0 },
  webp: { quality: 74, effort: 2 },
};
/** Options for renditions smaller than their original: they are sharper per pixel, so a lower quality looks as good. */
const CUT_FORMATS = {
  avif: { quality: 49, effort: 0 },
  webp: { quality: 68, effort: 2 },
};
/** Part of every address of a set: changes whenever the options above change. */
const recipeOf = (set) => JSON.stringify([set, SHARE, SHARE_JPEG, KERNEL, FORMATS, CUT_FORMATS]);

const known = existsSync(notes) ? JSON.parse(await readFile(notes, 'utf8')) : {};

/** The originals of a set, by name. */
async function originalsOf(set) {
  const entries = await readdir(path.join(originals, set), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(webp|jpe?g|png|avif)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ set, file }));
}

const formatsOf = (picture, width) =>
  Object.entries({ ...(width < picture.width ? CUT_FORMATS : FORMATS), ...SETS[picture.set].formats });
const widthsOf = ({ set, width }) => [...new Set(SETS[set].widths.map((w) => Math.min(w, width)))];
const isShared = ({ set, name }) => SETS[set].share?.test(name) ?? false;

const fileOf = ({ name, hash }, rendition, format) =>
  path.join(output, `${name.replaceAll('/', '-')}-${rendition}.${hash}.${format}`);

const isMade = (picture) =>
  [
    ...widthsOf(picture).flatMap((width) =>
      formatsOf(picture, width).map(([format]) => fileOf(picture, width, format)),
    ),
    ...(isShared(picture) ? [fileOf(picture, 'share', 'jpg')] : []),
  ].every((file) => existsSync(file));

const pixelsOf = (image) => image.raw().toBuffer({ resolveWithObject: true });
const open = ({ data, info }) => sharp(data, { raw: info });

/** Returns the list entry of an original, and makes its missing renditions. */
async function pictureOf({ set, file }) {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(recipeOf(SETS[set])).update(bytes).digest('hex').slice(0, 10);
  const name = path
    .relative(originals, file)
    .replace(/\.\w+$/, '')
    .split(path.sep)
    .join('/');
  const before = known[hash] && { set, name, hash, ...known[hash] };
  return before && isMade(before) ? before : make({ set, name, hash }, await pixelsOf(sharp(bytes)));
}

/** Resizes once per width, for all formats. */
async function make({ set, name, hash }, original) {
  const { width, height } = original.info;
  const cuts = await Promise.all(
    widthsOf({ set, width }).map((own) => pixelsOf(open(original).resize({ width: own, kernel: KERNEL }))),
  );
  const average = await open(cuts[0]).resize(1, 1).removeAlpha().raw().toBuffer();
  const picture = { set, name, hash, width, height, colour: `#${average.toString('hex')}` };
  for (const cut of cuts) {
    for (const [format, options] of formatsOf(picture, cut.info.width)) {
      await write(open(cut)[format](options), fileOf(picture, cut.info.width, format));
    }
  }
  if (isShared(picture)) await write(shareImage(picture, original), fileOf(picture, 'share', 'jpg'));
  return picture;
}

function shareImage({ width, height, colour }, original) {
  const fit = width > height ? 'cover' : 'contain';
  return open(original)
    .resize({ ...SHARE, fit, background: colour })
    .flatten()
    .jpeg(SHARE_JPEG);
}

/** Writes a missing rendition, atomically. */
async function write(image, file) {
  if (existsSync(file)) return;
  await image.toFile(`${file}.part`);
  await rename(`${file}.part`, file);
}

/** An unchanged list is not rewritten, because another process may be reading it. */
async function writeIfOther(file, text) {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

const sourceOf = (set, pictures) => `// Made by scripts/build-pictures.mjs from public/assets/${set}; do not edit.
import type { PictureEntry } from './picture-entry';

export const ${SETS[set].export} = {
${pictures
  .map(
    (p) =>
      `  '${p.name.slice(set.length + 1)}': { name: '${p.name}', hash: '${p.hash}', width: ${p.width}, height: ${p.height}, colour: '${p.colour}', widths: [${widthsOf(p).join(', ')}]${isShared(p) ? ', share: true' : ''} },`,
  )
  .join('\n')}
} as const satisfies Record<string, PictureEntry>;
`;

const notesOf = (pictures) =>
  JSON.stringify(
    Object.fromEntries(pictures.map(({ hash, width, height, colour }) => [hash, { width, height, colour }])),
  );

async function removeStale(pictures) {
  const hashes = new Set(pictures.map((p) => p.hash));
  for (const file of await readdir(output)) {
    if (!hashes.has(file.split('.').at(-2))) await rm(path.join(output, file));
  }
}

await mkdir(output, { recursive: true });
sharp.concurrency(1);
const all = (await Promise.all(Object.keys(SETS).map(originalsOf))).flat();
const pictures = [];
const queue = all.entries();
const worker = async () => {
  for (const [i, original] of queue) pictures[i] = await pictureOf(original);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));

for (const set of Object.keys(SETS)) {
  await writeIfOther(
    path.join(lists, `${set}.gen.ts`),
    sourceOf(
      set,
      pictures.filter((picture) => picture.set === set),
    ),
  );
}
await writeIfOther(notes, notesOf(pictures));
await removeStale(pictures);
