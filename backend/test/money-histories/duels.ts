import type { Kind } from './acts.js';
import { type Cart, alone, type Duelling, duel, type Steps } from './steps.js';

/** Two acts about the same thing at the same moment on two instances, after what brings the shop there. */
export interface Duel {
  readonly carts: readonly Cart[];
  readonly before: Steps;
  readonly rivals: readonly [Duelling, Duelling];
  /** The fewest and the most steps of the first one before the other begins, where they would seldom meet. */
  readonly head?: readonly [number, number];
  /** What ends it, so that its damage is seen. */
  readonly after?: Steps;
  /** What may happen then. */
  readonly then: readonly Kind[];
}

const CHEAP: Cart = { email: 0, code: null, product: 1 };
const DEAR: Cart = { email: 0, code: null, product: 2 };
const WITH_CODE: Cart = { email: 0, code: 'UNO', product: 1 };

const paid = alone('pay', { on: 0, how: 0 });
/** The provider's search by reference does not find it yet. */
const paidUnlisted = alone('pay', { on: 0, how: 3 });
/** In the provider's panel, under a reference that the shop does not know. */
const paidInPanel = alone('pay', { on: 0, how: 11 });
const started = (cart: number) => alone('startCard', { on: cart });
const placed = (cart: number) => alone('transfer', { on: cart, how: 0 });
const paidByCard = (cart: number): Steps => [started(cart), paid, alone('complete', { on: cart })];
const received = (cart: number) => alone('receipt', { on: cart, how: 0 });
const eightDays = alone('time', { how: 5 });

/** By bank transfer, answering a request: it waits for the customer's account. */
const REFUND_BY_BANK = 1;
/** By bank transfer, answering the same request. */
const HALF_FOR_REQUEST = 5;
/** The whole payment is voided at the provider. */
const REFUND_BY_VOID = 0;
/** The first outcome, for the first order. */
const TO_FIRST_ORDER = 0;
const TO_SECOND_ORDER = 12;
/** Given back by transfer, without evidence yet. */
const GIVEN_BACK = 1;
const GIVEN_BACK_TOO = 7;
/** Evidence, and it is done. */
const DONE = 0;

const AFTER_MONEY: readonly Kind[] = ['jobs', 'checks', 'askRefund', 'chargeback', 'status', 'decideOpen'];
const OF_LEDGER: readonly Kind[] = ['ledgerPay', 'ledgerReverse', 'ledgerAssign'];
const AFTER_REFUND: readonly Kind[] = ['jobs', 'decideRefund', 'giveAccount', 'reconcile', 'chargeback'];

/** Each drives two acts to what one lock or constraint protects: `planted-faults.ts`. */
export const DUELS: readonly Duel[] = [
  // One owner gives back two orders: each alone is below the limit of a day.
  {
    carts: [DEAR, DEAR],
    before: [...paidByCard(0), ...paidByCard(1)],
    rivals: [duel('askRefund', { on: 0, how: REFUND_BY_VOID }), duel('askRefund', { on: 1, how: REFUND_BY_VOID })],
    then: AFTER_REFUND,
  },
  // Two refunds of one order, each of all of it.
  {
    carts: [CHEAP],
    before: paidByCard(0),
    rivals: [duel('askRefund', { on: 0, how: REFUND_BY_VOID }), duel('askRefund', { on: 0, how: REFUND_BY_VOID })],
    then: AFTER_REFUND,
  },
  // The account comes while an owner ends the refund.
  {
    carts: [CHEAP],
    before: [...paidByCard(0), alone('askRefund', { on: 0, how: REFUND_BY_BANK }), alone('jobs')],
    rivals: [duel('giveAccount', { on: 0 }), duel('decideRefund', { on: 0, how: DONE })],
    then: AFTER_REFUND,
  },
  // The account comes while the provider reports a void.
  {
    carts: [CHEAP],
    before: [
      ...paidByCard(0),
      alone('askRefund', { on: 0, how: REFUND_BY_BANK }),
      alone('jobs'),
      alone('chargeback', { on: 0 }),
      alone('event', { on: 0, how: 0 }),
    ],
    rivals: [duel('jobs'), duel('giveAccount', { on: 0 })],
    head: [6, 14],
    then: AFTER_REFUND,
  },
  // The receipt of a transfer and an approved card payment of the same pieces.
  {
    carts: [CHEAP],
    before: [started(0), placed(0), paidUnlisted],
    rivals: [duel('complete', { on: 0 }), duel('receipt', { on: 0, how: 0 })],
    then: AFTER_MONEY,
  },
  // The receipt comes on the day on which the order is reminded or ends.
  {
    carts: [CHEAP],
    before: [placed(0), eightDays],
    rivals: [duel('followUp'), duel('receipt', { on: 0, how: 0 })],
    then: AFTER_MONEY,
  },
  // An order is paid while its payment begins again.
  {
    carts: [CHEAP],
    before: [placed(0), alone('payOrder', { on: 0 }), paidUnlisted],
    rivals: [duel('payOrder', { on: 0 }), duel('complete', { on: 0 })],
    then: AFTER_MONEY,
  },
  // Both instances look for payments to check.
  {
    carts: [CHEAP, DEAR],
    before: [started(0), paid, started(1), alone('time', { how: 1 })],
    rivals: [duel('checks'), duel('checks')],
    then: AFTER_MONEY,
  },
  {
    carts: [CHEAP],
    before: [started(0)],
    rivals: [duel('askReconciliation'), duel('askReconciliation')],
    then: ['jobs', 'pay', 'reconcile'],
  },
  // Two owners give one unknown payment to two orders.
  {
    carts: [CHEAP, CHEAP, CHEAP],
    before: [placed(0), placed(1), started(2), paidInPanel, alone('reconcile')],
    rivals: [duel('decideOpen', { on: 0, how: TO_FIRST_ORDER }), duel('decideOpen', { on: 0, how: TO_SECOND_ORDER })],
    then: ['jobs', 'decideOpen', 'reconcile', 'chargeback', 'correct'],
  },
  // They give it back twice.
  {
    carts: [CHEAP],
    before: [started(0), paidInPanel, alone('reconcile')],
    rivals: [duel('decideOpen', { on: 0, how: GIVEN_BACK }), duel('decideOpen', { on: 0, how: GIVEN_BACK_TOO })],
    then: [...AFTER_REFUND, 'decideOpen'],
  },
  // Two carts take the last use of a code.
  {
    carts: [WITH_CODE, { ...WITH_CODE, email: 1 }],
    before: [],
    rivals: [duel('transfer', { on: 0, how: 0 }), duel('transfer', { on: 1, how: 0 })],
    after: [received(0), received(1)],
    then: ['status', 'askRefund', 'startCard', 'transfer'],
  },
  // Two refunds for one request, each of a half.
  {
    carts: [CHEAP],
    before: paidByCard(0),
    rivals: [duel('askRefund', { on: 0, how: HALF_FOR_REQUEST }), duel('askRefund', { on: 0, how: HALF_FOR_REQUEST })],
    then: AFTER_REFUND,
  },
  // One slip proves two refunds.
  {
    carts: [],
    before: [alone('ledgerPay', { on: 0, how: 2 }), alone('ledgerPay', { on: 1, how: 3 })],
    rivals: [duel('ledgerRefund', { on: 0, how: 0 }), duel('ledgerRefund', { on: 1, how: 0 })],
    then: OF_LEDGER,
  },
  // A payment without an order is given to two.
  {
    carts: [],
    before: [alone('ledgerPay', { on: 0, how: 0 })],
    rivals: [duel('ledgerAssign', { on: 0, how: 0 }), duel('ledgerAssign', { on: 0, how: 1 })],
    then: OF_LEDGER,
  },
  // Two refunds of a part of what an order of the ledger received.
  {
    carts: [],
    before: [alone('ledgerPay', { on: 0, how: 2 })],
    rivals: [duel('ledgerRefund', { on: 0, how: 0 }), duel('ledgerRefund', { on: 0, how: 1 })],
    // Each has four steps. More money, or less, would hide what was given back too much.
    head: [0, 1],
    then: ['ledgerAllow'],
  },
];
