import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Design, FontStyle } from './design';
import { drawPiece } from './draw-piece';
import { EmbroideryPreview } from './EmbroideryPreview';
import { EmbroideryPicture } from './EmbroideryPicture';
import { type FontLetters, loadLetters } from './load-letters';
import { loadCardLetters, renderCardSvg } from './render-card-svg';
import { nameLayers } from './name-layers';
import { designElement } from './render-design-svg';
import { VIEWS } from './views';

const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];
const design: Design = {
  name: 'Güicho',
  letter: 'playful',
  letterSize: 'medium',
  thread: 'gold',
  motif: 'lion',
  bagColour: 'black',
  strap: 'none',
  addOns: [],
  keychainText: '',
};
const view = VIEWS[1]!;

let fonts: Record<FontStyle, FontLetters>;
beforeAll(async () => {
  const loaded = await Promise.all(FONTS.map(async (font) => [font, await loadLetters(font)] as const));
  fonts = Object.fromEntries(loaded) as Record<FontStyle, FontLetters>;
});
const draw = (changes: Partial<Design>, product = 1) => {
  const wanted = { ...design, ...changes };
  return { layers: nameLayers(wanted, fonts[wanted.letter], VIEWS[product]!, false) };
};
const pathsOf = (markup: string) =>
  markup.match(/<path [^>]*>/g)!.map((path) => path.replace('></path>', '/>').replace('/>', '>'));

const pathOf = ({ layers }: ReturnType<typeof draw>, wanted: string) => layers.find(({ id }) => id === wanted)!.path;
const numbersOf = (text: string) => text.match(/-?[\d.]+/g)!.map(Number);

/** All points of a path with the commands `M`, `m`, `l`, `q` and `Z`, including off-curve points. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let pen: [number, number] = [0, 0];
  let start = pen;
  for (const [, command, numbers] of d.matchAll(/([MmlqZ])([^MmlqZ]*)/g)) {
    const origin = command === 'M' ? [0, 0] : pen;
    const own = command === 'Z' ? [] : numbersOf(numbers!);
    for (let i = 0; i < own.length; i += 2) points.push((pen = [origin[0]! + own[i]!, origin[1]! + own[i + 1]!]));
    if (command === 'Z') pen = start;
    else if (command !== 'l' && command !== 'q') start = pen;
    // Skips the origin of a letter, which is not part of its outline.
    if (command === 'M') points.pop();
  }
  return points;
}

/** Bounding box of a drawing's outlines, in units of the picture. */
function extent(drawing: ReturnType<typeof draw>) {
  const xs: number[] = [];
  const ys: number[] = [];
  const { transform, d } = pathOf(drawing, 'edge');
  const [a, b, c, dd, e, f] = numbersOf(transform!) as [number, number, number, number, number, number];
  for (const [x, y] of pointsOf(d!)) {
    xs.push(a * x + c * y + e);
    ys.push(b * x + dd * y + f);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('nameLayers', () => {
  it.each(FONTS)('stitches every Spanish letter in %s', (letter) => {
    for (const char of 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜabcdefghijklmnñopqrstuvwxyzáéíóúü') {
      const threads = pathOf(draw({ name: char, letter }), 'threads');
      expect(threads.d!.match(/m/g)!.length).toBeGreaterThan(8);
    }
  });

  it.each(Object.keys(VIEWS).map(Number))('keeps the longest names inside the field of product %i', (product) => {
    const xs = VIEWS[product]!.quad.map(([x]) => x);
    const ys = VIEWS[product]!.quad.map(([, y]) => y);
    for (const letter of FONTS) {
      for (const name of ['W'.repeat(20), 'Maximiliano Benjamín', 'Ájgyqp', 'Jorge']) {
        const ink = extent(draw({ name, letter, letterSize: 'large' }, product));
        expect(ink.left).toBeGreaterThan(Math.min(...xs));
        expect(ink.right).toBeLessThan(Math.max(...xs));
        expect(ink.top).toBeGreaterThan(Math.min(...ys));
        expect(ink.bottom).toBeLessThan(Math.max(...ys));
      }
    }
  });

  it('draws wider names in greater sizes', () => {
    const widths = (['small', 'medium', 'large'] as const).map((letterSize) => {
      const { left, right } = extent(draw({ name: 'Leo', letterSize }));
      return right - left;
    });
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  });

  it('draws the same stitches in every thread colour', () => {
    const paths = (thread: Design['thread']) => draw({ thread }).layers.map(({ path }) => [path.transform, path.d]);
    expect(paths('blue')).toEqual(paths('gold'));
  });

  it('draws composed and decomposed accents equally', () => {
    expect(draw({ name: 'Sofi\u0301a' })).toEqual(draw({ name: 'Sofía' }));
  });

  it('joins letters in script fonts: a letter differs before another letter and at the end', () => {
    const [, first, last] = pathOf(draw({ name: 'aa' }), 'edge').d!.split(/M[^\sM]+ 0/);
    expect(first).not.toBe(last);
  });

  it.each(['', '   ', '😀', '\u200b'])('draws only the patch for %j', (name) => {
    const layers = drawPiece(view, { ...design, name }, fonts.playful);
    expect(layers.map(({ id }) => id)).toEqual(['bag', 'motif']);
  });
});

describe('rendering in the browser and on the server', () => {
  it('produces identical elements', () => {
    const letters = fonts.playful;
    const browser = renderToStaticMarkup(
      <EmbroideryPreview design={design} letters={letters} view={view} label="" sizes="390px" />,
    );
    const server = designElement({ design, letters, view, pictures: new Map() }, {});
    expect(pathsOf(browser)).toEqual(pathsOf(server));
    const groups = /stroke-width="[^"]+"/g;
    expect(browser.match(groups)).toEqual(server.match(groups));
  });

  it('escapes the name', () => {
    const name = '"><script>&';
    const pictures = new Map([['customizer/panalera-negro', 'a"&<']]);
    const svg = designElement({ design: { ...design, name }, letters: fonts.playful, view, pictures }, {});
    expect(svg).not.toContain('script');
    expect(svg).toContain('href="a&quot;&amp;&lt;"');
  });
});

describe('renderCardSvg', () => {
  it('contains the bag, the patch and all text as outlines', async () => {
    const svg = renderCardSvg({
      design,
      letters: fonts.playful,
      view,
      pictures: new Map([
        ['customizer/panalera-negro', 'data:bag'],
        ['motifs/leon', 'data:patch'],
      ]),
      productName: 'Pañalera Multifuncional',
      priceText: '$445.020',
      cardLetters: await loadCardLetters(),
    });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/);
    expect(svg).toContain('href="data:bag"');
    expect(svg).toContain('href="data:patch"');
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path fill="#(451629|66525a|5b1e37)" /g)).toHaveLength(4);
  });
});

describe('EmbroideryPreview', () => {
  const show = (name: string) =>
    render(
      <EmbroideryPreview
        design={{ ...design, name }}
        letters={fonts.playful}
        view={view}
        label="Güicho, letra divertida"
        sizes="390px"
      />,
    );

  it('is one image with a description of the design', () => {
    show('Güicho');
    expect(screen.getByRole('img', { name: 'Güicho, letra divertida' })).toBeInTheDocument();
    expect(screen.queryByText('Escribe un nombre')).not.toBeInTheDocument();
  });

  it.each(['', '  '])('asks for a name while there is none (%j)', (name) => {
    show(name);
    expect(screen.getByText('Escribe un nombre')).toBeInTheDocument();
  });

  it('shows the bag with its patch until the letters are loaded', () => {
    const { container } = render(<EmbroideryPreview design={design} view={view} label="" sizes="390px" />);
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('panalera-negro'));
    expect(container.querySelector('image')).toHaveAttribute('href', expect.stringContaining('leon'));
    expect(container.querySelectorAll('path')).toHaveLength(0);
  });
});

it('draws a small picture without stitches', () => {
  const { container } = render(
    <EmbroideryPicture design={design} letters={fonts.playful} view={view} label="Güicho" sizes="96px" small />,
  );
  expect(screen.getByRole('img', { name: 'Güicho' })).toBeInTheDocument();
  const whole = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  // All layers draw the outline.
  expect(new Set(whole).size).toBe(1);
});
