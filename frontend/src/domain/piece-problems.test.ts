import nameCases from '../../../docs/name-cases.json' with { type: 'json' };
import { stitchingProblem } from './piece-problems';
import { tidyLetters } from './tidy-text';

const RIGHT = "usa letras, números, espacios y los signos - ' & .";

describe('stitching problems, with docs/name-cases.json', () => {
  it.each(nameCases.stitchable)('accepts %j', (name) => {
    expect(stitchingProblem(name)).toBeUndefined();
  });

  it.each(nameCases.folded)('stitches $stitched for $name', ({ name, stitched }) => {
    expect(tidyLetters(name)).toBe(stitched);
    expect(stitchingProblem(name)).toBeUndefined();
  });

  it.each(nameCases.refused)('names the characters of $name that cannot be stitched', ({ name, named }) => {
    expect(stitchingProblem(name)).toBe(`No podemos bordar ${named}: ${RIGHT}`);
  });
});

it.each(['  ', ' Sofía ', 'Sofi\u0301a'])('normalises %j like the server', (typed) => {
  expect(stitchingProblem(typed)).toBeUndefined();
});
