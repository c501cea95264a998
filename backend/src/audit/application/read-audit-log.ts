import { Injectable } from '@nestjs/common';
import type { AuditActor, AuditEntry } from '../domain/audit-entry.js';
import { AuditEntries, type AuditFilter, type AuditPerson, type AuditPosition } from './audit-entries.port.js';
import { AuditLog } from './audit-log.js';

/** Entries in one export: the owner chooses a shorter period for more. */
const MAX_EXPORTED = 20_000;
const BATCH = 500;

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Position of the next page; undefined on the last one. */
  readonly next?: AuditPosition;
}

/** The log as the owner reads it. */
@Injectable()
export class ReadAuditLog {
  constructor(
    private readonly entries: AuditEntries,
    private readonly log: AuditLog,
  ) {}

  /** The newest first. */
  async page(filter: AuditFilter, { after, limit }: { after?: AuditPosition; limit: number }): Promise<AuditPage> {
    const found = await this.entries.page(filter, { after, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return found.length > limit ? { entries, next: positionOf(entries.at(-1)!) } : { entries };
  }

  people(): Promise<AuditPerson[]> {
    return this.entries.people();
  }

  /** The entries of a filter, read while they are sent. */
  async export(filter: AuditFilter, actor: AuditActor): Promise<AsyncGenerator<AuditEntry>> {
    const subject = { type: 'audit-log', id: 'export' };
    await this.log.record({ kind: 'export', actor, action: 'descargó el registro', subject });
    return this.exported(filter);
  }

  private async *exported(filter: AuditFilter): AsyncGenerator<AuditEntry> {
    let after: AuditPosition | undefined;
    for (let sent = 0; sent < MAX_EXPORTED; sent += BATCH) {
      const batch = await this.entries.page(filter, { after, limit: BATCH });
      yield* batch;
      if (batch.length < BATCH) return;
      after = positionOf(batch.at(-1)!);
    }
  }
}

function positionOf({ at, id }: AuditEntry): AuditPosition {
  return { at, id: id! };
}
