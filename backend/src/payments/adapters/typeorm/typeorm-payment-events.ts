import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type EventKey, PaymentEvents } from '../../application/payment-events.port.js';
import type { ProviderTransaction } from '../../domain/provider-transaction.js';
import { PaymentEventRow } from './payment.schemas.js';

@Injectable()
export class TypeOrmPaymentEvents extends PaymentEvents {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add({ provider, id }: EventKey, reported: ProviderTransaction | null, now: Date): Promise<void> {
    // An event stays after the person was erased, so it names nobody.
    const transaction = reported && { ...reported, payer: undefined };
    await this.transaction.manager.query(
      'INSERT INTO payment_event (id, provider, transaction, received_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [id, provider, transaction && JSON.stringify(transaction), now],
    );
  }

  async find({ provider, id }: EventKey): Promise<ProviderTransaction | null> {
    const row = await this.transaction.manager.findOneBy(PaymentEventRow, { id, provider });
    if (!row?.transaction) return null;
    // Transactions of earlier releases were stored without their provider.
    return { ...row.transaction, provider };
  }

  async handled({ provider, id }: EventKey, outcome: string, now: Date): Promise<void> {
    await this.transaction.manager.update(PaymentEventRow, { id, provider }, { outcome, handledAt: now });
  }
}
