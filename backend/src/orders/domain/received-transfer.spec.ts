import { assertComplete } from './received-transfer.js';

describe('a transfer that staff saw in the bank', () => {
  const amount = { 'received.amount': 'Escribe cuánto llegó' };
  const reference = { 'received.reference': 'Escribe la referencia de la transferencia' };

  it('is complete with amount and reference', () => {
    const movedAt = new Date('2026-01-15T15:00:00Z');
    expect(assertComplete({ amount: 1, reference: 'M-1', movedAt })).toEqual({ amount: 1, reference: 'M-1', movedAt });
    // Whether 0 is an amount is the ledger's decision.
    expect(assertComplete({ amount: 0, reference: 'M-1' })).toMatchObject({ amount: 0 });
  });

  it.each([
    [undefined, { ...amount, ...reference }],
    [{ amount: 1 }, reference],
    [{ amount: 1, reference: '' }, reference],
    [{ reference: 'M-1' }, amount],
  ])('as %j is refused with what is missing', (received, fields) => {
    const refusal = expect.objectContaining({ kind: 'invalid', code: 'order.received_missing', fields }) as Error;
    expect(() => assertComplete(received)).toThrow(refusal);
  });
});
