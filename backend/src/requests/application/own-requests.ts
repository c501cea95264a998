import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { type Person, PersonalData } from '../../common/personal-data.js';
import { OrderEvents, OrderReader } from '../../orders/index.js';
import { CustomerRequests } from './customer-requests.port.js';

/** Exports the requests of a person, and erases their words with the orders. */
@Injectable()
export class OwnRequestsData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly events: OrderEvents,
    private readonly orders: OrderReader,
    private readonly requests: CustomerRequests,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('erased', ({ id }) => this.requests.eraseOfOrder(id, this.clock.now()));
    this.personalData.add('requests', {
      read: (person, limit) => this.read(person, limit),
      // Their words are erased with the order.
      erase: () => Promise.resolve({ erased: 0, kept: [] }),
    });
  }

  private async read(person: Person, limit: number): Promise<object[]> {
    const orders = await this.orders.ofPerson(person, limit);
    const found = [];
    for (const { id, number } of orders)
      for (const { orderId: _orderId, answeredBy: _answeredBy, ...request } of await this.requests.ofOrder(id))
        found.push({ ...request, orderNumber: number });
    return found.slice(0, limit);
  }
}
