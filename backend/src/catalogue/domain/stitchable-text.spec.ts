import { isLongerThan, stitchingProblem } from './stitchable-text.js';

const RIGHT = "usa letras, números, espacios y los signos - ' & .";

describe('stitchingProblem', () => {
  it.each([
    '',
    'Sofía',
    'ÁÉÍÓÚÜÑ áéíóúüñ',
    'François Müller Åse Øst',
    "D'Angelo O’Neill",
    'José-María & Cía.',
    'Lío · 2026',
    'WWWWWWWWWWWWWWWWWWWW',
  ])('has nothing against %j', (text) => {
    expect(stitchingProblem(text)).toBeUndefined();
  });

  it.each([
    ['Sofía 👶', '«👶»'],
    ['👨‍👩‍👧', '«👨‍👩‍👧»'],
    ['Sofía ❤', '«❤»'],
    ['<b>Sofía</b>', '«<», «>», «/»'],
    ['نور', '«ن», «و», «ر»'],
    ['שרה', '«ש», «ר», «ה»'],
    ['Софья', '«С», «о», «ф»'],
    ['小雪', '«小», «雪»'],
    ['So\u200Bfía', 'caracteres invisibles'],
    ['So\u00ADfía', 'caracteres invisibles'],
    ['So\u0000fía', 'caracteres invisibles'],
    ['So\nfía', 'caracteres invisibles'],
    ['So\u202Efía', 'caracteres invisibles'],
    ['So\u2066fía\u2069', 'caracteres invisibles'],
    ['So\u00A0fía', 'caracteres invisibles'],
    ['\u3164', 'caracteres invisibles'],
    ['So\ud800fía', 'caracteres invisibles'],
    ['Z̸o', '«Z̸»'],
    ['a_b_c', '«_»'],
  ])('names what cannot be stitched in %j', (text, named) => {
    expect(stitchingProblem(text)).toBe(`No podemos bordar ${named}: ${RIGHT}`);
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
