import { changesInWords, FIELD_WORDS, VALUE_WORDS } from '../src/audit/domain/audit-words.js';
import { ORDER_STATUSES } from '../src/orders/domain/order-status.js';
import { REFUND_REASONS, REFUND_STATES, REFUND_WAYS } from '../src/refunds/domain/refund.js';

describe('the words of the audit log', () => {
  it('are there for every value that an order or a refund can have, and no others', () => {
    const sorted = (values: readonly string[]) => [...values].sort();
    expect(sorted(Object.keys(VALUE_WORDS.status))).toEqual(sorted(ORDER_STATUSES));
    expect(sorted(Object.keys(VALUE_WORDS.state))).toEqual(sorted(REFUND_STATES));
    expect(sorted(Object.keys(VALUE_WORDS.way))).toEqual(sorted(REFUND_WAYS));
    expect(sorted(Object.keys(VALUE_WORDS.reason))).toEqual(sorted(REFUND_REASONS));
  });

  it('are Spanish: no field or value is shown under the name that the code has for it', () => {
    const own = new Set([
      ...Object.keys(FIELD_WORDS),
      ...Object.values(VALUE_WORDS).flatMap((words) => Object.keys(words)),
    ]);
    const shown = [
      ...Object.values(FIELD_WORDS),
      ...Object.values(VALUE_WORDS).flatMap((words) => Object.values(words)),
    ];
    expect(shown.filter((word) => own.has(word) || word.includes('_'))).toEqual([]);
  });

  it('say states, money, yes and lists as the owner does', () => {
    expect(changesInWords({ status: 'pending_transfer' }, { received: 445_000, status: 'paid' })).toEqual([
      { field: 'Estado del pedido', before: 'Espera transferencia', after: 'Pagado' },
      { field: 'Dinero recibido', before: null, after: '$445.000' },
    ]);
    expect(changesInWords({ active: true, keywords: ['asesor'] }, { active: false, keywords: [] })).toEqual([
      { field: 'Chatbot encendido', before: 'Sí', after: 'No' },
      { field: 'Palabras que pasan a una persona', before: 'asesor', after: null },
    ]);
    expect(changesInWords(null, null)).toEqual([]);
  });

  it('leave what an earlier release wrote as it is, also names that every object has', () => {
    const stored = { 'product 7 price': 435_000, status: 'constructor' } as never;
    expect(changesInWords(stored, null)).toEqual([
      { field: 'Estado del pedido', before: 'constructor', after: null },
      { field: 'product 7 price', before: '435000', after: null },
    ]);
  });
});
