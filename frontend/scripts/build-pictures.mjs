// Makes the responsive pictures: every original under public/assets becomes AVIF and WebP in several widths under
// dist/pictures, addressed by the hash of the original, and src/pictures/*.gen.ts tells the pages what exists.
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

/** One list a folder, so that a page carries only the pictures it can show. */
const SETS = {
  products: { export: 'productPictures', widths: [360, 560, 800, 1080], share: /\/(bordado|blank)$/ },
  gallery: { export: 'galleryPictures', widths: [160, 400, 720] },
  customizer: { export: 'customizerPictures', widths: [480, 960] },
  motifs: { export: 'motifPictures', widths: [160, 320] },
  // What the home page is judged by: worth a longer look for the smallest file. Phones of 720 px ask for 105 % of their width.
  hero: {
    export: 'heroPictures',
    widths: [412, 768, 972, 1280, 1920],
    share: /kit-wide$/,
    formats: { avif: { quality: 46, effort: 3 } },
  },
};
/** The size that link previews are made for; JPEG, because some chat programs still show nothing else. */
const SHARE = { width: 1200, height: 630 };
/** sharp's options by its method's name: the least effort whose files are hardly larger, for a first start within a minute. */
const FORMATS = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 74, effort: 2 },
};
/** The same for renditions wider than this: they take the longest and gain the least from more effort. */
const WIDE = 720;
const WIDE_FORMATS = { ...FORMATS, avif: { quality: 50, effort: 0 } };
/** Part of every address of a set: changes when the recipe above does. */
const recipeOf = (set) => JSON.stringify([set, SHARE, FORMATS, WIDE, WIDE_FORMATS]);

async function filesOf(set) {
  const entries = await readdir(path.join(originals, set), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(webp|jpe?g|png|avif)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function describe(file, set) {
  const { widths, share, formats } = set;
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(recipeOf(set)).update(bytes).digest('hex').slice(0, 10);
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  const average = await image.resize(1, 1).removeAlpha().raw().toBuffer();
  const colour = `#${average.toString('hex')}`;
  const name = path
    .relative(originals, file)
    .replace(/\.\w+$/, '')
    .split(path.sep)
    .join('/');
  const own = [...new Set(widths.map((w) => Math.min(w, width)))];
  return { file, name, hash, width, height, colour, widths: own, share: share?.test(name) ?? false, formats };
}

const sourceOf = (set, pictures) => `// Made by scripts/build-pictures.mjs from public/assets/${set}; do not edit.
import type { PictureEntry } from './picture-entry';

export const ${SETS[set].export} = {
${pictures
  .map(
    (p) =>
      `  '${p.name.slice(set.length + 1)}': { name: '${p.name}', hash: '${p.hash}', width: ${p.width}, height: ${p.height}, colour: '${p.colour}', widths: [${p.widths.join(', ')}]${p.share ? ', share: true' : ''} },`,
  )
  .join('\n')}
} as const satisfies Record<string, PictureEntry>;
`;

const fileOf = (picture, rendition, format) =>
  path.join(output, `${picture.name.replaceAll('/', '-')}-${rendition}.${picture.hash}.${format}`);

/** Writes a rendition; it appears whole or not at all. */
async function write(image, file) {
  await image.toFile(`${file}.part`);
  await rename(`${file}.part`, file);
}

/** Makes what is not there already; a width is cut once for all its formats. */
async function encode(picture) {
  for (const width of picture.widths) {
    const formats = { ...(width > WIDE ? WIDE_FORMATS : FORMATS), ...picture.formats };
    const missing = Object.entries(formats).filter(([format]) => !existsSync(fileOf(picture, width, format)));
    if (missing.length === 0) continue;
    const { data, info } = await sharp(picture.file).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    for (const [format, options] of missing) {
      await write(sharp(data, { raw: info })[format](options), fileOf(picture, width, format));
    }
  }
  if (picture.share) await encodeShare(picture);
}

async function encodeShare(picture) {
  const file = fileOf(picture, 'share', 'jpg');
  if (existsSync(file)) return;
  const fit = picture.width > picture.height ? 'cover' : 'contain';
  const image = sharp(picture.file)
    .resize({ ...SHARE, fit, background: picture.colour })
    .flatten()
    .jpeg({ quality: 80, mozjpeg: true });
  await write(image, file);
}

async function removeStrangers(pictures) {
  const hashes = new Set(pictures.map((p) => p.hash));
  for (const file of await readdir(output)) {
    if (!hashes.has(file.split('.').at(-2))) await rm(path.join(output, file));
  }
}

const all = [];
for (const set of Object.keys(SETS)) {
  const pictures = await Promise.all((await filesOf(set)).map((file) => describe(file, SETS[set])));
  const list = path.join(lists, `${set}.gen.ts`);
  const source = sourceOf(set, pictures);
  // A list that is right already may be being read.
  if (!existsSync(list) || (await readFile(list, 'utf8')) !== source) await writeFile(list, source);
  all.push(...pictures);
}

await mkdir(output, { recursive: true });
sharp.concurrency(1);
const queue = [...all];
const worker = async () => {
  for (let next = queue.pop(); next; next = queue.pop()) await encode(next);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
await removeStrangers(all);
