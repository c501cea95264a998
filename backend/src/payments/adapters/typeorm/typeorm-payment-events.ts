import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { PaymentEvents } from '../../application/payment-events.port.js';
import type { ProviderTransaction } from '../../domain/provider-transaction.js';
import { PaymentEventRow } from './payment.schemas.js';

@Injectable()
export class TypeOrmPaymentEvents extends PaymentEvents {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(id: string, reported: ProviderTransaction | null, now: Date): Promise<void> {
    // Only the order stores the payer, so the email is left out.
    const transaction = reported && { ...reported, customerEmail: undefined };
    await this.transaction.manager.query(
      'INSERT INTO payment_event (id, transaction, received_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
      [id, transaction && JSON.stringify(transaction), now],
    );
  }

  async find(id: string): Promise<ProviderTransaction | null> {
    const row = await this.transaction.manager.findOneBy(PaymentEventRow, { id });
    return row?.transaction ?? null;
  }

  async handled(id: string, outcome: string, now: Date): Promise<void> {
    await this.transaction.manager.update(PaymentEventRow, { id }, { outcome, handledAt: now });
  }
}
