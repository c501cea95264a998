import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { DAY_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { type Refund, type RefundActor } from '../domain/refund.js';
import { ACCOUNT_GIVEN, LINK_BAD, NO_ACCOUNT, REFUND_UNKNOWN } from '../domain/refund-errors.js';
import { hideAccount, type RefundAccount } from '../domain/refund-account.js';
import { RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

const LINK_MS = 30 * DAY_MS;

/** A new link. `id` distinguishes its mail from that of an earlier link. */
export interface AccountLink {
  readonly token: string;
  readonly id: string;
}

/** The bank accounts for refunds by transfer: given under a mailed link, read by an owner, erased when the refund ends. */
@Injectable()
export class RefundAccounts {
  constructor(
    private readonly refunds: Refunds,
    private readonly changes: RefundChanges,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Replaces an earlier link. Null when the refund needs no account any more. */
  issueLink(refundId: string): Promise<AccountLink | null> {
    return this.transaction.run(async () => {
      const refund = await this.refunds.findForUpdate(refundId);
      if (!refund?.needsAccount) return null;
      const token = newToken();
      refund.linkDigest = digestOf(token);
      refund.linkExpiresAt = new Date(this.clock.now().getTime() + LINK_MS);
      await this.refunds.save(refund);
      return { token, id: refund.linkDigest.slice(0, 8) };
    });
  }

  /** Mails a new link, because the customer lost the first one or wrote a wrong account. */
  sendLinkAgain(refundId: string, actor: RefundActor): Promise<Refund> {
    return this.transaction.run(async () => {
      const refund = await this.refunds.findForUpdate(refundId);
      if (!refund) throw errorOf(REFUND_UNKNOWN);
      if (refund.way !== 'bank_transfer' || refund.state !== 'approved') throw errorOf(NO_ACCOUNT);
      refund.account = null;
      refund.accountHint = null;
      await this.changes.note(refund, { actor, note: 'Pidió otra vez la cuenta.' }, true);
      return refund;
    });
  }

  /** The refund of a link. `network` is the caller's. Throws `refund.bad_link` for a link that is unknown, expired or of an ended refund. */
  async ofLink(token: string, network: string): Promise<Refund> {
    await this.limiter.consume(POLICIES.refundLinks, network);
    const refund = await this.refunds.ofLink(digestOf(token));
    if (!refund?.linkExpiresAt || refund.linkExpiresAt <= this.clock.now() || !refund.isOpen) throw errorOf(LINK_BAD);
    return refund;
  }

  /** Stores the account, once. Throws `refund.account_given` for the second one. */
  async give(token: string, account: RefundAccount, network: string): Promise<void> {
    const { id } = await this.ofLink(token, network);
    await this.transaction.run(async () => {
      const refund = await this.refunds.findForUpdate(id);
      if (refund?.linkDigest !== digestOf(token)) throw errorOf(LINK_BAD);
      if (!refund.needsAccount) throw errorOf(ACCOUNT_GIVEN);
      refund.account = account;
      refund.accountHint = hideAccount(account);
      await this.refunds.save(refund);
    });
  }

  /** The whole account, for the transfer; the read is in the audit log. */
  async read(refundId: string, actor: RefundActor): Promise<RefundAccount> {
    const refund = await this.refunds.find(refundId);
    if (!refund) throw errorOf(REFUND_UNKNOWN);
    if (!refund.account) throw errorOf(NO_ACCOUNT);
    await this.audit.recordRead({
      actor,
      action: `vio la cuenta para la devolución de ${refund.orderNumber}`,
      // Not the order: a look at its page a minute ago is another one.
      subject: { type: 'refund_account', id: refund.orderNumber },
    });
    return refund.account;
  }
}
