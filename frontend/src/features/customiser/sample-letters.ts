import type { FontStyle } from './embroidery/design';
import type { Letters } from './embroidery/letters';
import classic from './embroidery/letters/sample-classic.gen.json' with { type: 'json' };
import elegant from './embroidery/letters/sample-elegant.gen.json' with { type: 'json' };
import modern from './embroidery/letters/sample-modern.gen.json' with { type: 'json' };
import playful from './embroidery/letters/sample-playful.gen.json' with { type: 'json' };

/** The letters of one word in each font: what the page shows before a name is written and whole fonts are fetched. */
export const sampleLetters: Readonly<Record<FontStyle, Letters>> = { elegant, modern, classic, playful };

/** As in `scripts/build-letters.mjs`: short, because its letters travel with the page. */
export const SAMPLE_WORD = 'Ana';
