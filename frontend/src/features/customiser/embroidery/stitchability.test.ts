import type { Design, FontSize, FontStyle } from './design';
import { type FontLetters, loadLetters } from './load-letters';
import { stitchability } from './stitchability';
import { VIEWS } from './views';

const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];
const SIZES: readonly FontSize[] = ['small', 'medium', 'large'];
const PRODUCTS = Object.keys(VIEWS).map(Number);
const BUTTERFLY = 4;

const design: Design = {
  name: 'LEO',
  letter: 'elegant',
  letterSize: 'small',
  thread: 'gold',
  motif: 'lion',
  bagColour: 'black',
  strap: 'none',
  addOns: [],
  keychainText: '',
};

let fonts: Record<FontStyle, FontLetters>;
const judge = (changes: Partial<Design>, product = 1) =>
  stitchability({ ...design, ...changes }, VIEWS[product]!, fonts);
const kinds = (changes: Partial<Design>, product?: number) => judge(changes, product).warnings.map(({ kind }) => kind);

beforeAll(async () => {
  const loaded = await Promise.all(FONTS.map(async (font) => [font, await loadLetters(font)] as const));
  fonts = Object.fromEntries(loaded) as Record<FontStyle, FontLetters>;
});

describe.each(PRODUCTS)('stitchability on product %i', (product) => {
  it.each(FONTS.flatMap((letter) => SIZES.map((letterSize) => ({ letter, letterSize }))))(
    'accepts short names: $letter, $letterSize',
    (choice) => {
      for (const name of ['LEO', 'Leo', 'Sofía', 'Ana', 'Noé'])
        expect(judge({ name, ...choice }, product)).toEqual({ warnings: [] });
    },
  );

  it.each(FONTS)('warns of every long name in small %s', (letter) => {
    for (const name of [
      'W'.repeat(20),
      'Maximiliano Benjamín',
      'Juan Sebastián Pérez',
      'Ana Lucía de la Cruz',
      'María José Hernández',
    ]) {
      expect(kinds({ name, letter }, product)).not.toEqual([]);
    }
  });
});

describe('warnings of stitchability', () => {
  it('include every limit that a tiny name breaks', () => {
    expect(kinds({ name: 'Maximiliano Benjamín' }, BUTTERFLY)).toEqual(
      expect.arrayContaining(['reduced', 'lowercase', 'column', 'counter']),
    );
  });

  it('give sizes in millimetres, with a Colombian comma', () => {
    const [first] = judge({ name: 'Maximiliano Benjamín' }, BUTTERFLY).warnings;
    expect(first!.message).toMatch(/bajan de 15 mm a \d,\d mm\.$/);
  });

  it('do not mention lower case for a name without any', () => {
    expect(kinds({ name: 'W'.repeat(20) }, BUTTERFLY)).not.toContain('lowercase');
  });

  it('are empty for an empty name', () => {
    expect(judge({ name: '  ' })).toEqual({ warnings: [] });
  });
});

describe('proposal of stitchability', () => {
  it('is a size of the same font without warnings', () => {
    const { warnings, holds } = judge({ name: 'María José', letterSize: 'large' }, 7);
    expect(warnings.map(({ kind }) => kind)).toEqual(['reduced']);
    expect(holds).toEqual({ letter: 'elegant', letterSize: 'small' });
  });

  it('is another font when no size of the chosen one works', () => {
    const { holds } = judge({ name: 'Maximiliano Benjamín' }, 2);
    expect(holds!.letter).not.toBe('elegant');
  });

  it.each(PRODUCTS)('can be stitched on product %i', (product) => {
    for (const letter of FONTS) {
      const name = 'Juan Sebastián Pérez';
      const { holds } = judge({ name, letter }, product);
      if (holds) expect(kinds({ name, ...holds }, product).filter((kind) => kind !== 'reduced')).toEqual([]);
    }
  });

  it('is never a font that was not given', () => {
    const own = { elegant: fonts.elegant };
    const { holds } = stitchability({ ...design, name: 'Maximiliano Benjamín' }, VIEWS[2]!, own);
    expect(holds).toBeUndefined();
  });
});
