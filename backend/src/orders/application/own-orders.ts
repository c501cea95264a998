import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data.js';
import { Orders } from './orders.port.js';

/** Gives people their own orders when they ask what the shop holds about them (Ley 1581 de 2012). */
@Injectable()
export class OwnOrders implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly orders: Orders,
  ) {}

  onModuleInit(): void {
    this.personalData.add('orders', async ({ accountId }) =>
      (await this.orders.ofUser(accountId)).map(({ number, status, createdAt, purchase, payment, consentedAt }) => ({
        ...{ number, status, createdAt, consentedAt, customer: purchase.customer, lines: purchase.lines },
        ...{ total: purchase.finalTotal, paymentMethod: payment.method },
      })),
    );
  }
}
