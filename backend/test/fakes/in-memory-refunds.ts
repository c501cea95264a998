import { errorOf } from '../../src/common/domain-error.js';
import {
  type DueRefunds,
  type ForgottenEvidence,
  type LimitedRefunds,
  type RefundFilter,
  Refunds,
} from '../../src/refunds/application/refunds.port.js';
import { COUNTED_STATES, OPEN_STATES, Refund } from '../../src/refunds/domain/refund.js';
import { REQUEST_REFUNDED } from '../../src/refunds/domain/refund-errors.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Refunds in memory. */
export class InMemoryRefunds extends Refunds implements Snapshots {
  private refunds = new Map<string, Refund>();

  snapshot(): () => void {
    const refunds = new Map(this.refunds);
    return () => {
      this.refunds = refunds;
    };
  }

  add(refund: Refund): Promise<void> {
    return this.save(refund);
  }

  find(id: string): Promise<Refund | null> {
    const found = this.refunds.get(id);
    return Promise.resolve(found ? copy(found) : null);
  }

  findForUpdate(id: string): Promise<Refund | null> {
    return this.find(id);
  }

  save(refund: Refund): Promise<void> {
    const isOfSameRequest = (other: Refund) => other.state !== 'refused' && other.requestId === refund.requestId;
    if (
      refund.requestId !== null &&
      refund.state !== 'refused' &&
      this.all().some((other) => other.id !== refund.id && isOfSameRequest(other))
    )
      throw errorOf(REQUEST_REFUNDED);
    this.refunds.set(refund.id, copy(refund));
    return Promise.resolve();
  }

  ofOrder(orderId: string): Promise<Refund[]> {
    return Promise.resolve(this.all().filter((refund) => refund.orderId === orderId));
  }

  sumTowardsLimit({ orderId, askedBy, since, except }: LimitedRefunds): Promise<number> {
    const isOwn = (refund: Refund) =>
      refund.askedBy === askedBy &&
      (refund.createdAt > since || (refund.approvedAt !== null && refund.approvedAt > since));
    const counted = this.all()
      .filter(({ id, state }) => id !== except && COUNTED_STATES.includes(state))
      .filter((refund) => refund.orderId === orderId || isOwn(refund));
    return Promise.resolve(counted.reduce((sum, { amount }) => sum + amount, 0));
  }

  openOfTransactionForUpdate(transactionId: string): Promise<Refund[]> {
    return Promise.resolve(this.all().filter((refund) => refund.isOpen && refund.transactionId === transactionId));
  }

  ofLink(linkDigest: string): Promise<Refund | null> {
    return Promise.resolve(this.all().find((refund) => refund.linkDigest === linkDigest) ?? null);
  }

  list({ states, dueFirst, after, limit }: RefundFilter): Promise<Refund[]> {
    const key = ({ dueOn, id }: { dueOn: string; id: string }) => `${dueOn} ${id}`;
    const sorted = this.all()
      .filter(({ state }) => states.includes(state))
      .sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const found = dueFirst ? sorted : sorted.reverse();
    const isLater = (refund: Refund) => !after || (dueFirst ? key(refund) > key(after) : key(refund) < key(after));
    return Promise.resolve(found.filter(isLater).slice(0, limit));
  }

  due(today: string): Promise<DueRefunds> {
    const open = this.all().filter(({ state }) => OPEN_STATES.includes(state));
    return Promise.resolve({
      open: open.length,
      overdue: open.filter(({ dueOn }) => dueOn < today).length,
      asked: open.filter(({ state }) => state === 'asked').length,
    });
  }

  async forgetPerson(orderId: string): Promise<void> {
    for (const refund of await this.ofOrder(orderId)) {
      const history = refund.history.map((step) => ({ ...step, note: '' }));
      const empty = { account: null, accountHint: null, linkDigest: null, linkExpiresAt: null };
      this.refunds.set(refund.id, Object.assign(refund, empty, { history }));
    }
  }

  forgetNotesBefore(): Promise<number> {
    return Promise.resolve(0);
  }

  withoutOrder(): Promise<Refund[]> {
    return Promise.resolve([]);
  }

  forgetNotesOf(): Promise<number> {
    return Promise.resolve(0);
  }

  /** No order has an accounting record here. */
  forgetEvidence(limit: number): Promise<ForgottenEvidence[]> {
    const ended = this.all().filter(({ evidence, evidenceFile }) => evidenceFile || !['', '-'].includes(evidence));
    return Promise.resolve(
      ended.slice(0, limit).map((refund) => {
        const fileId = refund.evidenceFile?.id ?? null;
        this.refunds.set(refund.id, Object.assign(refund, { evidence: '-', evidenceFile: null }));
        return { refundId: refund.id, fileId };
      }),
    );
  }

  private all(): Refund[] {
    return [...this.refunds.values()].map(copy);
  }
}

function copy(refund: Refund): Refund {
  return Object.assign(new Refund(), refund);
}
