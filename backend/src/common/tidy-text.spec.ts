import { tidyCases } from '../../test/support/tidy-cases.js';
import { shortened, tidyBlock, tidyCode, tidyLetters, tidyLine, tidyName } from './tidy-text.js';

describe('docs/tidy-cases.json, as the server reads texts', () => {
  it.each(tidyCases.lines)('makes the line %j to %j', (typed, tidy) => {
    expect(tidyLine(typed)).toBe(tidy);
    expect(tidyBlock(typed).replaceAll('\u00a0', '').replace(/ +/g, ' ')).toBe(tidy);
  });

  it.each(tidyCases.names)('makes the name %j to %j', (typed, tidy) => {
    expect(tidyName(typed)).toBe(tidy);
    expect(tidyLetters(typed)).toBe(tidy);
  });

  it.each(tidyCases.codes)('makes the code %j to %j', (typed, tidy) => {
    expect(tidyCode(typed)).toBe(tidy);
  });
});

it('leaves line breaks and control characters in letters, to be refused', () => {
  expect(tidyLetters(' So\nf\0ía ')).toBe('So\nf\0ía');
});

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
