import { readFileSync } from 'node:fs';
import { tidyLetters } from '../../common/tidy-text.js';
import { isLongerThan, stitchingProblem } from './stitchable-text.js';

interface NameCases {
  stitchable: string[];
  folded: { name: string; stitched: string }[];
  refused: { name: string; named: string }[];
}

const RIGHT = "usa letras, números, espacios y los signos - ' & .";
const casesFile = new URL('../../../../docs/name-cases.json', import.meta.url);
const { stitchable, folded, refused } = JSON.parse(readFileSync(casesFile, 'utf8')) as NameCases;

describe('docs/name-cases.json, as the server reads them', () => {
  it.each(stitchable)('has nothing against %j', (text) => {
    expect(stitchingProblem(text)).toBeUndefined();
  });

  it.each(folded)('stitches $stitched for $name', ({ name, stitched }) => {
    expect(tidyLetters(name)).toBe(stitched);
    expect(stitchingProblem(stitched)).toBeUndefined();
  });

  it.each(refused)('names what cannot be stitched in $name', ({ name, named }) => {
    expect(stitchingProblem(name)).toBe(`No podemos bordar ${named}: ${RIGHT}`);
  });
});

describe('isLongerThan', () => {
  it.each([
    ['a'.repeat(20), false],
    ['a'.repeat(21), true],
    ['ñ'.repeat(20), false],
    ['ñ'.normalize('NFD').repeat(20), false],
    ['👨‍👩‍👧'.repeat(20), false],
    ['👨‍👩‍👧'.repeat(21), true],
    ['', false],
  ])('counts the letters of %j as people do', (text, longer) => {
    expect(isLongerThan(text, 20)).toBe(longer);
  });
});
