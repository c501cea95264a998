import type { FontStyle } from './embroidery/design';
import type { Letters } from './embroidery/letters';
import classic from './embroidery/letters/sample-classic.gen.json' with { type: 'json' };
import elegant from './embroidery/letters/sample-elegant.gen.json' with { type: 'json' };
import modern from './embroidery/letters/sample-modern.gen.json' with { type: 'json' };
import playful from './embroidery/letters/sample-playful.gen.json' with { type: 'json' };

/** Letters of a sample word in each font, shown until a name is entered and the whole fonts are loaded. */
export const sampleLetters: Readonly<Record<FontStyle, Letters>> = { elegant, modern, classic, playful };

/** Must equal the word in `scripts/build-letters.mjs`. It is short, because its letters are part of the page. */
export const SAMPLE_WORD = 'Ana';
