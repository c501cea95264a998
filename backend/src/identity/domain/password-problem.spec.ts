import { COMMON_PASSWORDS } from './common-passwords.gen.js';
import { passwordProblem } from './password-problem.js';

const laura = { name: 'Laura Restrepo Gómez', email: 'lau.ra-bordados@example.com' };

describe('a password that is easy to guess', () => {
  it.each([
    'Password1!',
    'P@ssw0rd2026',
    'Pa$$word-1',
    'passwordX9!',
    'Qwerty123!',
    '1qaz2wsx!A',
    '!1Qaz2wsx',
    '12345678Aa!',
    'A-123456789',
    'Iloveyou*2026',
    '2026-Football',
    'LiverpooL.1892',
  ])('is one of the commonest with something added: %s', (password) => {
    expect(passwordProblem(password)).toBe('common');
  });

  it.each([
    'Colombia2026*',
    'S1gerist*2026',
    '$igerist2026',
    'C0l0mbi@2026*',
    'Medellín-1234',
    'M3d3ll1n-1450',
    'Bogotá-2026',
    '*2026Antioquia',
    'Contraseña-1',
    'ColombiaMedellin1!',
    'MiColombia2026*',
    'Col.om.bia-7',
    'SIGERIST-2026!',
    'ColombiaPassword1!',
    'Pañalera2026*',
    'Bordado2026!',
    'Mochila-2026',
    'Bebe2026!',
    'MiBebé-2026',
    'Ibague2026*',
    'Cúcuta2026!',
    'SantaMarta2026*',
    'Villavicencio-1',
    'Navidad2026!',
    'TeAmo2026*',
    'TeAmoMucho2026*',
    'MiAmor-2026',
    'AmorBebe1!',
    'Diciembre-2026',
  ])('is a word of the shop or the country with something added: %s', (password) => {
    expect(passwordProblem(password)).toBe('local');
  });

  it.each(['Restrepo-1987', 'R3strep0*87', 'LauraGomez1!', 'Gómez-201120', 'Lau.ra-Bordados1', 'Laurabordados#1'])(
    'is made of the person’s own name or mailbox: %s',
    (password) => {
      expect(passwordProblem(password, laura)).toBe('personal');
    },
  );

  it.each([
    'Tucán-Azul-2026',
    'Tijera-Lila-2027',
    'Secreta-2026',
    'Otra-1234',
    'Primera-2027',
    'Colombia huele a guayaba 7',
    'Manzana-Calidad-44',
    'xK9#mQ2$vL',
    'correcto caballo batería grapa A1!',
  ])('is none of these: %s', (password) => {
    expect(passwordProblem(password, laura)).toBeUndefined();
  });

  it('contains 10,000 common passwords', () => {
    expect(COMMON_PASSWORDS.trim().split('\n')).toHaveLength(10_000);
  });

  it('refuses every common password also with a capital, a digit or a sign added', () => {
    const words = COMMON_PASSWORDS.trim().split('\n');
    const variants = words
      .filter((word) => word.length >= 4)
      .map((word) => (/[a-z]/.test(word) ? `${word[0]!.toUpperCase()}${word.slice(1)}1!` : `${word}A*`));

    expect(variants.filter((password) => !passwordProblem(password))).toEqual([]);
  });

  it.each(['1!'.repeat(64), `aB${'@0$1!3'.repeat(21)}`, 'ñ'.repeat(128), '🙂'.repeat(64), '', '\n1'])(
    'finds no problem in an unusual password: %j',
    (password) => {
      expect(passwordProblem(password, laura)).toBeUndefined();
    },
  );
});
