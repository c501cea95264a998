import type { StaffMember, SignedInUser } from '../../src/identity/index.js';
import { CartService, ChangeCart } from '../../src/cart/index.js';
import { DiscountService } from '../../src/cart/application/discount.service.js';
import { AnsweredCalls } from '../../src/common/http/once-per-key.js';
import { digestOf } from '../../src/common/random-token.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/common/time.js';
import { Transaction } from '../../src/common/transaction.port.js';
import { Ledger } from '../../src/money/index.js';
import { DecideOpenMoney } from '../../src/open-money/application/decide-open-money.js';
import { ListOpenMoney } from '../../src/open-money/index.js';
import { FollowUpPayments } from '../../src/orders/application/follow-up-payments.js';
import { OrderAdminService } from '../../src/orders/application/order-admin.service.js';
import { ReceiveMoney } from '../../src/orders/application/receive-money.js';
import { CheckEarlierAttempts } from '../../src/payments/application/check-earlier-attempts.js';
import { OrderByTransfer } from '../../src/payments/application/order-by-transfer.js';
import { type Customer, Order } from '../../src/orders/index.js';
import { Orders } from '../../src/orders/application/orders.port.js';
import { CheckPayments } from '../../src/payments/application/check-payments.js';
import { CompletePayment } from '../../src/payments/application/complete-payment.js';
import { ReceiveEvent } from '../../src/payments/application/provider-events.js';
import { ReconciliationAdmin } from '../../src/payments/application/reconciliation-admin.js';
import { StartOrderPayment } from '../../src/payments/application/start-order-payment.js';
import { StartPayment } from '../../src/payments/application/start-payment.js';
import { ReconcilePayments } from '../../src/payments/index.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';
import { AskRefund } from '../../src/refunds/index.js';
import { DecideRefund } from '../../src/refunds/application/decide-refund.js';
import { RefundAccounts } from '../../src/refunds/application/refund-accounts.js';
import type { RefundState } from '../../src/refunds/domain/refund.js';
import { aPersonalisation } from '../builders/cart.builder.js';
import type { CheckedShop } from './checked-shop.js';

/** Something that happens, in whole numbers: `on` chooses what it is about among what there is by then, `how` one of its variants. */
export interface Action {
  readonly kind: Kind;
  readonly on: number;
  readonly how: number;
  /** Of the two. */
  readonly instance: number;
  /** The statement or call before which its process is killed; 0 for none. */
  readonly killAt: number;
  /** Done again with the same key afterwards: the answer was lost. */
  readonly isRepeated: boolean;
}

interface Attempt {
  readonly reference: string;
  readonly amount: number;
}

/** What a call of staff carries: letters, because a note may have no numbers. */
export interface Call {
  readonly instance: number;
  readonly key: string;
}

const REDIRECT = 'https://example.com/payment-success';
const BANK_ACCOUNT = {
  bank: 'Bancolombia',
  type: 'ahorros',
  number: '12345678901',
  holder: 'Laura Restrepo',
  documentType: 'CC',
  document: '1020304050',
} as const;

/** The people, carts, payments and papers of one history. */
export class Story {
  readonly carts: { readonly sessionId: string; readonly email: string; readonly ip: string }[] = [];
  readonly attempts: Attempt[] = [];
  /** Orders of the ledger alone. */
  readonly bareOrders: string[] = [];
  /** Ids of entries that a call of staff answered with. */
  readonly acknowledged: string[] = [];
  /** Runs of the reconciliation that were asked for by the acts of the last step, at the same moment. */
  readonly askedRuns = new Set<string>();
  /** Digests of the links under which an account was accepted. */
  readonly accountLinks: string[] = [];
  private papers = 0;

  constructor(readonly shop: CheckedShop) {}

  async fillCart(email: number, code: string | null, productId: number): Promise<void> {
    const { shop } = this;
    const sessionId = crypto.randomUUID();
    const personalisation = { ...aPersonalisation(), hasBordado: null };
    await shop.get(0, ChangeCart).add({ sessionId, productId, quantity: 1, personalisation });
    if (code)
      await shop
        .get(0, DiscountService)
        .apply(sessionId, code)
        .catch(() => undefined);
    this.carts.push({ sessionId, email: `laura${email}@example.com`, ip: `10.0.${this.carts.length % 2}.1` });
  }

  async openBareOrder(): Promise<void> {
    const id = crypto.randomUUID();
    await this.shop.get(0, Ledger).open(id, 100_000);
    this.bareOrders.push(id);
  }

  /** An action that changes something; null when there is nothing that it could be about. */
  async prepare(action: Action): Promise<((call: Call) => Promise<unknown>) | null> {
    return KINDS[action.kind](this, action);
  }

  customer(email: string): Customer {
    const shipping = { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' };
    return { name: 'Laura Restrepo', email, phone: '3001234567', shipping, dataConsent: true };
  }

  async order(on: number): Promise<Order | null> {
    const ids = await this.shop.rows<{ id: string }>('SELECT id FROM shop_order ORDER BY created_at, id');
    const found = pick(ids, on);
    return found && this.shop.get(0, Orders).find(found.id);
  }

  async refund(on: number): Promise<{ id: string; way: string } | null> {
    return pick(
      await this.shop.rows<{ id: string; way: string }>('SELECT id, way FROM refund ORDER BY created_at, id'),
      on,
    );
  }

  /** Of the ledger alone, in a transaction, as all its callers have one. */
  ofLedger<T>(work: (ledger: Ledger) => Promise<T>): (call: Call) => Promise<T> {
    return ({ instance }) => this.shop.get(instance, Transaction).run(() => work(this.shop.get(instance, Ledger)));
  }

  /** A payment of the ledger alone. */
  async barePayment(on: number, isHomeless: boolean): Promise<{ id: string; orderId: string | null } | null> {
    const payments = `SELECT id, order_id AS "orderId" FROM money_entry WHERE actor = 'check' AND kind = 'payment'`;
    const found = await this.shop.rows<{ id: string; orderId: string | null }>(`${payments} ORDER BY at, id`);
    return pick(isHomeless ? found.filter(({ orderId }) => orderId === null) : found, on);
  }

  transaction(on: number): ProviderTransaction | null {
    return pick(this.shop.provider.transactions, on);
  }

  /** A reference of a bank, or that of an earlier paper. */
  paper(isNew: boolean): string {
    if (isNew) this.papers += 1;
    return `M-${this.papers}`;
  }

  /** A call of staff, as `@OncePerKey()` makes it. */
  once<T>({ instance, key }: Call, work: () => Promise<T>): Promise<T> {
    const [{ id }] = this.shop.owners as [SignedInUser];
    return this.shop.get(instance, AnsweredCalls).once({ actor: id, key, request: key }, work);
  }

  owner(how: number): SignedInUser {
    return this.shop.owners[how % 2]!;
  }
}

function pick<T>(items: readonly T[], on: number): T | null {
  return items.length > 0 ? items[on % items.length]! : null;
}

type Prepared = ((call: Call) => Promise<unknown>) | null;

/** Each kind of action: what it does, if there is anything to do it to. */
const KINDS = {
  startCard: async (story: Story, { on }: Action): Promise<Prepared> => {
    const cart = pick(story.carts, on)!;
    const { finalTotal: amount } = await story.shop.get(0, CartService).cart(cart.sessionId);
    if (amount === 0) return KINDS.transfer(story, { on, how: 0 });
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

  followUp:
    (story: Story): Prepared =>
    ({ instance }) =>
      story.shop
        .get(instance, FollowUpPayments)
        .run((orderId) => story.shop.get(instance, CheckEarlierAttempts).isUndecided(orderId)),

  receipt: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const { owed } = order.money;
    const amounts = [owed, owed, owed, Math.ceil(owed / 2), owed + 20_000, 1, Math.ceil(owed / 3)];
    const amount = amounts[how % amounts.length]! || 1_000;
    const received = { amount, reference: story.paper(how % 5 !== 4) };
    const actor: StaffMember = story.owner(0);
    return async (call) => {
      const id = await story.once(call, async () => {
        if (how % 7 === 6) {
          const change = { status: 'paid', from: order.status, actor, note: call.key, received } as const;
          await story.shop.get(call.instance, OrderAdminService).changeStatus(order.id, change);
          return null;
        }
        const receipt = { received, note: call.key, actor };
        return (await story.shop.get(call.instance, ReceiveMoney).receive(order.id, receipt)).entry.id;
      });
      if (id) story.acknowledged.push(id);
    };
  },

  correct: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    const receipt =
      order &&
      pick(
        order.payments.filter(({ provider }) => provider === null),
        how,
      );
    if (!order || !receipt) return null;
    const correction = { reason: 'otro pedido', isMailed: how % 2 === 0, actor: story.owner(0) };
    return (call) =>
      story.once(
        call,
        async () =>
          (await story.shop.get(call.instance, ReceiveMoney).correct(order.id, receipt.id, correction)).entry.id,
      );
  },

  allow: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const amount = how % 2 === 0 ? order.money.owed : Math.ceil(order.money.owed / 2);
    const allowance = { amount: Math.max(1, amount), reason: 'cortesía', actor: story.owner(0) };
    return (call) =>
      story.once(call, async () => (await story.shop.get(call.instance, ReceiveMoney).allow(order.id, allowance)).id);
  },

  askRefund: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const { held } = order.money;
    const isShipping = how % 11 === 10;
    const amount = isShipping ? 150_000 : how % 3 === 2 || how % 8 === 5 ? Math.ceil(held / 2) : held;
    const isDone = how % 4 === 3;
    const ways = ['card_void', 'bank_transfer', 'provider_panel', 'bank_transfer'] as const;
    const request =
      how % 4 === 1
        ? { id: order.id, number: 'SOL-AAAAAA', kind: 'guarantee' as const, createdAt: story.shop.now }
        : null;
    const asked = {
      amount: Math.max(1, amount),
      covers: isShipping ? ('shipping' as const) : ('order' as const),
      pieces: how % 6 === 2 && !isShipping ? [{ position: 0, quantity: 1 }] : [],
      reason: request ? ('garantia' as const) : ('cortesia' as const),
      way: isShipping ? ('bank_transfer' as const) : ways[how % ways.length]!,
      evidence: isDone ? story.paper(how % 8 !== 7) : '',
      answers: request,
    };
    const { id, name, email } = story.owner(how % 5 === 4 ? 1 : 0);
    return (call) =>
      story.once(call, async () => {
        const actor = { id, name, email, isOwner: true };
        return (
          await story.shop
            .get(call.instance, AskRefund)
            .ask(order.id, { ...asked, note: call.key }, actor, how % 9 === 8)
        ).id;
      });
  },

  decideRefund: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const refund = await story.refund(on);
    if (!refund) return null;
    const states = ['done', 'approved', 'under_way', 'done', 'failed', 'refused', 'done', undefined] as const;
    const state = states[how % states.length] satisfies RefundState | undefined;
    const ways = ['bank_transfer', 'provider_panel', 'card_void'] as const;
    const way = state ? undefined : ways[how % ways.length];
    const needsPaper = state === 'done' || (state === 'under_way' && how % 2 === 0);
    const decision = { state, way, evidence: needsPaper ? story.paper(how % 7 !== 6) : '', note: 'porque sí' };
    const { id, name, email } = story.owner(how >> 3);
    return async (call) => {
      const deciding = story.shop.get(call.instance, DecideRefund);
      await deciding.assertNotVoided(refund.id, decision);
      const actor = { id, name, email, isOwner: true };
      return story.once(call, async () => (await deciding.decide(refund.id, decision, actor)).state);
    };
  },

  /** The customer writes the account under the newest link that was mailed. */
  giveAccount: (story: Story, { on }: Action): Prepared => {
    const tokens = story.shop.mails.flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
    const token = pick(tokens.reverse(), on);
    return token === null
      ? null
      : async ({ instance }) => {
          await story.shop.get(instance, RefundAccounts).give(token, BANK_ACCOUNT, '10.0.5.1');
          story.accountLinks.push(digestOf(token));
        };
  },

  askAccountAgain: async (story: Story, { on }: Action): Promise<Prepared> => {
    const refund = await story.refund(on);
    if (!refund) return null;
    const { id, name, email } = story.owner(0);
    return (call) =>
      story.shop.get(call.instance, RefundAccounts).sendLinkAgain(refund.id, { id, name, email, isOwner: true });
  },

  decideOpen: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const money = pick(await story.shop.get(0, ListOpenMoney).list(), on);
    if (!money) return null;
    const kind = pick(money.outcomes, how)!;
    const order = await story.order(how >> 2);
    const refund = {
      way: 'bank_transfer',
      reason: 'cortesia',
      evidence: how % 2 === 0 ? story.paper(true) : '',
    } as const;
    // A decision of one kind refuses the fields of another one.
    const decision = {
      kind,
      reason: 'así es',
      ...(kind === 'order' && { orderId: money.order?.id ?? order?.id }),
      ...(kind === 'give_back' && { refund }),
    };
    return (call) =>
      story.once(call, async () => {
        const { order: made } = await story.shop
          .get(call.instance, DecideOpenMoney)
          .decide(money.id, decision, story.owner(how >> 2));
        return made?.id ?? null;
      });
  },

  status: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const order = await story.order(on);
    if (!order) return null;
    const statuses = ['in_production', 'shipped', 'delivered', 'paid', 'cancelled', 'payment_review'] as const;
    const next = statuses.filter((each) => order.nextStatuses.includes(each));
    const status = pick(next, how);
    if (!status) return null;
    const change = {
      status,
      from: order.status,
      actor: story.owner(0),
      note: 'sigue',
      besidesOthers: how % 4 === 3,
      shipsUnpaid: true,
    };
    return ({ instance }) => story.shop.get(instance, OrderAdminService).changeStatus(order.id, change);
  },

  time: (story: Story, { how }: Action): Prepared => {
    const steps = [MINUTE_MS, 40 * MINUTE_MS, 2 * HOUR_MS, DAY_MS, 3 * DAY_MS, 8 * DAY_MS];
    return () => Promise.resolve(story.shop.pass(steps[how % steps.length]!));
  },

  price: (story: Story, { on, how }: Action): Prepared => {
    return () => story.shop.setPrice(1 + (on % 2), 300_000 + (how % 5) * 50_000);
  },

  /** Of the ledger alone, which others than orders may call: a transaction, reference or evidence of a few. */
  ledgerPay: (story: Story, { on, how }: Action): Prepared => {
    const orderId = pick(story.bareOrders, on);
    if (!orderId) return null;
    const online = { method: 'CARD', provider: 'wompi', transactionId: `bare-${how % 3}` } as const;
    const byBank = { method: 'BANK_TRANSFER', reference: `bare-${how % 3}` } as const;
    const ways = [
      { ...online, orderId: null },
      { ...online, orderId },
      { ...byBank, orderId },
      { ...byBank, orderId },
    ];
    const entry = { kind: 'payment', amount: 60_000, actor: 'check', ...ways[how % ways.length]! } as const;
    return story.ofLedger((ledger) => ledger.record(entry));
  },

  ledgerRefund: (story: Story, { on, how }: Action): Prepared => {
    const orderId = pick(story.bareOrders, on);
    const given = { kind: 'refund', amount: 40_000, actor: 'check', method: 'bank_transfer', orderId } as const;
    return orderId === null
      ? null
      : story.ofLedger((ledger) => ledger.record({ ...given, evidence: `bare-${how % 4}` }));
  },

  ledgerReverse: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const payment = await story.barePayment(on, how % 2 === 1);
    if (!payment) return null;
    const by = { actor: 'check', reason: '' };
    const back = { ...by, kind: 'refund', amount: 60_000, method: 'bank_transfer', reverses: payment.id } as const;
    return story.ofLedger((ledger) =>
      how % 4 === 1 ? ledger.record({ ...back, evidence: `home-${how % 5}` }) : ledger.reverse(payment.id, by),
    );
  },

  ledgerAssign: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const payment = await story.barePayment(on, true);
    const orderId = pick(story.bareOrders, how);
    const by = { actor: 'check', reason: '' };
    return payment && story.ofLedger((ledger) => ledger.assign(payment.id, how % 5 === 4 ? null : orderId, by));
  },

  ledgerAllow: (story: Story, { on }: Action): Prepared => {
    const orderId = pick(story.bareOrders, on);
    return orderId === null ? null : story.ofLedger((ledger) => ledger.allow(orderId, 70_000, 'cortesía', 'check'));
  },
};

export type Kind = keyof typeof KINDS;
