import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Erasure, type Person, PersonalData } from '../../common/personal-data.js';
import { OpenPayments } from '../../payments/index.js';
import { Refunds } from './refunds.port.js';

/** Transactions of one person in a request. */
const MAX_PAID = 500;

/**
 * Exports and erases refunds of payments that no order has, by the payer whom the provider named (Ley 1581 de 2012, art. 8). Those of an order
 * go with it.
 */
@Injectable()
export class OwnRefunds implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly payments: OpenPayments,
    private readonly refunds: Refunds,
  ) {}

  onModuleInit(): void {
    this.personalData.add('refunds', {
      read: (person, limit) => this.read(person, limit),
      erase: (person) => this.erase(person),
    });
  }

  private async read(person: Person, limit: number): Promise<object[]> {
    const refunds = await this.refunds.withoutOrder(await this.paidBy(person), limit);
    return refunds.map(({ transactionId, amount, way, state, createdAt }) => ({
      ...{ transactionId, amount, way, state, createdAt },
    }));
  }

  /** One under way keeps its texts until it has ended. */
  private async erase(person: Person): Promise<Erasure> {
    return { erased: await this.refunds.forgetNotesOf(await this.paidBy(person)), kept: [] };
  }

  private async paidBy({ provenEmail }: Person): Promise<string[]> {
    return provenEmail ? this.payments.ofPayer(provenEmail, MAX_PAID) : [];
  }
}
