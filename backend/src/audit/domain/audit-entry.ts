import { shortened } from '../../common/tidy-text.js';
import type { AuditKind } from './audit-kind.js';
import type { AuditValues } from './audit-words.js';

/**
 * The actor: a staff member, the shop by itself, or a person who typed an email without proof that it is theirs. A signed-in user is a
 * staff member here, because shoppers' acts are not in the log.
 */
export type AuditActor = { readonly id: string; readonly name: string } | 'shop' | { readonly typedEmail: string };

/** The object of an act, for example `{ type: 'order', id: 'SIG-V2BVQE' }`. Never a name, an email or an address of a shopper. */
interface AuditSubject {
  readonly type: string;
  readonly id: string;
}

/** An act to record. */
export interface AuditAct {
  readonly kind: AuditKind;
  /** A Spanish sentence without its subject: 'confirmó la transferencia de SIG-V2BVQE por $445.000'. */
  readonly action: string;
  readonly subject?: AuditSubject;
  /** The values that the act replaced. */
  readonly before?: AuditValues;
  /** The values that hold from now on. */
  readonly after?: AuditValues;
  /** Milliseconds in which the same act of the same actor on the same subject is one entry. */
  readonly oncePer?: number;
}

/** An act and who did it, as a use case reports it. */
export interface AuditRecord extends AuditAct {
  readonly actor: AuditActor;
}

/** One line of the log. Nothing changes it. */
export class AuditEntry {
  /** Grows with each entry; undefined until it is stored. */
  id?: string;
  at!: Date;
  kind!: AuditKind;
  /** Account of the staff member; null for everybody else. */
  actorId!: string | null;
  /** Name at that moment, 'La tienda', or a masked email. */
  actor!: string;
  /** 'Ana confirmó la transferencia de SIG-V2BVQE por $445.000' */
  summary!: string;
  subjectType!: string | null;
  subjectId!: string | null;
  before!: AuditValues | null;
  after!: AuditValues | null;
  /** Unique; null for acts that are recorded every time. */
  onceKey!: string | null;
}

const MAX_SUMMARY = 300;
const MAX_VALUES = 20;
const MAX_VALUE = 300;
const MAX_LIST = 20;

export function auditEntry(record: AuditRecord, at: Date): AuditEntry {
  const { kind, actor, action, subject, before, after, oncePer } = record;
  const actorId = typeof actor === 'object' && 'id' in actor ? actor.id : null;
  const name = nameOf(actor);
  const window = oncePer && Math.floor(at.getTime() / oncePer);
  return Object.assign(new AuditEntry(), {
    at,
    kind,
    actorId,
    actor: name,
    summary: shortened(`${name} ${action}`, MAX_SUMMARY),
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    before: before ? bounded(before) : null,
    after: after ? bounded(after) : null,
    onceKey: window === undefined ? null : [kind, actorId ?? name, subject?.type, subject?.id, window].join(' '),
  });
}

/** Two letters of a mailbox and its domain are enough to recognise one's own: 'an•••@sigerist.co'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(at, 0)))}•••${at < 0 ? '' : email.slice(at)}`;
}

function nameOf(actor: AuditActor): string {
  if (actor === 'shop') return 'La tienda';
  return 'id' in actor ? actor.name : shortened(maskedEmail(actor.typedEmail), 100);
}

function bounded(values: AuditValues): AuditValues {
  return Object.fromEntries(
    Object.entries(values)
      .slice(0, MAX_VALUES)
      .map(([field, value]) => [
        field,
        typeof value === 'string'
          ? shortened(value, MAX_VALUE)
          : typeof value === 'object' && value
            ? value.slice(0, MAX_LIST).map((item) => shortened(item, MAX_VALUE))
            : value,
      ]),
  );
}
