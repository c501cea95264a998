import {
  AuditEntries,
  type AuditFilter,
  type AuditPerson,
  type AuditPosition,
} from '../../src/audit/application/audit-entries.port.js';
import { AuditLog } from '../../src/audit/application/audit-log.js';
import type { AuditEntry } from '../../src/audit/domain/audit-entry.js';
import { ManualClock } from './manual-clock.js';

/** Entries of the audit log in memory; `all` has them, the oldest first. */
export class InMemoryAuditEntries extends AuditEntries {
  readonly all: AuditEntry[] = [];

  get summaries(): string[] {
    return this.all.map(({ summary }) => summary);
  }

  add(entry: AuditEntry): Promise<void> {
    if (!entry.onceKey || !this.all.some(({ onceKey }) => onceKey === entry.onceKey))
      this.all.push(Object.assign(entry, { id: String(this.all.length + 1) }));
    return Promise.resolve();
  }

  page(
    { from, before, actorId, kinds }: AuditFilter,
    { after, limit }: { after?: AuditPosition; limit: number },
  ): Promise<AuditEntry[]> {
    const found = this.all.filter(
      (entry) =>
        (!from || entry.at >= from) &&
        (!before || entry.at < before) &&
        (actorId === undefined || entry.actorId === actorId) &&
        (!kinds || kinds.includes(entry.kind)) &&
        (!after || order(entry as AuditPosition, after) > 0),
    );
    return Promise.resolve(found.sort((a, b) => order(a as AuditPosition, b as AuditPosition)).slice(0, limit));
  }

  people(): Promise<AuditPerson[]> {
    const people = new Map(this.all.flatMap(({ actorId, actor }) => (actorId ? [[actorId, actor] as const] : [])));
    return Promise.resolve([...people].map(([id, name]) => ({ id, name })).sort((a, b) => (a.name < b.name ? -1 : 1)));
  }
}

/** An audit log for the tests of a use case, and its entries. */
export function inMemoryAuditLog(clock = new ManualClock()): { log: AuditLog; entries: InMemoryAuditEntries } {
  const entries = new InMemoryAuditEntries();
  return { log: new AuditLog(entries, clock), entries };
}

/** The newest first. */
function order(a: AuditPosition, b: AuditPosition): number {
  return b.at.getTime() - a.at.getTime() || Number(b.id) - Number(a.id);
}
