import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { type Erasure, type Person, PersonalData } from '../../common/personal-data.js';
import type { Order } from '../domain/order.js';
import { MAX_OF_PERSON, type OrderPosition, Orders } from './orders.port.js';

/** Gives people their own orders, and anonymises them, when they ask for it (Ley 1581 de 2012, art. 8). */
@Injectable()
export class OwnOrders implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.add('orders', {
      read: async (person) => (await this.of(person)).map(exported),
      erase: (person) => this.erase(person),
      replaceAccount: (replacement) => this.orders.replaceAccount(replacement),
    });
  }

  /**
   * An order in progress stays until it is finished: it has to reach its family, or its money has to go back. The nightly job
   * of `OrderRetention` erases it then.
   */
  private async erase(person: Person): Promise<Erasure> {
    const kept = new Set<string>();
    let erased = 0;
    for (const ofPerson of this.sources(person))
      for (let page = await ofPerson(); page.length > 0; page = await nextPage(page, ofPerson))
        for (const { id } of page) {
          const order = await this.orders.locked(id);
          if (!order || order.anonymisedAt) continue;
          if (order.erase(this.clock.now())) erased += 1;
          else kept.add(order.number);
          await this.orders.saveErasure(order);
        }
    return { erased, kept: [...kept] };
  }

  /** The newest orders of the account and of the proven address. */
  private async of(person: Person): Promise<Order[]> {
    const found = await Promise.all(this.sources(person).map((ofPerson) => ofPerson()));
    return [...new Map(found.flat().map((order) => [order.id, order])).values()];
  }

  /** The account's orders, and those that were placed as a guest with the proven address. */
  private sources({ accountId, provenEmail }: Person): PagesOfOrders[] {
    return [
      ...(accountId ? [(after?: OrderPosition) => this.orders.ofUser(accountId, after)] : []),
      ...(provenEmail ? [(after?: OrderPosition) => this.orders.ofEmail(provenEmail, after)] : []),
    ];
  }
}

type PagesOfOrders = (after?: OrderPosition) => Promise<Order[]>;

async function nextPage(page: Order[], ofPerson: PagesOfOrders): Promise<Order[]> {
  return page.length < MAX_OF_PERSON ? [] : ofPerson(page.at(-1));
}

/** Everything but who of the staff changed it. */
function exported(order: Order): object {
  const { number, status, createdAt, consentedAt, consentVersion, eraseRequestedAt, purchase, payment, history } =
    order;
  const { customer, lines, total: subtotal, discountCode, discountAmount, finalTotal: total } = purchase;
  const { method, transactionId, reference } = payment;
  return {
    ...{ number, status, createdAt, consentedAt, consentVersion, eraseRequestedAt, customer, lines },
    ...{ subtotal, discountCode, discountAmount, total, payment: { method, transactionId, reference } },
    history: history.map((change) => ({ ...change, actor: undefined })),
  };
}
