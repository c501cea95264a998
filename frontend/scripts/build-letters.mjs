// Extracts the letters that can be embroidered from their fonts: outlines, advance widths, kerning and joins, as small JSON
// files in src/features/customiser/embroidery/letters. Browser and server draw a name from the same data, without a font.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';

const require = createRequire(import.meta.url);
const target = new URL('../src/features/customiser/embroidery/letters/', import.meta.url);

const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ',
];
const NAME_CHARS = [...LETTERS, ..." -'’&.·"];
const PROSE_CHARS = [...NAME_CHARS, ...'$,:;()/+%¡!¿?«»“”"–—…'];

/** The sample that the customiser shows in each font before a name is entered. */
const SAMPLE_WORD = [...new Set('Ana')];

/**
 * The embroidery fonts, by their names in the API. Stitches spread: letters that do not join are spaced a little wider
 * (`tracking`, thousandths of an em), as embroiderers do.
 */
const EMBROIDERY_FONTS = [
  {
    name: 'elegant',
    file: require.resolve('@fontsource/dancing-script/files/dancing-script-latin-700-normal.woff2'),
    chars: NAME_CHARS,
  },
  {
    name: 'modern',
    file: require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff2'),
    chars: NAME_CHARS,
    tracking: 10,
  },
  {
    name: 'classic',
    file: require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2'),
    chars: NAME_CHARS,
    tracking: 15,
  },
  {
    name: 'playful',
    file: require.resolve('@fontsource/pacifico/files/pacifico-latin-400-normal.woff2'),
    chars: NAME_CHARS,
  },
];

/** The embroidery fonts with every character, again with those of the sample word alone, and the fonts of the link card. */
const FONTS = [
  ...EMBROIDERY_FONTS,
  ...EMBROIDERY_FONTS.map(({ name, ...font }) => ({ ...font, name: `sample-${name}`, chars: SAMPLE_WORD })),
  {
    name: 'title',
    file: require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2'),
    weight: 600,
    chars: PROSE_CHARS,
  },
  {
    name: 'text',
    file: require.resolve('@fontsource-variable/asap/files/asap-latin-wght-normal.woff2'),
    weight: 600,
    chars: PROSE_CHARS,
  },
  {
    name: 'logo',
    file: require.resolve('@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2'),
    weight: 600,
    chars: [...new Set('Sigerist')],
  },
];
/** Names that are shaped as a whole to verify that kerning pairs are sufficient for any name. */
const SAMPLES = "Sofía|Vittoria|María José|Güicho|Ñandú|D'Angelo|WWWAVATo|Ana & Luz 2|brillor".split('|');

/** Units per em of every file, so that sizes are comparable. */
const EM = 1000;

async function openFont({ file, weight }) {
  const bytes = await fontverter.convert(await readFile(file), 'truetype');
  const face = new hb.Face(new hb.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  const font = new hb.Font(face);
  if (weight) font.setVariations([new hb.Variation('wght', weight)]);
  const known = new Set(face.collectUnicodes());
  // Disables ligatures, because they would stitch two letters as one: each letter has its own thread.
  const features = [new hb.Feature('liga', 0)];
  const scale = EM / face.upem;
  return {
    has: (char) => known.has(char.codePointAt(0)),
    outline: (glyph) => contoursOf(font.glyphToJson(glyph), scale),
    shape(text) {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer, features);
      const positions = buffer.getGlyphPositions();
      return buffer
        .getGlyphInfos()
        .map(({ codepoint }, i) => ({ glyph: codepoint, advance: Math.round(positions[i].xAdvance * scale) }));
    },
  };
}

/** Closed contours as points on and off the curve; a point on the curve half-way between two points off it is implied. */
function contoursOf(commands, scale) {
  const contours = [];
  const round = (value) => Math.round(value * scale);
  for (const { type, values } of commands) {
    if (type === 'M') contours.push([]);
    if (type === 'Z') continue;
    const points = contours.at(-1);
    for (let i = 0; i < values.length; i += 2) {
      points.push({ x: round(values[i]), y: round(values[i + 1]), on: type !== 'Q' || i === 2 });
    }
  }
  return contours.map((points) => withoutImplied(closed(points))).filter((points) => points.length > 2);
}

function closed(points) {
  const [first] = points;
  const last = points.at(-1);
  return last.on && last.x === first.x && last.y === first.y ? points.slice(0, -1) : points;
}

function withoutImplied(points) {
  return points.filter((point, i) => {
    const before = points.at(i - 1);
    const after = points[(i + 1) % points.length];
    const implied = (a, b, own) => Math.abs((a + b) / 2 - own) <= 0.5;
    const redundant =
      !before.on && !after.on && implied(before.x, after.x, point.x) && implied(before.y, after.y, point.y);
    return i === 0 || !point.on || !redundant;
  });
}

/**
 * `l` draws to a point on the curve, `q` to one off it; coordinates are relative to the previous point, and the first point
 * is 0, 0.
 */
const contourCode = (points) =>
  points
    .slice(1)
    .map(({ x, y, on }, i) => `${on ? 'l' : 'q'}${x - points[i].x}${`,${y - points[i].y}`.replace(',-', '-')}`)
    .join('');

/** Accented letters reuse the contours of the base letter and the accent. */
function sharedContours() {
  const codes = [];
  const place = (points) => {
    const code = contourCode(points);
    if (!codes.includes(code)) codes.push(code);
    return [codes.indexOf(code), points[0].x, points[0].y];
  };
  return { codes, glyph: (advance, contours) => [advance, ...contours.flatMap(place)] };
}

/** The glyph of each letter, including the joining forms of Pacifico. */
function glyphsOf(font, chars, shared) {
  const glyphs = {};
  const joined = {};
  const joins = {};
  for (const char of chars) {
    const [alone] = font.shape(char);
    glyphs[char] = shared.glyph(alone.advance, font.outline(alone.glyph));
    const followers = chars.filter((next) => font.shape(char + next)[0].glyph !== alone.glyph);
    if (followers.length === 0) continue;
    const variants = new Set(followers.map((next) => font.shape(char + next)[0].glyph));
    if (variants.size > 1) throw new Error(`${char} has more than one joined form`);
    const [variant] = variants;
    joined[char] = shared.glyph(joinedAdvance(font, chars, char, followers), font.outline(variant));
    const set = followers.join('');
    joins[set] = (joins[set] ?? '') + char;
  }
  return { glyphs, joined, joins };
}

/** Kerning includes a joined form's own advance width; this is the most common value among its followers. */
function joinedAdvance(font, chars, char, followers) {
  const seen = new Map();
  for (const next of followers) {
    const { advance } = font.shape(char + next)[0];
    seen.set(advance, (seen.get(advance) ?? 0) + 1);
  }
  return [...seen].sort((a, b) => b[1] - a[1])[0][0];
}

/** Kerning by classes of letters: rows are classes of first letters, columns of second ones. */
function kerningOf(font, chars, { glyphs, joined, joins }) {
  const joinsBefore = (a, b) => Object.entries(joins).some(([next, own]) => own.includes(a) && next.includes(b));
  const kern = (a, b) => font.shape(a + b)[0].advance - (joinsBefore(a, b) ? joined : glyphs)[a][0];
  const table = new Map(chars.map((a) => [a, chars.map((b) => kern(a, b))]));
  const first = groupsBy(chars, (a) => table.get(a).join());
  const second = groupsBy(chars, (b) => first.map(([a]) => table.get(a)[chars.indexOf(b)]).join());
  const rows = first.map(([a]) => second.map(([b]) => table.get(a)[chars.indexOf(b)]));
  return { first, second, rows };
}

function groupsBy(chars, key) {
  const groups = new Map();
  for (const char of chars) groups.set(key(char), (groups.get(key(char)) ?? '') + char);
  return [...groups.values()];
}

function assertPairsAreEnough(font, letters, name) {
  const { first, second, rows } = letters.kerning;
  for (const sample of SAMPLES) {
    const chars = [...sample];
    const wide = chars.reduce((sum, char, i) => {
      const next = chars[i + 1] ?? '';
      const joins =
        next && Object.entries(letters.joins).some(([set, own]) => own.includes(char) && set.includes(next));
      const kern = next ? rows[first.findIndex((g) => g.includes(char))][second.findIndex((g) => g.includes(next))] : 0;
      return sum + (joins ? letters.joined : letters.glyphs)[char][0] + kern;
    }, 0);
    const real = font.shape(sample).reduce((sum, { advance }) => sum + advance, 0);
    if (Math.abs(wide - real) > chars.length) throw new Error(`${name}: "${sample}" is ${real} wide, not ${wide}`);
  }
}

async function build(spec) {
  const font = await openFont(spec);
  const chars = spec.chars.filter(font.has);
  const shared = sharedContours();
  const forms = glyphsOf(font, chars, shared);
  const top = (char) => Math.max(0, ...font.outline(font.shape(char)[0].glyph).flatMap((c) => c.map(({ y }) => y)));
  const letters = {
    capHeight: top('H'),
    xHeight: top('x'),
    tracking: spec.tracking ?? 0,
    contours: shared.codes,
    ...forms,
    kerning: kerningOf(font, chars, forms),
  };
  if (spec.chars.length >= NAME_CHARS.length) assertPairsAreEnough(font, letters, spec.name);
  return `${JSON.stringify(letters)}\n`;
}

for (const spec of FONTS) await writeFile(new URL(`${spec.name}.gen.json`, target), await build(spec));
