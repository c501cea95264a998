import nameCases from '../../../docs/name-cases.json' with { type: 'json' };
import { stitchingProblem } from './stitching-problem';

const RIGHT = "usa letras, números, espacios y los signos - ' & .";

describe('docs/name-cases.json, as the pages read them', () => {
  it.each(nameCases.stitchable)('has nothing against %j', (name) => {
    expect(stitchingProblem(name)).toBeUndefined();
  });

  it.each(nameCases.refused)('names what cannot be stitched in $name', ({ name, named }) => {
    expect(stitchingProblem(name)).toBe(`No podemos bordar ${named}: ${RIGHT}`);
  });
});

it.each(['  ', ' Sofía ', 'Sofi\u0301a'])('reads %j as the server will get it', (typed) => {
  expect(stitchingProblem(typed)).toBeUndefined();
});
