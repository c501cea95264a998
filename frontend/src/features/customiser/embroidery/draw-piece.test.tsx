import { existsSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import layers from '../../../pictures/layers.json' with { type: 'json' };
import catalogue from '../../../testing/seed-catalogue.gen.json' with { type: 'json' };
import type { Design, FontStyle } from './design';
import { DRAWN_ADD_ONS } from './design-pictures';
import { drawPiece } from './draw-piece';
import { drawnDesign } from './drawn-design';
import { EmbroideryPicture } from './EmbroideryPicture';
import { type FontLetters, loadLetters } from './load-letters';
import { designElement, picturesOf } from './render-design-svg';
import { THREADS } from './threads';
import { PIECE_VIEWS } from './views';

const { pricing, products } = catalogue;
const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];
const PIECES = [...products, ...pricing.kit.pieces.map((piece) => ({ ...piece, id: piece.productId }))].filter(
  ({ id }) => PIECE_VIEWS[id],
);
const ASSETS = path.join(import.meta.dirname, '../../../../public/assets');

let fonts: Record<FontStyle, FontLetters>;
beforeAll(async () => {
  const loaded = await Promise.all(FONTS.map(async (font) => [font, await loadLetters(font)] as const));
  fonts = Object.fromEntries(loaded) as Record<FontStyle, FontLetters>;
});

const design: Design = {
  name: 'Sofía',
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'gold',
  motif: 'lion',
  bagColour: 'navy',
  strap: 'anchors',
  addOns: ['expressService', 'bow', 'keychain', 'pompon'],
  keychainText: 'Sofi',
};
const namesOf = (changes: Partial<Design> = {}, product = 1) =>
  drawPiece(PIECE_VIEWS[product]!, { ...design, ...changes }, fonts.elegant).map((layer) =>
    'picture' in layer ? layer.picture.name : 'patch' in layer ? layer.patch.name : layer.id,
  );

it('draws the bag, its strap, the motif, the name and the add-ons, in this order', () => {
  const names = namesOf();
  expect(names.slice(0, 3)).toEqual(['customizer/panalera-azul', 'customizer/straps/panalera-10', 'motifs/leon']);
  expect(names.slice(-4)).toEqual([
    'customizer/addons/panalera-pompon',
    'customizer/addons/panalera-llavero',
    'keychain-text',
    'customizer/addons/panalera-mono',
  ]);
  expect(names.slice(3, -4)).toContain('threads');
});

it('draws nothing that was not ordered', () => {
  expect(namesOf({ name: '', motif: 'none', addOns: [], strap: 'ethnic-diamonds' })).toEqual([
    'customizer/panalera-azul',
  ]);
  // A piece of the kit that carries no embroidery and no add-on.
  expect(namesOf({}, 12)).toEqual(['customizer/portachupeta-azul', 'customizer/straps/portachupeta-10']);
  // The butterfly has no strap.
  expect(namesOf({ name: '', motif: 'none', addOns: [] }, 4)).toEqual(['customizer/mariposa-azul']);
});

it('has a layer for every colour, strap and add-on of the catalogue on every piece', () => {
  for (const { id, photoDesign } of PIECES) {
    const view = PIECE_VIEWS[id]!;
    // Also colours that only photos show: the owner may say that of any photo.
    const seen = pricing.unoffered.filter(({ field }) => field === 'bagColour');
    const ids = [...pricing.bagColors, ...seen].map((colour) => colour.id) as Design['bagColour'][];
    const straps = [...pricing.straps.map((strap) => strap.id), photoDesign.strap];
    const shown = [
      ...ids.map((bagColour) => ({ ...design, bagColour, motif: 'none' as const })),
      ...straps.map((strap) => ({ ...design, strap, motif: 'none' as const })),
    ];
    for (const { picture } of shown.flatMap((one) => picturesOf({ view, design: one }))) {
      const [, colour = ''] = new RegExp(`^customizer/${view.picture}-(\\w+)$`).exec(picture.name) ?? [];
      if (colour) {
        expect(layers.colours).toHaveProperty(colour);
        for (const part of ['base', 'tint']) {
          expect(existsSync(path.join(ASSETS, `customizer/${view.picture}-${part}.webp`))).toBe(true);
        }
      } else {
        expect([picture.name, existsSync(path.join(ASSETS, `${picture.name}.webp`))]).toEqual([picture.name, true]);
      }
    }
    // Every colour has a picture of its own: none stands for another.
    const bags = ids.map((bagColour) => picturesOf({ view, design: { ...design, bagColour } })[0]!.picture.name);
    expect(new Set(bags).size).toBe(new Set(ids).size);
  }
});

it('draws every add-on that hangs on a piece, and the photo of every product', () => {
  expect(pricing.addOns.map(({ id }) => id)).toEqual(expect.arrayContaining([...DRAWN_ADD_ONS]));
  for (const { photoDesign } of PIECES) {
    expect(drawnDesign(photoDesign, { name: 'Sofía', addOns: [], keychainText: '' })).toBeDefined();
  }
});

it('keeps the text of the key ring on its tag, whatever its length', () => {
  for (const view of Object.values(PIECE_VIEWS)) {
    for (const keychainText of ['A', 'jgyqp', 'W'.repeat(20), 'Maximiliano Benjamín']) {
      const layer = drawPiece(view, { ...design, keychainText }, fonts.elegant).find(
        ({ id }) => id === 'keychain-text',
      );
      if (!view.tag) continue;
      const { transform = '', d = '' } = (layer as { path: Record<string, string> }).path;
      const [a, , , , x, y] = transform.match(/-?[\d.]+/g)!.map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const letters = [...d.matchAll(/M(-?[\d.]+) 0/g)].map((match) => x + a * Number(match[1]));
      const [[left, top], [right], [, bottom]] = view.tag;
      expect(Math.min(...letters)).toBeGreaterThan(left - 3);
      expect(Math.max(...letters)).toBeLessThan(right);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(bottom);
    }
  }
});

it('shows the same layers in the browser and on the server, for designs of all kinds', () => {
  const pick = random(20_261_128);
  for (let i = 0; i < 20; i += 1) {
    const { id, photoDesign } = pick(PIECES);
    const view = PIECE_VIEWS[id]!;
    const one = drawnDesign(
      {
        letter: pick(FONTS),
        letterSize: pick(['small', 'medium', 'large']),
        thread: pick(Object.keys(THREADS)),
        motif: pick([...pricing.animalThemes, { id: 'none' }]).id,
        bagColour: pick([...pricing.bagColors.map((colour) => colour.id), photoDesign.bagColour]),
        strap: pick([...pricing.straps.map((strap) => strap.id), photoDesign.strap]),
      },
      {
        name: pick(['', 'Sofía', 'José María', 'Ñ']),
        addOns: DRAWN_ADD_ONS.filter(() => pick([true, false])),
        keychainText: pick(['Sofi', 'Mamá']),
      },
    )!;
    const letters = fonts[one.letter];
    const pictures = new Map(picturesOf({ view, design: one }).map(({ picture }) => [picture.name, picture.name]));
    const server = designElement({ design: one, letters, view, pictures }, {});
    const browser = renderToStaticMarkup(
      <EmbroideryPicture design={one} letters={letters} view={view} label="" sizes="390px" />,
    );
    expect(partsOf(browser)).toEqual(partsOf(server));
  }
});

/** The layers of a picture in order: names of pictures, and the shapes of paths with their colours. */
function partsOf(markup: string): string[] {
  return (markup.match(/<(img|image|path) [^>]*>/g) ?? []).map((tag) => {
    const source = /(?:src|href)="([^"]*)"/.exec(tag)?.[1];
    if (source === undefined) return ['d', 'fill', 'stroke', 'transform'].map((name) => attribute(tag, name)).join(' ');
    return source
      .replace('/pictures/', '')
      .replace(/-\d+\.\w+\.\w+$/, '')
      .replaceAll('/', '-');
  });
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** A generator of the same choices at each run. */
function random(seed: number) {
  let state = seed;
  return <Value,>(values: readonly Value[]): Value => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return values[Math.floor((state / 2_147_483_648) * values.length)]!;
  };
}
