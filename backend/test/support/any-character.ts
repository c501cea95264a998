import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * A character of Unicode, for `fc.string`. The unit `binary` of fast-check also gives all of them, but it looks up the strings that it tries
 * first (`__proto__`) in a table of a million characters, which takes two seconds to build.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    if (typeof character !== 'string' || [...character].length !== 1) throw new Error('Not one character');
    const code = character.codePointAt(0)!;
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);
