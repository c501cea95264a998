import { aStaffOrder } from '../testing/workshop-data';
import { promiseOf, urgencyOf } from './delivery-promise';

const on = (day: string) => new Date(`${day}T17:00:00Z`);
const promised = (order = aStaffOrder(), now = on('2026-11-21')) => promiseOf(order, now);

it('shows the promised dates, but none before the payment', () => {
  expect(promised()).toEqual({ dates: 'entre el 14 y el 21 de diciembre', daysLeft: 30 });
  expect(promised(aStaffOrder({ delivery: null }))).toBeUndefined();
});

it.each([
  ['2026-12-17', undefined],
  ['2026-12-18', 'Faltan 3 días'],
  ['2026-12-20', 'Falta 1 día'],
  ['2026-12-21', 'Último día'],
  ['2026-12-22', 'Atrasado 1 día'],
  ['2026-12-25', 'Atrasado 4 días'],
])('shows on %s: %s', (day, words) => {
  expect(urgencyOf(aStaffOrder(), promised(undefined, on(day))!)).toBe(words);
});

it('shows no urgency after dispatch', () => {
  const sent = aStaffOrder({ status: 'shipped' });
  expect(urgencyOf(sent, promised(sent, on('2027-01-15'))!)).toBeUndefined();
});
