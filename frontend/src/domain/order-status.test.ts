import { anOrder } from '../testing/order-data';
import { IN_WORKSHOP } from './order-stages';
import { statusWords } from './order-status';

const part = { amount: 391_000, payBy: null, paidAt: null };
const paid = { ...part, reference: 'SIG-7K2QXM-1', state: 'paid' } as const;
const waiting = { ...part, reference: 'SIG-7K2QXM-2', state: 'waiting' } as const;

describe('a voided payment', () => {
  const voided = anOrder({ status: 'payment_review', reviewReason: 'voided' });

  it('leaves no payment for an order that was paid once', () => {
    expect(statusWords(voided).next).toMatch(/^El pago fue anulado y no tenemos ese dinero/);
    expect(statusWords({ ...voided, instalments: [{ ...paid, state: 'due' }, waiting] }).label).toBe('Pago anulado');
  });

  it('keeps the other instalment', () => {
    const { next, afterPaying } = statusWords({ ...voided, instalments: [paid, waiting] });
    expect(next).toMatch(/^Uno de tus pagos fue anulado.*Seguimos teniendo lo demás/);
    expect(afterPaying.meaning).toMatch(/no tienes que pagar nada/);
  });
});

it.each(IN_WORKSHOP)('says for an order in two instalments that is %s when the rest is paid', (status) => {
  const half = anOrder({ status, amountDue: 391_000, instalments: [paid, waiting] });
  expect(statusWords(half).next).toContain('El saldo lo pagas cuando tu pedido esté listo.');
  const isDue = { ...half, instalments: [paid, { ...waiting, state: 'due' as const }] };
  expect(statusWords(isDue).label).toBe('Listo: falta el saldo');
});
