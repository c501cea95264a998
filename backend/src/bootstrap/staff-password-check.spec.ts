import { readEnv } from '../config/env.js';
import { assertStaffPassword } from './staff-password-check.js';

const check = (staffPassword: string, production = true) =>
  assertStaffPassword({ ...readEnv({}), production, staffEmail: 'laura@sigerist.co', staffPassword });

describe('assertStaffPassword', () => {
  it.each([
    'Password1!',
    'Bordado-2026',
    'Colombia2026*',
    'S1gerist*2026',
    'Pañalera-2026',
    'Tucán-Azul-2026',
    'Tijera-Lila-2026',
    'Laura-2026!',
    '12345678!',
  ])('refuses %s in production', async (password) => {
    await expect(check(password)).rejects.toThrow(/^STAFF_PASSWORD is too easy to guess/);
    await check(password, false);
  });

  it('does not repeat the password in its sentence', async () => {
    await expect(check('Bordado-2026')).rejects.not.toThrow(/Bordado/);
  });

  it('accepts a random password', async () => {
    await check('vqK7-mzRw-Td3x-Lp');
  });
});
