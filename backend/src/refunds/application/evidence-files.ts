import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { errorOf } from '../../common/domain-error.js';
import { formatPesos } from '../../common/money.js';
import { HOUR_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { PrivatePictures } from '../../media/index.js';
import { placeOf, type Refund, type RefundActor } from '../domain/refund.js';
import { EVIDENCE_FIXED, NO_EVIDENCE_FILE, REFUND_UNKNOWN } from '../domain/refund-errors.js';
import { EraseRefundData } from './erase-refund-data.js';
import { RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** The picture that proves a refund, such as the slip of a transfer: private, replaced until the refund ends, erased with its texts. */
@Injectable()
export class EvidenceFiles {
  constructor(
    private readonly refunds: Refunds,
    private readonly changes: RefundChanges,
    private readonly pictures: PrivatePictures,
    private readonly erasing: EraseRefundData,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Stores an upload as the evidence of a refund. The same file again changes nothing, because an answer may have been lost on the way.
   * Throws `refund.not_found`, `refund.evidence_fixed`, and the errors of an upload to `/media`.
   */
  async add(refundId: string, upload: Buffer, actor: RefundActor): Promise<Refund> {
    const file = { id: randomUUID(), uploadDigest: createHash('sha256').update(upload).digest('base64url') };
    const known = await this.transaction.run(async () => {
      const refund = await this.openTo(refundId, file.uploadDigest);
      if (refund.evidenceFile?.uploadDigest === file.uploadDigest) return refund;
      // The file comes before the row: it must not stay for ever when the row never follows.
      await this.erasing.dropLater(refundId, file.id, HOUR_MS);
      return null;
    });
    if (known) return known;
    await this.pictures.add(file.id, upload);
    return this.transaction.run(async () => {
      const refund = await this.openTo(refundId, file.uploadDigest);
      const before = refund.evidenceFile;
      if (before?.uploadDigest === file.uploadDigest) return refund;
      refund.evidenceFile = file;
      await this.refunds.save(refund);
      if (before) await this.erasing.dropLater(refundId, before.id);
      await this.record(refund, before ? 'cambió' : 'guardó', actor);
      return refund;
    });
  }

  /** The picture as WebP, and a file name; the read is in the audit log. Throws `refund.not_found` or `refund.no_evidence_file`. */
  async read(refundId: string, actor: RefundActor): Promise<{ content: Buffer; name: string }> {
    const refund = await this.refunds.find(refundId);
    if (!refund) throw errorOf(REFUND_UNKNOWN);
    const content = refund.evidenceFile && (await this.pictures.read(refund.evidenceFile.id));
    if (!content) throw errorOf(NO_EVIDENCE_FILE);
    await this.audit.recordRead({
      actor,
      action: `vio la foto del comprobante de la devolución ${placeOf(refund)}`,
      // Not the order: a look at its page a minute ago is another one.
      subject: { type: 'refund_evidence', id: refund.orderNumber || refund.id },
    });
    return { content, name: `comprobante-${refund.orderNumber || refund.dueOn}.webp` };
  }

  /** The locked refund, which has this file or may get it. Nothing is added to an order whose personal data were erased. */
  private async openTo(refundId: string, uploadDigest: string): Promise<Refund> {
    const [order, refund] = await this.changes.lock(refundId);
    const isKnown = refund.evidenceFile?.uploadDigest === uploadDigest;
    if (order?.anonymisedAt || !(refund.takesEvidenceFile || isKnown)) throw errorOf(EVIDENCE_FIXED);
    return refund;
  }

  private record(refund: Refund, verb: string, actor: RefundActor): Promise<void> {
    const { orderNumber, amount, id } = refund;
    const action = `${verb} la foto del comprobante de la devolución de ${formatPesos(amount)} ${placeOf(refund)}`;
    const subject = orderNumber ? { type: 'order', id: orderNumber } : { type: 'payment', id };
    return this.audit.record({ kind: 'refund', actor, action, subject });
  }
}
