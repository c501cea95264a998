import { isSameAccount, shownAccount } from './shown-account.js';

const ACCOUNT = shownAccount({ name: 'Bancolombia', type: 'Ahorros', account: '123-456-789', holder: 'Sigerist' });

it('an order keeps bank, type, number and holder of the account that its customer was shown', () => {
  expect(ACCOUNT).toEqual({ bank: 'Bancolombia', type: 'Ahorros', number: '123-456-789', holder: 'Sigerist' });
});

it.each([
  [{ number: '123456789' }, true],
  [{ bank: ' BANCOLOMBIA', holder: 'Sigerist SAS', type: 'Corriente' }, true],
  [{ number: '123-456-780' }, false],
  [{ bank: 'Davivienda' }, false],
])('money for it arrives at the account with %j: %s', (changes, expected) => {
  expect(isSameAccount(ACCOUNT, { ...ACCOUNT, ...changes })).toBe(expected);
  expect(isSameAccount(ACCOUNT, null)).toBe(false);
});
