import { CartService } from '../../src/cart/index.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/common/time.js';
import { OrderByTransfer } from '../../src/payments/application/order-by-transfer.js';
import { CheckPayments } from '../../src/payments/application/check-payments.js';
import { CompletePayment } from '../../src/payments/application/complete-payment.js';
import { ReceiveEvent } from '../../src/payments/application/provider-events.js';
import { ReconciliationAdmin } from '../../src/payments/application/reconciliation-admin.js';
import { StartOrderPayment } from '../../src/payments/application/start-order-payment.js';
import { StartPayment } from '../../src/payments/application/start-payment.js';
import { ReconcilePayments } from '../../src/payments/index.js';
import { type Action, pick, type Prepared, type Story } from './story.js';

const REDIRECT = 'https://example.com/payment-success';

/** Of shoppers who pay, of the provider, and of what asks it. */
export const PAYMENT_KINDS = {
  startCard: async (story: Story, { on }: Action): Promise<Prepared> => {
    const cart = pick(story.carts, on)!;
    const { finalTotal: amount } = await story.shop.get(0, CartService).cart(cart.sessionId);
    if (amount === 0) return PAYMENT_KINDS.transfer(story, { on, how: 0 });
    return async ({ instance }) => {
      const reference = `SIGERIST-${cart.sessionId}-1763700000000-Zx9k2`;
      const asked = {
        provider: 'wompi',
        reference,
        customer: story.customer(cart.email),
        userId: null,
        amount,
      } as const;
      const more = { redirectUrl: REDIRECT, payerTokens: [], ip: cart.ip };
      const { checkout } = await story.shop.get(instance, StartPayment).start({ ...asked, ...more });
      story.attempts.push(checkout);
    };
  },

  transfer: (story: Story, { on, how }: Pick<Action, 'on' | 'how'>): Prepared => {
    const { sessionId, email, ip } = pick(story.carts, on)!;
    const request = {
      sessionId,
      customer: story.customer(email),
      userId: null,
      instalments: how % 3 === 2 ? 2 : 1,
      ip,
    } as const;
    return ({ instance }) => story.shop.get(instance, OrderByTransfer).place(request);
  },

  payOrder: async (story: Story, { on }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const request = {
      orderNumber: order.number,
      email: order.purchase.customer.email,
      user: null,
      payerTokens: [],
      ip: '10.0.3.1',
    };
    return async ({ instance }) => {
      const { checkoutUrl, amount } = await story.shop.get(instance, StartOrderPayment).start(request);
      story.attempts.push({ reference: new URL(checkoutUrl).searchParams.get('reference')!, amount });
    };
  },

  /** At the provider alone: mostly the last payment that was begun. */
  pay: (story: Story, { on, how }: Action): Prepared => {
    const attempt = on % 3 === 0 ? (story.attempts.at(-1) ?? null) : pick(story.attempts, on);
    if (!attempt) return null;
    const { reference, amount } = attempt;
    const paid = { reference, amount, currency: 'COP', method: 'CARD', status: 'APPROVED' } as const;
    const variants = [
      ...[paid, paid, paid, paid, paid],
      { ...paid, method: 'PSE' },
      { ...paid, method: 'PSE', status: 'PENDING' },
      { ...paid, status: 'DECLINED' },
      { ...paid, amount: amount + 1_000 },
      { ...paid, amount: amount + 0.5 },
      { ...paid, currency: 'USD' },
      { ...paid, reference: `PANEL-${story.attempts.length}` },
    ] as const;
    const { provider } = story.shop;
    return () => {
      const { id } = provider.pay(variants[how % variants.length]!);
      if (how % 4 === 3) provider.unlisted.add(id);
      return Promise.resolve();
    };
  },

  /** The provider's event, sometimes before its own answers know the transaction. */
  event: (story: Story, { on, how }: Action): Prepared => {
    const transaction = story.transaction(on);
    if (!transaction) return null;
    return async ({ instance }) => {
      const { provider } = story.shop;
      if (how % 6 === 5) provider.hidden.add(transaction.id);
      for (let times = how % 3 === 2 ? 2 : 1; times > 0; times -= 1)
        await story.shop.get(instance, ReceiveEvent).receive('wompi', { transaction });
    };
  },

  /** The browser comes back. */
  complete: (story: Story, { on }: Action): Prepared => {
    const transaction = story.transaction(on);
    return (
      transaction && (({ instance }) => story.shop.get(instance, CompletePayment).complete(transaction.id, '10.0.4.1'))
    );
  },

  /** The bank decides late. */
  bankDecides: (story: Story, { on, how }: Action): Prepared => {
    const waiting = story.shop.provider.transactions.filter(
      ({ status }) => status === 'PENDING' || status === 'DECLINED',
    );
    const transaction = pick(waiting, on);
    return (
      transaction &&
      (() => Promise.resolve(story.shop.provider.decide(transaction.id, how % 4 === 3 ? 'DECLINED' : 'APPROVED')))
    );
  },

  chargeback: (story: Story, { on }: Action): Prepared => {
    const transaction = pick(
      story.shop.provider.transactions.filter(({ status }) => status === 'APPROVED'),
      on,
    );
    return transaction && (() => Promise.resolve(story.shop.provider.decide(transaction.id, 'VOIDED')));
  },

  contradict: (story: Story, { on, how }: Action): Prepared => {
    const { provider } = story.shop;
    const transaction = pick(
      provider.transactions.filter(({ status }) => status === 'APPROVED'),
      on,
    );
    if (!transaction) return null;
    return () => {
      provider.contradicted.add(transaction.id);
      if (how % 3 === 0) provider.deny(transaction.id);
      else provider.change(transaction.id, how % 3 === 1 ? { status: 'DECLINED' } : { amount: transaction.amount - 1 });
      return Promise.resolve();
    };
  },

  providerFails: (story: Story, { how }: Action): Prepared => {
    return () => Promise.resolve(void (story.shop.provider.lostAnswers = 1 + (how % 3)));
  },

  jobs:
    (story: Story): Prepared =>
    ({ instance }) =>
      story.shop.runJobs(instance),

  checks:
    (story: Story): Prepared =>
    ({ instance }) =>
      story.shop.get(instance, CheckPayments).checkDue(),

  reconcile:
    (story: Story): Prepared =>
    ({ instance }) =>
      story.shop.get(instance, ReconcilePayments).reconcile(),

  askReconciliation:
    (story: Story): Prepared =>
    async ({ instance }) => {
      const { id } = await story.shop.get(instance, ReconciliationAdmin).ask({}, story.owner(0));
      story.askedRuns.add(id);
    },

  time: (story: Story, { how }: Action): Prepared => {
    const steps = [MINUTE_MS, 40 * MINUTE_MS, 2 * HOUR_MS, DAY_MS, 3 * DAY_MS, 8 * DAY_MS];
    return () => Promise.resolve(story.shop.pass(steps[how % steps.length]!));
  },

  price: (story: Story, { on, how }: Action): Prepared => {
    return () => story.shop.setPrice(1 + (on % 2), 300_000 + (how % 5) * 50_000);
  },
};
