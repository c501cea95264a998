import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { MINUTE_MS } from '../../common/time.js';
import { type AuditRecord, auditEntry } from '../domain/audit-entry.js';
import { AuditEntries } from './audit-entries.port.js';

/** Screens ask again every few seconds, which is one look of a person. */
const ONE_LOOK_MS = 10 * MINUTE_MS;

/** `actor` looked at `subject`. */
type Look = Required<Pick<AuditRecord, 'actor' | 'action' | 'subject'>> & Pick<AuditRecord, 'oncePer'>;

/** Keeps what staff did. A use case calls it in the transaction of its change, so that neither is there without the other. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditEntries,
    private readonly clock: Clock,
  ) {}

  async record(record: AuditRecord): Promise<void> {
    await this.entries.add(auditEntry(record, this.clock.now()));
  }

  /** A look at personal data: one entry for a person and a subject in ten minutes, or in `oncePer`. */
  recordRead(read: Look): Promise<void> {
    return this.record({ kind: 'read', oncePer: ONE_LOOK_MS, ...read });
  }
}
