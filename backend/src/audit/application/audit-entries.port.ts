import type { AuditEntry } from '../domain/audit-entry.js';
import type { AuditKind } from '../domain/audit-kind.js';

/** Entries to answer; every part is optional. */
export interface AuditFilter {
  /** The first moment. */
  readonly from?: Date;
  /** The moment after the last one. */
  readonly before?: Date;
  /** Account of a staff member; null for the shop and for people who did not prove who they are. */
  readonly actorId?: string | null;
  readonly kinds?: readonly AuditKind[];
}

/** Position of an entry in the log. */
export type AuditPosition = Required<Pick<AuditEntry, 'at' | 'id'>>;

/** A staff member who is in the log. */
export interface AuditPerson {
  readonly id: string;
  /** The newest name that the log has. */
  readonly name: string;
}

/** The stored log. Entries are added and read; nothing changes or removes one before its year is over. */
export abstract class AuditEntries {
  /** Joins the caller's transaction. Leaves out an entry whose `onceKey` exists. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** The newest first. */
  abstract page(filter: AuditFilter, page: { after?: AuditPosition; limit: number }): Promise<AuditEntry[]>;

  /** At most 100, by name. */
  abstract people(): Promise<AuditPerson[]>;
}
