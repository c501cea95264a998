import type { FontStyle } from './embroidery/design';
import type { Letters } from './embroidery/letters';
import classic from './embroidery/letters/sample-classic.gen.json';
import elegant from './embroidery/letters/sample-elegant.gen.json';
import modern from './embroidery/letters/sample-modern.gen.json';
import playful from './embroidery/letters/sample-playful.gen.json';

/** The letters of one word in each font: what the page shows before a name is written and whole fonts are fetched. */
export const sampleLetters: Readonly<Record<FontStyle, Letters>> = { elegant, modern, classic, playful };

/** As in `scripts/build-letters.mjs`. */
export const SAMPLE_WORD = 'Nombre';
