import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { type Erasure, type Person, PersonalData } from '../../common/personal-data.js';
import type { PaymentAttempt } from '../domain/payment-attempt.js';
import { PaymentAttempts } from './payment-attempts.port.js';

/** References in the answer to a request for erasure. */
const MAX_KEPT_NAMED = 500;

/** Exports and erases the purchases of people that they began to pay and that no order has yet (Ley 1581 de 2012, art. 8). */
@Injectable()
export class OwnPayments implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.add('payments', {
      read: async (person, limit) => (await this.attempts.ofPerson(person, limit)).map(exported),
      erase: (person) => this.erase(person),
      replaceAccount: (replacement) => this.attempts.replaceAccount(replacement),
    });
  }

  /**
   * A payment that may still be approved keeps its purchase, because its money must become an order. It ends within a week:
   * then the nightly job erases it, or its order is erased once that is finished.
   */
  private async erase(person: Person): Promise<Erasure> {
    const erased = await this.attempts.erasePerson(person, this.clock.now());
    const kept = await this.attempts.ofPerson(person, MAX_KEPT_NAMED);
    return { erased, kept: kept.map(({ reference }) => reference) };
  }
}

function exported({ reference, state, createdAt, eraseRequestedAt, purchase }: PaymentAttempt): object {
  if (!purchase) return { reference, state, createdAt };
  const { customer, lines, total: subtotal, discountCode, discountAmount, finalTotal: total } = purchase;
  const amounts = { subtotal, discountCode, discountAmount, total };
  return { reference, state, createdAt, eraseRequestedAt, customer, lines, ...amounts };
}
