import { IsIn, IsOptional, Matches } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { invalidField } from '../../../common/domain-error.js';
import { bogotaDay, DAY_MS, startOfBogotaDay } from '../../../common/time.js';
import { UUID_PATTERN } from '../../../common/uuid.js';
import { CommaSeparated, cursorOf, PageLimit, positionOf } from '../../../common/http/page-query.js';
import type { AuditFilter, AuditPosition } from '../../application/audit-entries.port.js';
import type { AuditPage } from '../../application/read-audit-log.js';
import type { AuditEntry } from '../../domain/audit-entry.js';
import { AUDIT_KINDS, type AuditKind } from '../../domain/audit-kind.js';
import { type AuditValues, changesInWords } from '../../domain/audit-words.js';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const UUID_OR_SHOP = new RegExp(`^(shop|${UUID_PATTERN})$`);
const CURSOR = /^([\d-]{10}T[\d:.]{12}Z)_(\d{1,18})$/;

export const DAY_MESSAGE = 'Escribe una fecha, por ejemplo 2026-11-25';

/** The entries that are asked for. */
export class AuditFilterDto {
  /**
   * First day, in Bogota.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Matches(DAY, { message: DAY_MESSAGE })
  from?: string;

  /**
   * Last day, in Bogota.
   * @example "2026-11-30"
   */
  @IsOptional()
  @Matches(DAY, { message: DAY_MESSAGE })
  to?: string;

  /**
   * Id of a staff member, or `shop` for what no staff member did.
   * @example "3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a11"
   */
  @IsOptional()
  @Matches(UUID_OR_SHOP, { message: 'Elige una persona de la lista' })
  actor?: string;

  /** One or several kinds. */
  @IsOptional()
  @CommaSeparated()
  @IsIn(AUDIT_KINDS, { each: true, message: 'Elige un tipo de la lista' })
  @ApiProperty({ enum: AUDIT_KINDS, enumName: 'AuditKind', isArray: true, required: false })
  kind?: AuditKind[];
}

export class ListAuditLogQueryDto extends AuditFilterDto {
  /**
   * `nextCursor` of the page before.
   * @example "2026-11-21T20:15:00.000Z_815"
   */
  @IsOptional()
  @Matches(CURSOR, { message: 'La página pedida no existe' })
  cursor?: string;

  /** Entries of a page, 50 without it. */
  @PageLimit()
  limit?: number;
}

/** A value that an act changed, in words. */
export class AuditChangeDto {
  /**
   * Label of the changed field.
   * @example "Estado del pedido"
   */
  field!: string;

  /** Null where the entry has no earlier value. */
  @ApiProperty({ type: String, nullable: true, example: 'Espera transferencia' })
  before!: string | null;

  /** Null where nothing is left. */
  @ApiProperty({ type: String, nullable: true, example: 'Pagado' })
  after!: string | null;
}

/** An entry of the audit log. */
export class AuditEntryDto {
  /**
   * Grows with each entry.
   * @example "815"
   */
  id!: string;

  /** When it happened. */
  at!: Date;

  /**
   * Name of the staff member at that time, 'La tienda', or the masked email that somebody typed.
   * @example "Ana"
   */
  actor!: string;

  /** Null for the shop, and for people who did not prove who they are. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actorId!: string | null;

  /** Subject of the entry. */
  @ApiProperty({ enum: AUDIT_KINDS, enumName: 'AuditKind' })
  kind!: AuditKind;

  /**
   * One sentence.
   * @example "Ana confirmó la transferencia de SIG-V2BVQE por $445.000"
   */
  summary!: string;

  /** The values that were replaced, by field; null without any. */
  @ApiProperty({ type: Object, nullable: true, example: { status: 'pending_transfer' } })
  before!: AuditValues | null;

  /** The values since then, by field; null without any. */
  @ApiProperty({ type: Object, nullable: true, example: { status: 'paid', received: 445000 } })
  after!: AuditValues | null;

  /** The same values in words, for people. */
  changes!: AuditChangeDto[];
}

export class AuditPageDto {
  /** The newest first. */
  items!: AuditEntryDto[];

  /** Null on the last page. */
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** A staff member who is in the log. */
export class AuditPersonDto {
  /** Id of the account. */
  id!: string;

  /**
   * The newest name that the log has.
   * @example "Ana"
   */
  name!: string;
}

export function toFilter({ from, to, actor, kind }: AuditFilterDto): AuditFilter {
  return {
    ...(from && { from: startOf(from, 'from') }),
    ...(to && { before: new Date(startOf(to, 'to').getTime() + DAY_MS) }),
    ...(actor && { actorId: actor === 'shop' ? null : actor }),
    ...(kind && { kinds: kind }),
  };
}

export function toPosition(cursor: string): AuditPosition {
  const { createdAt: at, id } = positionOf(cursor, /^\d{1,18}$/);
  return { at, id };
}

export function toAuditPageDto({ entries, next }: AuditPage): AuditPageDto {
  const nextCursor = next ? cursorOf({ createdAt: next.at, id: next.id }) : null;
  return { items: entries.map(toAuditEntryDto), nextCursor };
}

function toAuditEntryDto({ id, at, actor, actorId, kind, summary, before, after }: AuditEntry): AuditEntryDto {
  const changes = changesInWords(before, after);
  return { id: id!, at, actor, actorId, kind, summary, before, after, changes };
}

function startOf(day: string, field: string): Date {
  const start = startOfBogotaDay(day);
  // JavaScript takes February 31 for a day of March.
  if (Number.isNaN(start.getTime()) || bogotaDay(start) !== day) throw invalidField(field, DAY_MESSAGE);
  return start;
}
