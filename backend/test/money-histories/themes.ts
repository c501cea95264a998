import type { Kind } from './acts.js';
import { alone, type Steps, together } from './steps.js';

const paid = alone('pay', { on: 0, how: 0 });
const started = (cart: number) => alone('startCard', { on: cart });
const placed = (cart: number) => alone('transfer', { on: cart });
const paidByCard = (cart: number): Steps => [started(cart), paid, alone('complete', { on: cart })];
const paidByBank = (cart: number): Steps => [placed(cart), alone('receipt', { on: cart, how: 0 })];

/** A part of the shop's money: what each of its carts begins with, and what happens then, each alone or at the same time as another. */
export interface Theme {
  readonly carts: number;
  /** Chance of a code, in sixths. */
  readonly codes: number;
  readonly begins: (cart: number) => readonly Steps[];
  readonly alone: readonly Kind[];
  readonly rivals: readonly (readonly [Kind, Kind])[];
}

export const THEMES: readonly Theme[] = [
  {
    ...{ carts: 2, codes: 1 },
    begins: (cart) => [
      [started(cart), paid],
      [started(cart), alone('pay', { on: 0 })],
      [started(cart), started(cart), paid],
      [started(cart), placed(cart), paid],
      [placed(cart), alone('payOrder'), paid],
      [placed(cart), alone('payOrder'), alone('pay', { on: 0, how: 3 })],
      [started(cart), paid, alone('time', { how: 0 })],
      [
        placed(cart),
        alone('payOrder', { on: cart }),
        alone('pay', { on: 0, how: 3 }),
        together('payOrder', 'complete', { on: cart }),
      ],
    ],
    alone: [
      'event',
      'complete',
      'jobs',
      'checks',
      'reconcile',
      'pay',
      'bankDecides',
      'chargeback',
      'contradict',
      'startCard',
      'time',
      'providerFails',
      'price',
    ],
    rivals: [
      ...(['complete', 'checks', 'jobs', 'startCard', 'transfer', 'event', 'payOrder'] as const).map(
        (kind) => ['complete', kind] as const,
      ),
      ...([
        ['startCard', 'startCard'],
        ['checks', 'checks'],
        ['checks', 'startCard'],
        ['checks', 'reconcile'],
        ['event', 'event'],
      ] as const),
      ...([
        ['transfer', 'transfer'],
        ['transfer', 'startCard'],
        ['jobs', 'jobs'],
        ['askReconciliation', 'askReconciliation'],
      ] as const),
    ],
  },
  {
    ...{ carts: 2, codes: 1 },
    begins: (cart) => [
      [placed(cart)],
      paidByBank(cart),
      [placed(cart), alone('receipt', { on: cart })],
      [started(cart), placed(cart), paid],
      [placed(cart), alone('time', { how: 5 })],
      [placed(cart), alone('time', { how: 5 }), together('receipt', 'followUp', { on: cart })],
      [placed(cart), alone('payOrder'), alone('pay', { on: 0, how: 3 })],
    ],
    alone: [
      'receipt',
      'receipt',
      'correct',
      'allow',
      'status',
      'payOrder',
      'pay',
      'complete',
      'time',
      'followUp',
      'jobs',
      'askRefund',
      'chargeback',
    ],
    rivals: [
      ...(['receipt', 'correct', 'followUp', 'allow', 'status', 'complete', 'payOrder', 'askRefund'] as const).map(
        (kind) => ['receipt', kind] as const,
      ),
      ...([
        ['correct', 'correct'],
        ['correct', 'askRefund'],
        ['allow', 'allow'],
        ['followUp', 'followUp'],
        ['payOrder', 'payOrder'],
      ] as const),
      ...([
        ['status', 'status'],
        ['followUp', 'complete'],
        ['correct', 'status'],
      ] as const),
    ],
  },
  {
    ...{ carts: 2, codes: 0 },
    begins: (cart) => [
      paidByCard(cart),
      paidByCard(cart),
      paidByBank(cart),
      [...paidByCard(cart), alone('askRefund', { on: cart, how: 13 })],
      [...paidByCard(cart), together('askRefund', 'askRefund', { on: cart, how: 0 })],
      [...paidByCard(cart), alone('askRefund', { on: cart, how: 13 }), alone('chargeback', { on: cart })],
    ],
    alone: [
      'askRefund',
      'askRefund',
      'decideRefund',
      'decideRefund',
      'jobs',
      'giveAccount',
      'askAccountAgain',
      'chargeback',
      'checks',
      'providerFails',
      'time',
      'status',
      'receipt',
    ],
    rivals: [
      ...(['askRefund', 'askRefund', 'receipt', 'checks', 'decideRefund', 'correct'] as const).map(
        (kind) => ['askRefund', kind] as const,
      ),
      ...(['decideRefund', 'jobs', 'checks', 'giveAccount', 'complete', 'reconcile'] as const).map(
        (kind) => ['decideRefund', kind] as const,
      ),
      ...([
        ['jobs', 'jobs'],
        ['jobs', 'checks'],
        ['jobs', 'reconcile'],
        ['giveAccount', 'reconcile'],
        ['giveAccount', 'jobs'],
        ['giveAccount', 'giveAccount'],
        ['askAccountAgain', 'decideRefund'],
      ] as const),
    ],
  },
  {
    ...{ carts: 3, codes: 6 },
    begins: (cart) => [[], [started(cart)], [placed(cart)], [started(cart), paid]],
    alone: [
      'pay',
      'complete',
      'complete',
      'receipt',
      'time',
      'startCard',
      'transfer',
      'askRefund',
      'decideRefund',
      'chargeback',
      'checks',
      'followUp',
      'status',
    ],
    rivals: [
      ...(['startCard', 'transfer', 'complete', 'receipt'] as const).flatMap((one) =>
        (['startCard', 'transfer', 'complete', 'receipt', 'checks'] as const).map((other) => [one, other] as const),
      ),
    ],
  },
  {
    ...{ carts: 2, codes: 0 },
    begins: (cart) => [
      [started(cart), alone('pay', { on: 0, how: 8 + cart }), alone('complete', { on: cart })],
      [started(cart), alone('pay', { on: 0, how: 11 }), alone('reconcile')],
      [...paidByCard(cart), alone('contradict', { on: cart }), alone('reconcile')],
      [started(cart), paid, alone('pay', { on: 0, how: 0 }), alone('checks')],
      [...paidByBank(cart), alone('receipt', { on: cart, how: 4 })],
    ],
    alone: [
      'decideOpen',
      'decideOpen',
      'reconcile',
      'checks',
      'chargeback',
      'bankDecides',
      'event',
      'jobs',
      'askRefund',
      'status',
      'transfer',
    ],
    rivals: [
      ...(['decideOpen', 'decideOpen', 'checks', 'reconcile', 'receipt', 'askRefund', 'jobs'] as const).map(
        (kind) => ['decideOpen', kind] as const,
      ),
      ...Array.from({ length: 3 }, () => ['askReconciliation', 'askReconciliation'] as const),
    ],
  },
];
