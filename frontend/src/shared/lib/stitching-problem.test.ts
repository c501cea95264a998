import { stitchingProblem } from './stitching-problem';

it.each([
  '',
  '  ',
  'Sofía',
  'Ñáñez Güiza',
  'ANA-LUCÍA',
  "D'Angelo",
  'Tomás & Luz',
  'J. R.',
  'Zoë',
  'Sofi\u0301a',
  'Leo 2',
])('has nothing against %j', (name) => {
  expect(stitchingProblem(name)).toBeUndefined();
});

it.each([
  ['Sofía 😀', '«😀»'],
  ['👨‍👩‍👧 Ana', '«👨‍👩‍👧»'],
  ['<b>Ana</b>', '«<», «>», «/»'],
  ['Ana\u200bLuz', 'caracteres invisibles'],
  ['\u202eanA', 'caracteres invisibles'],
  ['Дима', '«Д», «и», «м»'],
])('names what cannot be stitched of %j', (name, named) => {
  expect(stitchingProblem(name)).toBe(`No podemos bordar ${named}: usa letras, números, espacios y los signos - ' & .`);
});
