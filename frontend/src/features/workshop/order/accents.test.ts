import { accentsOf } from './accents';

it.each([
  ['Sofía', ['í con tilde']],
  ['Güicho Ñáñez', ['ü con diéresis', 'Ñ (eñe)', 'á con tilde', 'ñ (eñe)']],
  ['Nun\u0303ez', ['ñ (eñe)']],
  ['François', ['ç con cedilla']],
  ['Ana Anaís Inés Rocío', ['í con tilde', 'é con tilde']],
  ['León 2', ['ó con tilde']],
  ['Emma', []],
])('lists the marks of %s: %j', (text, marks) => {
  expect(accentsOf(text)).toEqual(marks);
});
