import { readFileSync } from 'node:fs';
import { describeInstalment, firstInstalmentOf, nextInstalment } from './instalments';

const { cases } = JSON.parse(readFileSync(new URL('../../../docs/instalment-cases.json', import.meta.url), 'utf8')) as {
  cases: { total: number; first: number }[];
};

it.each(cases)('splits $total into a first half of $first, like the server', ({ total, first }) => {
  expect(firstInstalmentOf(total)).toBe(first);
});

it.each([
  [{ state: 'paid', payBy: null }, 'Pagado'],
  [{ state: 'due', payBy: '2026-12-02' }, 'A más tardar el 2 de diciembre'],
  [{ state: 'due', payBy: null }, 'Por pagar'],
  [{ state: 'waiting', payBy: null }, 'Cuando tu pedido esté listo, antes del envío'],
] as const)('describes a part: %j', (part, words) => {
  expect(describeInstalment(part)).toBe(words);
});

it('finds the next unpaid instalment', () => {
  expect(nextInstalment([{ state: 'paid' }, { state: 'waiting' }])).toEqual({ state: 'waiting' });
  expect(nextInstalment([{ state: 'paid' }])).toBeUndefined();
});
