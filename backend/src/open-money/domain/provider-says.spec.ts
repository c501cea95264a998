import { moneyInWords, providerSays, type Said } from './provider-says.js';

const approved: Said = {
  provider: 'wompi',
  status: 'APPROVED',
  amount: 445_000,
  currency: 'COP',
  statusMessage: null,
  contradiction: null,
};

describe('what the provider says', () => {
  it.each<[Partial<Said>, string]>([
    [{}, 'Wompi dice: aprobado por $445.000.'],
    [
      { status: 'VOIDED', statusMessage: 'Anulada por el comercio' },
      'Wompi dice: anulado por $445.000. Anulada por el comercio',
    ],
    [{ contradiction: 'absent' }, 'Wompi dice: no existe ese pago. Nosotros lo registramos aprobado por $445.000.'],
    [
      { contradiction: 'DECLINED 445000 COP' },
      'Wompi dice: rechazado por $445.000. Nosotros lo registramos aprobado por $445.000.',
    ],
    [
      { contradiction: 'APPROVED 1000 USD SIGERIST-x-1-y' },
      'Wompi dice: aprobado por $1.000 USD, con la referencia SIGERIST-x-1-y. Nosotros lo registramos aprobado por $445.000.',
    ],
    [
      { contradiction: 'unreadable' },
      'Wompi dice: un estado que no conocemos. Nosotros lo registramos aprobado por $445.000.',
    ],
  ])('is a sentence: %j', (changes, words) => {
    expect(providerSays({ ...approved, ...changes })).toBe(words);
  });

  it('shows cents, so that amounts that differ do not look equal', () => {
    expect(moneyInWords({ amount: 445_000.5, currency: 'COP' })).toBe('$445.000,50');
  });
});
