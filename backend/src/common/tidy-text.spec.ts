import { shortened, tidyBlock, tidyLine } from './tidy-text.js';

describe('tidyLine', () => {
  it.each([
    ['  Mochila\n Milano\0 ', 'Mochila Milano'],
    ['Mochila \u202Eonalim\u2066', 'Mochila onalim'],
    ['Mo\u200Bchi\uFEFFla', 'Mochila'],
    ['\u200B\u202E', ''],
    ['\u200D', ''],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['half \uD83D', 'half \uFFFD'],
  ])('makes %j to %j', (text, tidy) => {
    expect(tidyLine(text)).toBe(tidy);
  });
});

describe('tidyBlock', () => {
  it('keeps lines, and drops signs that mislead', () => {
    expect(tidyBlock(' uno\r\ndos\u202E\0 ')).toBe('uno\ndos');
  });
});

describe('shortened', () => {
  it.each([
    ['cuatro', 6, 'cuatro'],
    ['cuatro', 5, 'cuat…'],
    ['ab👶👶', 6, 'ab👶👶'],
    ['ab👶👶c', 6, 'ab👶…'],
    ['a👶👶cd', 6, 'a👶👶…'],
  ])('makes %j of at most %i characters to %j', (text, maxLength, short) => {
    expect(shortened(text, maxLength)).toBe(short);
  });
});
