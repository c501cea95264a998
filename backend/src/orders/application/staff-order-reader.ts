import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { DAY_MS } from '../../common/time.js';
import type { SignedInUser, StaffMember } from '../../identity/index.js';
import { orderAct } from '../domain/order-acts.js';
import { forBooks } from '../domain/masked-order.js';
import type { Order } from '../domain/order.js';
import { type OrderPage, OrderReader, knownOrder } from './order-reader.js';
import { type OrderFilter, Orders } from './orders.port.js';

/** Orders in one export; staff choose a shorter period for more. */
const MAX_EXPORTED = 10_000;
const BATCH = 200;

const LIST = { type: 'orders', id: 'list' };
const SEARCH = { type: 'orders', id: 'search' };
const EXPORT = { type: 'orders', id: 'export' };

/** A staff member with their role. */
type Reader = StaffMember & Pick<SignedInUser, 'staffRole'>;

/** Whole orders, as staff read them, and for the role `contador` as the books need them. Each look is in the audit log; what was searched for is not, because it is often a name. */
@Injectable()
export class StaffOrderReader {
  constructor(
    private readonly orders: Orders,
    private readonly reader: OrderReader,
    private readonly audit: AuditLog,
  ) {}

  async order(id: string, actor: Reader): Promise<Order> {
    const order = knownOrder(await this.orders.find(id));
    await this.recordLook(order, actor);
    return isAccountant(actor) ? forBooks(order) : order;
  }

  /** The newest other orders that were made from one of this order's cart lines. */
  async ordersOfSamePieces(id: string, actor: Reader): Promise<Order[]> {
    const found = await this.orders.ofSameLines(await this.order(id, actor));
    for (const order of found) await this.recordLook(order, actor);
    return found;
  }

  /**
   * Records one look a day at the list, which is on the screen all day, but every search, which looks for a person. An accountant searches
   * for whole numbers, because parts would also find names of children.
   */
  async list(filter: OrderFilter, actor: Reader): Promise<OrderPage> {
    const page = await this.pageFor(filter, actor);
    if (page.orders.length === 0) return page;
    if (filter.search) await this.audit.recordRead({ actor, action: 'buscó en los pedidos', subject: SEARCH });
    else await this.audit.recordRead({ actor, action: 'miró la lista de pedidos', subject: LIST, oncePer: DAY_MS });
    return page;
  }

  private async pageFor(filter: OrderFilter, actor: Reader): Promise<OrderPage> {
    if (!isAccountant(actor)) return this.reader.list(filter);
    const page = await this.reader.list({ ...filter, wholeSearch: true });
    return { ...page, orders: page.orders.map(forBooks) };
  }

  /** The orders of a filter, read while they are sent. */
  async export(filter: Omit<OrderFilter, 'after' | 'limit'>, actor: StaffMember): Promise<AsyncGenerator<Order>> {
    await this.audit.record({ kind: 'export', actor, action: 'descargó una hoja de pedidos', subject: EXPORT });
    return this.exported(filter);
  }

  private recordLook(order: Order, actor: StaffMember): Promise<void> {
    return this.audit.recordRead({ actor, ...orderAct(order, 'read', 'miró el pedido') });
  }

  private async *exported(filter: Omit<OrderFilter, 'after' | 'limit'>): AsyncGenerator<Order> {
    let after: Order | undefined;
    for (let sent = 0; sent < MAX_EXPORTED; sent += BATCH) {
      const batch = await this.orders.list({ ...filter, after, limit: BATCH });
      yield* batch;
      after = batch.at(-1);
      if (batch.length < BATCH) return;
    }
  }
}

function isAccountant({ staffRole }: Reader): boolean {
  return staffRole === 'contador';
}
