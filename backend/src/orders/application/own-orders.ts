import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { type Erasure, type Person, PersonalData } from '../../common/personal-data.js';
import type { Order } from '../domain/order.js';
import { isFinished } from '../domain/order-state.js';
import { Orders } from './orders.port.js';

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
    });
  }

  /** An order in progress stays: it has to reach its family, or its money has to go back. */
  private async erase(person: Person): Promise<Erasure> {
    const kept: string[] = [];
    let erased = 0;
    for (const { id } of await this.of(person)) {
      const order = await this.orders.locked(id);
      if (!order || order.anonymisedAt) continue;
      if (!isFinished(order.status)) {
        kept.push(order.number);
        continue;
      }
      order.anonymise(this.clock.now());
      await this.orders.saveAnonymised(order);
      erased += 1;
    }
    return { erased, kept };
  }

  /** The account's orders, and those that were placed as a guest with the proven address. */
  private async of({ accountId, provenEmail }: Person): Promise<Order[]> {
    const ofAccount = accountId ? await this.orders.ofUser(accountId) : [];
    const ofEmail = provenEmail ? await this.orders.ofEmail(provenEmail) : [];
    return [...new Map([...ofAccount, ...ofEmail].map((order) => [order.id, order])).values()];
  }
}

function exported({ number, status, createdAt, purchase, payment, consentedAt }: Order): object {
  return {
    ...{ number, status, createdAt, consentedAt, customer: purchase.customer, lines: purchase.lines },
    ...{ total: purchase.finalTotal, paymentMethod: payment.method },
  };
}
