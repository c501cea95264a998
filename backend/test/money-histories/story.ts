import type { SignedInUser } from '../../src/identity/index.js';
import { ChangeCart } from '../../src/cart/index.js';
import { DiscountService } from '../../src/cart/application/discount.service.js';
import { AnsweredCalls } from '../../src/common/http/once-per-key.js';
import { Transaction } from '../../src/common/transaction.port.js';
import { Ledger } from '../../src/money/index.js';
import { type Customer, Order } from '../../src/orders/index.js';
import { Orders } from '../../src/orders/application/orders.port.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';
import { aPersonalisation } from '../builders/cart.builder.js';
import type { CheckedShop } from './checked-shop.js';
import type { Kind } from './acts.js';

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

/** One of them; null when there are none. */
export function pick<T>(items: readonly T[], on: number): T | null {
  return items.length > 0 ? items[on % items.length]! : null;
}

/** What an act does, or null when there is nothing that it could be about. */
export type Prepared = ((call: Call) => Promise<unknown>) | null;
