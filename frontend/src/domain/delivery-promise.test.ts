import { pricing } from '../testing/catalogue-data';
import { aChange, aStaffOrder } from '../testing/workshop-data';
import { promiseOf, urgencyOf } from './delivery-promise';

const on = (day: string) => new Date(`${day}T17:00:00Z`);
const promised = (order = aStaffOrder(), now = on('2026-11-21')) => promiseOf(order, pricing.delivery, now);

it('counts from the payment, faster for an express order', () => {
  expect(promised()?.dates).toBe('entre el 14 y el 21 de diciembre');
  expect(promised(aStaffOrder({ isExpress: true }))?.dates).toBe('entre el 27 de noviembre y el 2 de diciembre');
});

it('promises nothing before a transfer is seen, nor for what is given back', () => {
  const history = [aChange({ status: 'pending_transfer', at: '2026-11-01T15:00:00Z', actor: 'shop' })];
  expect(promised(aStaffOrder({ status: 'pending_transfer', history }))).toBeUndefined();
  const paid = [...history, aChange({ at: '2026-11-21T20:15:00Z', actor: 'a@b.co' })];
  expect(promised(aStaffOrder({ history: paid }))?.dates).toBe('entre el 14 y el 21 de diciembre');
  expect(promised(aStaffOrder({ status: 'refund_pending' }))).toBeUndefined();
});

it('counts from the payment that replaced a voided one, and promises nothing in between', () => {
  const voided = [
    aChange({ at: '2026-10-01T15:00:00Z' }),
    aChange({ status: 'payment_review', at: '2026-10-03T15:00:00Z', reason: 'voided' }),
  ];
  expect(promised(aStaffOrder({ status: 'payment_review', history: voided }))).toBeUndefined();
  const paidAgain = [...voided, aChange({ at: '2026-11-21T20:15:00Z', actor: 'a@b.co' })];
  expect(promised(aStaffOrder({ history: paidAgain }))?.dates).toBe('entre el 14 y el 21 de diciembre');
});

it('counts from the first confirmation of a payment that staff reviewed and accepted again', () => {
  const history = [
    aChange({ at: '2026-11-21T20:15:00Z' }),
    aChange({ status: 'payment_review', at: '2026-12-01T15:00:00Z', actor: 'a@b.co' }),
    aChange({ at: '2026-12-02T15:00:00Z', actor: 'a@b.co' }),
  ];
  expect(promised(aStaffOrder({ history }))?.dates).toBe('entre el 14 y el 21 de diciembre');
});

it.each([
  ['2026-12-17', undefined],
  ['2026-12-18', 'Faltan 3 días'],
  ['2026-12-20', 'Falta 1 día'],
  ['2026-12-21', 'Último día'],
  ['2026-12-22', 'Atrasado 1 día'],
  ['2026-12-25', 'Atrasado 4 días'],
])('on %s says %s', (day, words) => {
  expect(urgencyOf(aStaffOrder(), promised(undefined, on(day))!)).toBe(words);
});

it('shows no urgency after dispatch', () => {
  const sent = aStaffOrder({ status: 'shipped' });
  expect(urgencyOf(sent, promised(sent, on('2027-01-15'))!)).toBeUndefined();
});
