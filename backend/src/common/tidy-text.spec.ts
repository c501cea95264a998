import { tidyBlock, tidyLine } from './tidy-text.js';

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
