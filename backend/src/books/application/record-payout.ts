import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf, invalidField } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { bogotaDay, startOfBogotaDay } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { type Entry, Ledger, referenceDigest } from '../../money/index.js';
import { BANK_TRANSFER } from '../../orders/index.js';

/** What the provider deposited in the shop's account, and what it kept. */
export interface Payout {
  readonly provider: ProviderId;
  /** The day of the deposit in Bogota: '2026-11-28'. */
  readonly day: string;
  readonly amount: Pesos;
  /** 0 for none. */
  readonly fee: Pesos;
  /** The bank's or the provider's number of the deposit. */
  readonly reference: string;
}

export const PAYOUT_KNOWN = [409, 'money.payout_known', 'Esa consignación ya está en el libro.'] as const;

/** Records payouts and fees from the provider's report. */
@Injectable()
export class RecordPayout {
  constructor(
    private readonly ledger: Ledger,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns its entries: the payout, and the fee unless it is 0. @throws DomainError `money.payout_known` */
  record({ provider, day, amount, fee, reference }: Payout, actor: StaffMember): Promise<Entry[]> {
    if (day > bogotaDay(this.clock.now())) throw invalidField('day', 'Escribe un día que ya pasó');
    return this.transaction.run(async () => {
      const deposit = {
        movedAt: startOfBogotaDay(day),
        method: BANK_TRANSFER,
        provider,
        // With it the ledger has one payout and one fee for each deposit.
        transactionId: `payout-${referenceDigest(reference)}`,
        reference,
        actor: actor.email,
      };
      const recorded = [await this.ledger.record({ ...deposit, kind: 'payout', amount })];
      if (fee > 0) recorded.push(await this.ledger.record({ ...deposit, kind: 'fee', amount: fee }));
      if (recorded.some(({ isNew }) => !isNew)) throw errorOf(PAYOUT_KNOWN);
      await this.audit.record({
        kind: 'payment',
        actor,
        action: `anotó una consignación de ${formatPesos(amount)}, con ${formatPesos(fee)} de comisión`,
        subject: { type: 'books', id: day },
        after: { amount },
      });
      return recorded.map(({ entry }) => entry);
    });
  }
}
