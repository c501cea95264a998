// Makes the responsive pictures: every original under public/assets becomes AVIF and WebP in several widths under
// dist/pictures, addressed by the hash of the original. src/pictures/*.gen.ts lists what exists. The pictures of products
// are those of a new shop: the backend copies them into its store of pictures, under the id that an upload would get. The bags of the
// customiser are put together here from their leather in black, its difference to white, and their strap.
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
/** The pictures of a new shop, for the backend's seed. */
const seed = path.join(root, '../backend/src/database/seed/pictures.gen.json');
/** How the backend makes the renditions of uploads. */
const uploadRecipe = path.join(root, '../backend/src/media/adapters/sharp/recipe.gen.ts');
const layers = JSON.parse(await readFile(path.join(lists, 'layers.json'), 'utf8'));
/** All layers of the customiser are squares of this side. */
const LAYER_SIDE = 1080;
const recipe = JSON.parse(await readFile(path.join(lists, 'recipe.json'), 'utf8'));

/**
 * One list per folder, so that a page loads only the pictures it can show. The slowest folders come first, so that all cores
 * finish together.
 */
const SETS = {
  // The main picture of the home page, which determines its loading score: more effort for the smallest file. Phones of 720
  // px request 80 % of their width.
  hero: {
    export: 'heroPictures',
    widths: [412, 640, 972, 1280, 1920],
    share: /kit-wide$/,
    formats: { avif: { quality: 46, effort: 2 } },
  },
  products: { export: 'productPictureIds', widths: recipe.productWidths, share: /./, media: true },
  gallery: { export: 'galleryPictures', widths: [160, 400, 720] },
  // A picture of the gallery that the home page shows too: with a list of its own the home page does not load that of the gallery.
  story: { export: 'storyPictures', widths: [160, 400, 720] },
  // Pages name these layers by what they show: one hash for all of them keeps the list out of the script.
  customizer: { export: 'customizerLayers', widths: [480, 960], layers: true },
  addons: { export: 'addOnPictures', widths: [160, 320] },
  // Cut-out pictures: a lower effort frays their edges.
  motifs: { export: 'motifPictures', widths: [160, 320], formats: { avif: { quality: 46, effort: 1 } } },
};
/**
 * sharp's options by its method's name: the least effort whose files are hardly larger, for a first start within a minute.
 * `cut` is for what is smaller than its original: crisper dot by dot, it looks as good with a little less. The kernel is softer than
 * sharp's own choice, whose crisp grain of the leather takes a tenth more bytes. Uploads are made in the same way.
 */
const { share: SHARE, shareJpeg: SHARE_JPEG, kernel: KERNEL, formats: FORMATS, cutFormats: CUT_FORMATS } = recipe;
/** Part of every URL of a set: changes when the recipe above does. */
const recipeOf = (set) => JSON.stringify([set, SHARE, SHARE_JPEG, KERNEL, FORMATS, CUT_FORMATS]);

/** With `lists` as argument, only the lists are written, which takes a tenth of the time: `.ci/check-generated.mjs` needs no more. */
const listsOnly = process.argv[2] === 'lists';

const known = existsSync(notes) ? JSON.parse(await readFile(notes, 'utf8')) : {};

/** The originals of a set, by name. */
async function originalsOf(set) {
  return SETS[set].layers ? layersOf(set) : filesOf(set);
}

async function filesOf(set) {
  const entries = await readdir(path.join(originals, set), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(webp|jpe?g|png|avif)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ set, file }));
}

const strapOf = (view, strap) => path.join('straps', `${view}-${String(strap).padStart(2, '0')}.webp`);

/** The bags in each of their colours and the layers above them; `hash` changes with any of them. */
async function layersOf(set) {
  const folder = path.join(originals, set);
  const files = await filesOf(set);
  const bytes = await Promise.all(files.map(({ file }) => readFile(file)));
  const hash = createHash('sha256').update(recipeOf(SETS[set])).update(JSON.stringify(layers));
  for (const part of bytes) hash.update(part);
  const common = { set, hash: hash.digest('hex').slice(0, 10) };
  // A bag shows its own strap, which is therefore no layer.
  const own = new Set(
    Object.entries(layers.views).flatMap(([view, { strap }]) => (strap ? [strapOf(view, strap)] : [])),
  );
  const isLayer = (file) => path.dirname(file) !== folder && !own.has(path.relative(folder, file));
  const above = files.filter(({ file }) => isLayer(file)).map(({ file }) => ({ ...common, file }));
  const bags = Object.entries(layers.views).flatMap(([view, { strap }]) =>
    Object.entries(layers.colours).map(([colour, value]) => ({
      ...common,
      file: path.join(folder, `${view}-${colour}.webp`),
      bag: {
        leather: path.join(folder, `${view}-base.webp`),
        tint: path.join(folder, `${view}-tint.webp`),
        colour: value,
        strap: strap && path.join(folder, strapOf(view, strap)),
      },
    })),
  );
  return [...bags, ...above];
}

/** A bag: black leather + difference to white × colour, and its own strap. */
async function bagOf({ leather, tint, colour, strap }) {
  const [black, white] = await Promise.all([leather, tint].map((file) => pixelsOf(sharp(file).removeAlpha())));
  const share = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const data = Buffer.from(black.data);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.min(255, data[i] + white.data[i] * share[i % 3] + 0.5);
  const bag = open({ data, info: black.info });
  return pixelsOf(strap ? bag.composite([{ input: strap }]).removeAlpha() : bag);
}

const formatsOf = (picture, width) =>
  Object.entries({ ...(width < picture.width ? CUT_FORMATS : FORMATS), ...SETS[picture.set].formats });
const widthsOf = ({ set, width }) => [...new Set(SETS[set].widths.map((w) => Math.min(w, width)))];
const isShared = ({ set, name }) => SETS[set].share?.test(name) ?? false;

const fileOf = ({ name, id = name.replaceAll('/', '-'), hash }, rendition, format) =>
  path.join(output, `${id}-${rendition}.${hash}.${format}`);

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
async function pictureOf({ set, file, hash: layer, bag }) {
  const bytes = bag ? undefined : await readFile(file);
  const name = path
    .relative(originals, file)
    .replace(/\.\w+$/, '')
    .split(path.sep)
    .join('/');
  if (layer) {
    const picture = { set, name, hash: layer, width: LAYER_SIDE, height: LAYER_SIDE };
    if (listsOnly || isMade(picture)) return picture;
    return make(picture, bag ? await bagOf(bag) : await pixelsOf(sharp(bytes)));
  }
  const hash = createHash('sha256').update(recipeOf(SETS[set])).update(bytes).digest('hex').slice(0, 10);
  // As the backend's `idOfPicture`.
  const id = SETS[set].media ? createHash('sha256').update(bytes).digest('hex').slice(0, 20) : undefined;
  const original = { set, name, hash, id, file };
  const before = known[hash] && { ...original, ...known[hash] };
  return before && (listsOnly || isMade(before)) ? before : make(original, await pixelsOf(sharp(bytes)));
}

/** Cuts each width once for all its formats. */
async function make(source, original) {
  const { width, height } = original.info;
  const widths = widthsOf({ ...source, width });
  const cuts = await Promise.all(
    (listsOnly ? widths.slice(0, 1) : widths).map((own) =>
      pixelsOf(open(original).resize({ width: own, kernel: KERNEL })),
    ),
  );
  const average = await open(cuts[0]).resize(1, 1).removeAlpha().raw().toBuffer();
  const picture = { ...source, width, height, colour: `#${average.toString('hex')}` };
  if (listsOnly) return picture;
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

const entryOf = (p) => {
  const share = isShared(p) ? ', share: true' : '';
  return `  '${p.name.slice(p.set.length + 1)}': { name: '${p.name}', hash: '${p.hash}', width: ${p.width}, height: ${p.height}, colour: '${p.colour}', widths: [${widthsOf(p).join(', ')}]${share} },`;
};

const headOf = (set) => `// Made by scripts/build-pictures.mjs from public/assets/${set}; do not edit.\n`;

const sourceOf = (set, pictures) => `${headOf(set)}import type { PictureEntry } from './picture-entry';

export const ${SETS[set].export} = {
${pictures.map(entryOf).join('\n')}
} as const satisfies Record<string, PictureEntry>;
`;

/** What all layers have in common. */
const layersSourceOf = (set, [layer]) => `${headOf(set)}export const ${SETS[set].export} = {
  hash: '${layer.hash}',
  width: ${layer.width},
  height: ${layer.height},
  widths: [${widthsOf(layer).join(', ')}],
} as const;
`;

/** The API serves the pictures of products: pages contain only the ids of those that a new shop has. */
const idsOf = (set, pictures) => `${headOf(set)}export const ${SETS[set].export} = {
${pictures.map((p) => `  '${p.name.slice(set.length + 1)}': '${p.id}',`).join('\n')}
} as const;
`;

const notesOf = (pictures) =>
  JSON.stringify(
    Object.fromEntries(
      pictures
        .filter(({ colour }) => colour)
        .map(({ hash, width, height, colour }) => [hash, { width, height, colour }]),
    ),
  );

/** By the path of its original, which the seed and the migration of older databases name. */
const seedOf = (pictures) => {
  const entries = pictures
    .filter(({ id }) => id)
    .map((picture) => {
      const { file, id, width, height, colour } = picture;
      const name = path.relative(originals, file).split(path.sep).join('/');
      return [name, { id, width, height, colour, widths: widthsOf(picture) }];
    });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};

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
  const { media, layers: isLayers } = SETS[set];
  const listOf = media ? idsOf : isLayers ? layersSourceOf : sourceOf;
  await writeIfOther(
    path.join(lists, `${set}.gen.ts`),
    listOf(
      set,
      pictures.filter((picture) => picture.set === set),
    ),
  );
}
await writeIfOther(notes, notesOf(pictures));
await writeIfOther(
  uploadRecipe,
  `// Made by frontend/scripts/build-pictures.mjs from frontend/src/pictures/recipe.json; do not edit.\nexport const RECIPE = ${JSON.stringify(recipe, null, 2)} as const;\n`,
);
await writeIfOther(seed, seedOf(pictures));
await removeStale(pictures);
