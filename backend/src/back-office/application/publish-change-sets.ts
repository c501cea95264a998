import { Injectable, Logger } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import { shortened } from '../../common/tidy-text.js';
import { MINUTE_MS } from '../../common/time.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { changeSetAct } from '../domain/change-set-act.js';
import { type Change, inverseOf, isCreation, keyOf, type Row, type RowRef, type Values } from '../domain/change.js';
import { type Author, ChangeSet, type Conflict, notDraft } from '../domain/change-set.js';
import { confirmationsOf } from '../domain/confirmation.js';
import { listProblems, listsOf } from '../domain/list-problems.js';
import { newIdOf } from '../domain/new-id.js';
import { previewOf } from '../domain/preview.js';
import { mismatchesOf, problemsTogether, rowsOf } from '../domain/read-changes.js';
import {
  cheapestOf,
  guardOf,
  isCleared,
  needsCheapest,
  PRICE_FIELDS,
  type Redirection,
  redirectionsOf,
} from '../domain/redirection.js';
import {
  ChangeConflictError,
  CONFIRM_AGAIN,
  ConfirmationNeededError,
  INVALID,
  NEW_OWNER,
  NO_CONSENT_ASKED,
  NOT_FOUND,
  NOT_LIVE,
  OWN_CONSENT,
  PAST,
} from './change-set-errors.js';
import { ChangeSets } from './change-sets.port.js';
import { EditableRows } from './editable-rows.port.js';
import { Publication } from './publication.js';
import { ShopOwners } from './shop-owners.js';

export const publishJob = new Job<{ readonly id: string }>('back-office.publish-change-set');

export const mailStoppedJob = new Job<{ readonly id: string }>('back-office.mail-stopped-changes');

/** The queue goes by the clock of the database, which may be ahead; a job of a moved set is replaced anyway. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Tells all owners by mail what a set redirects. `changes` in words, without whole account numbers. */
export const mailOwnersJob = new Job<RedirectionNews>('back-office.mail-owners');

export interface RedirectionNews {
  readonly id: string;
  readonly event: 'waiting' | 'scheduled' | 'live' | 'refused';
  readonly changes: readonly string[];
  /** Who did it, or who scheduled it. */
  readonly by: Author;
  /** ISO time of the event, which makes each mail one of its own. */
  readonly at: string;
}

/** The mail is short: the panel shows the rest. */
const MAX_MAILED = 20;

/** An owner who publishes. */
export interface Publisher extends Author {
  /** Throws `auth.password_again` unless this person confirmed their identity in the last minutes. */
  assertConfirmed(): void;
}

interface PublishOptions {
  /** Missing: now. */
  readonly at?: Date;
  /** Whether large price changes are meant. */
  readonly confirm?: boolean;
}

/** A set that fits the present rows. */
type Checked = Pick<ChangeSet, 'changes' | 'preview'> & { readonly redirections: readonly Redirection[] };

/**
 * Makes change sets visible, at once or at a moment, and undoes them. All changes of a set are one transaction. What redirects money or
 * people needs a confirmed identity, and what redirects the shop's money also another owner, or 24 hours.
 */
@Injectable()
export class PublishChangeSets {
  private readonly log = new Logger('back-office');

  constructor(
    private readonly sets: ChangeSets,
    private readonly rows: EditableRows,
    private readonly publication: Publication,
    private readonly owners: ShopOwners,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A set that is live already, or waits for a consent, stays as it is: a repeated call changes nothing. */
  publish(id: string, publisher: Publisher, { at, confirm = false }: PublishOptions): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if ((set.state === 'live' || set.isAwaitingConsent) && !at) return set;
      if (set.state === 'live' || set.state === 'reverted') throw notDraft();
      if (at && at <= this.clock.now()) throw errorOf(PAST, { at: PAST[2] });
      return this.release(set, publisher, { at, confirm });
    });
  }

  /** For the job at the set's time. Does nothing when the set was published, dropped or moved meanwhile. */
  async publishScheduled(id: string): Promise<void> {
    try {
      await this.publication.run(async () => {
        const set = await this.due(id);
        if (!set?.effectiveAt) return;
        const checked = await this.check(set, set.confirmed);
        const guard = guardOf(checked.redirections);
        if (!isCleared(guard, set.cleared)) throw errorOf(CONFIRM_AGAIN);
        const publisher = { id: set.publisherId ?? set.authorId, name: set.publisherName ?? set.authorName };
        // Another owner joined since the only one scheduled it.
        if (guard === 'consent' && !set.consent && (await this.owners.hasOther(publisher.id))) {
          set.askConsent(undefined, publisher, set.confirmed, this.clock.now());
          return this.schedule(set, publisher, 'pidió aprobar', checked);
        }
        await this.apply(set, checked, 'shop', set.effectiveAt);
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.stop(id, error);
    }
  }

  /** A new live set with the values exchanged; it waits like any other when it needs the consent of another owner. */
  revert(id: string, publisher: Publisher, confirm = false): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (set.state !== 'live') throw errorOf(NOT_LIVE);
      const waiting = await this.sets.findWaitingUndo(id);
      if (waiting) return waiting;
      const inverse = { changes: inverseOf(set.changes), preview: [] };
      const note = shortened(`Deshace: ${set.note || set.preview[0]}`, 200);
      const undo = ChangeSet.draft(publisher, note, inverse, this.clock.now());
      undo.reverts = set.id;
      await this.sets.add(undo);
      return this.release(undo, publisher, { confirm }, 'deshizo');
    });
  }

  /**
   * Another owner consents: the set is published now, or at the moment that its publisher chose. The caller has confirmed their identity.
   *
   * @throws DomainError `change_set.no_consent_asked`, `change_set.own_consent`, `change_set.new_owner`, or as `publish`
   */
  approve(id: string, owner: Author): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (!set.isAwaitingConsent) throw errorOf(NO_CONSENT_ASKED);
      if (owner.id === set.publisherId || owner.id === set.authorId) throw errorOf(OWN_CONSENT);
      if (!(await this.owners.mayConsent(owner.id))) throw errorOf(NEW_OWNER);
      const checked = await this.check(set, set.confirmed);
      const now = this.clock.now();
      const at = set.giveConsent(owner.name, now);
      if (!at) return this.apply(set, checked, owner, now, 'aprobó');
      await this.schedule(set, owner, 'aprobó', checked);
      return set;
    });
  }

  /** An owner refuses a set that waits for a consent: it is a draft of its author again, and an undo is dropped. */
  refuse(id: string, owner: Author): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (!set.isAwaitingConsent) throw errorOf(NO_CONSENT_ASKED);
      const { redirections } = await this.assess(set.changes);
      set.refuseConsent(owner.name);
      if (set.reverts) await this.sets.remove(id);
      else await this.sets.save(set);
      await this.audit.record({ actor: owner, ...changeSetAct(set, 'no aprobó') });
      await this.mailOwners(set, 'refused', owner, redirections);
      return set;
    });
  }

  /** Publishes, schedules, or asks for the consent of another owner. */
  private async release(
    set: ChangeSet,
    publisher: Publisher,
    { at, confirm = false }: PublishOptions,
    verb = 'publicó',
  ): Promise<ChangeSet> {
    const now = this.clock.now();
    const checked = await this.check(set, confirm);
    const guard = guardOf(checked.redirections);
    if (!isCleared(guard, null)) publisher.assertConfirmed();
    if (guard === 'consent' && (await this.owners.hasOther(publisher.id))) {
      set.askConsent(at, publisher, confirm, now);
      set.preview = checked.preview;
      await this.schedule(set, publisher, 'pidió aprobar', checked);
      return set;
    }
    set.publisherId = publisher.id;
    set.consent = null;
    if (!at) return this.apply(set, checked, publisher, now, verb);
    set.schedule(at, publisher, { confirmed: confirm, cleared: guard });
    await this.schedule(set, publisher, 'programó', checked);
    return set;
  }

  private async schedule(set: ChangeSet, actor: Author, verb: string, { redirections }: Checked): Promise<void> {
    await this.sets.save(set);
    await this.audit.record({ actor, ...changeSetAct(set, verb) });
    // Replaces the job of an earlier moment.
    await this.jobs.enqueue(
      publishJob,
      { id: set.id },
      { jobKey: `change-set:${set.id}`, runAt: set.effectiveAt ?? undefined },
    );
    await this.mailOwners(set, set.isAwaitingConsent ? 'waiting' : 'scheduled', actor, redirections);
  }

  private async mailOwners(
    { id }: ChangeSet,
    event: RedirectionNews['event'],
    { id: byId, name }: Author,
    redirections: readonly Redirection[],
  ): Promise<void> {
    if (redirections.length === 0) return;
    const changes = redirections.slice(0, MAX_MAILED).map(({ sentence }) => sentence);
    const more = redirections.length - changes.length;
    if (more > 0) changes.push(`y ${more} más`);
    await this.jobs.enqueue(mailOwnersJob, {
      id,
      event,
      changes,
      by: { id: byId, name },
      at: this.clock.now().toISOString(),
    });
  }

  private async lock(id: string): Promise<ChangeSet> {
    await this.sets.lockPublishing();
    const set = await this.sets.findForUpdate(id);
    if (!set) throw errorOf(NOT_FOUND);
    return set;
  }

  private async due(id: string): Promise<ChangeSet | undefined> {
    await this.sets.lockPublishing();
    const set = await this.sets.findForUpdate(id);
    const limit = this.clock.now().getTime() + CLOCK_TOLERANCE_MS;
    return set?.state === 'scheduled' && set.effectiveAt && set.effectiveAt.getTime() <= limit ? set : undefined;
  }

  private async stop(id: string, error: DomainError): Promise<void> {
    await this.publication.run(async () => {
      const set = await this.due(id);
      if (!set) return;
      set.stop(error instanceof ChangeConflictError ? error.conflicts : [], error.message);
      await this.sets.save(set);
      await this.jobs.enqueue(mailStoppedJob, { id });
      await this.audit.record({ actor: 'shop', ...changeSetAct(set, 'no pudo publicar') });
      this.log.warn({ changeSet: id, code: error.code }, 'a scheduled change set was not published');
    });
  }

  /** `actor` is the shop when the moment of a scheduled set has come; its publisher stays who scheduled it. */
  private async apply(
    set: ChangeSet,
    { changes, preview, redirections }: Checked,
    actor: Author | 'shop',
    at: Date,
    verb = 'publicó',
  ): Promise<ChangeSet> {
    const ids = await this.rows.write(writesOf(changes));
    let created = 0;
    const stored = changes.map((change) => (isCreation(change) ? { ...change, id: ids[created++] ?? null } : change));
    const isScheduled = actor === 'shop' || set.consent !== null;
    const publisher = isScheduled ? (set.publisherName ?? set.authorName) : actor.name;
    set.publish({ changes: stored, preview }, publisher, at);
    await this.sets.save(set);
    if (set.reverts) await this.markReverted(set.reverts);
    await this.audit.record({ actor, ...changeSetAct(set, verb) });
    const by = actor === 'shop' ? { id: set.publisherId ?? set.authorId, name: publisher } : actor;
    await this.mailOwners(set, 'live', by, redirections);
    return set;
  }

  private async markReverted(id: string): Promise<void> {
    const undone = await this.sets.findForUpdate(id);
    if (undone?.state !== 'live') return;
    undone.state = 'reverted';
    await this.sets.save(undone);
  }

  /** The changes as they are against the present rows. Throws when they no longer fit or must be confirmed. */
  private async check({ changes, reverts }: ChangeSet, confirm: boolean): Promise<Checked> {
    const rows = await this.rows.findForUpdate(rowsOf(changes));
    const conflicts = await this.conflictsOf(changes, rows);
    if (conflicts.length > 0) throw new ChangeConflictError(conflicts, reverts !== null);
    // No other publication changes these rows meanwhile.
    const lists: Row[] = [];
    for (const entity of listsOf(changes)) lists.push(...(await this.rows.list(entity)));
    const problems = { ...listProblems(changes, lists, rows), ...problemsTogether(changes, rows) };
    if (Object.keys(problems).length > 0) throw errorOf(INVALID, problems);
    const confirmations = confirm ? [] : confirmationsOf(changes, rows);
    if (confirmations.length > 0) throw new ConfirmationNeededError(confirmations);
    return this.assess(changes, rows);
  }

  private async assess(changes: readonly Change[], found?: ReadonlyMap<string, Row>): Promise<Checked> {
    const rows = found ?? (await this.rows.find(rowsOf(changes)));
    const present = changes.map((change) =>
      isCreation(change) ? change : { ...change, expected: rows.get(keyOf(change))?.values[change.field] ?? null },
    );
    const cheapest = needsCheapest(changes) ? cheapestOf(await this.rows.list('product', PRICE_FIELDS)) : null;
    const redirections = redirectionsOf(present, rows, cheapest);
    return { changes: present, preview: previewOf(present, rows), redirections };
  }

  private async conflictsOf(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Promise<Conflict[]> {
    const mismatches = mismatchesOf(changes, rows).map(async ({ change, actual }): Promise<Conflict> => {
      const { entity, id, field, expected } = change;
      const last = await this.sets.lastChange({ entity, id }, field);
      return { entity, id, field, expected, actual, author: last?.author ?? null, at: last?.at.toISOString() ?? null };
    });
    const taken = changes.flatMap((change): Conflict[] => {
      const own = newIdOf(change);
      if (!own || !rows.has(keyOf(own))) return [];
      const { entity, id, field } = own;
      return [{ entity, id, field, expected: null, actual: id, author: null, at: null }];
    });
    return [...(await Promise.all(mismatches)), ...taken];
  }
}

/** One update for each row, so that values that belong together change together. */
function writesOf(changes: readonly Change[]) {
  const updates = new Map<string, RowRef & { values: Values }>();
  for (const change of changes) {
    if (isCreation(change)) continue;
    const { entity, id, field, value } = change;
    const values = { ...updates.get(keyOf(change))?.values, [field]: value };
    updates.set(keyOf(change), { entity, id, values });
  }
  return { updates: [...updates.values()], creations: changes.filter(isCreation) };
}
