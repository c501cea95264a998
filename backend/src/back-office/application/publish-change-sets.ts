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
  ChangeConflictError,
  ConfirmationNeededError,
  INVALID,
  NOT_FOUND,
  NOT_LIVE,
  PAST,
} from './change-set-errors.js';
import { ChangeSets } from './change-sets.port.js';
import { EditableRows } from './editable-rows.port.js';
import { Publication } from './publication.js';

export const publishJob = new Job<{ readonly id: string }>('back-office.publish-change-set');

export const mailStoppedJob = new Job<{ readonly id: string }>('back-office.mail-stopped-changes');

/** The queue goes by the clock of the database, which may be ahead; a job of a moved set is replaced anyway. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

interface PublishOptions {
  /** Missing: now. */
  readonly at?: Date;
  /** Whether large price changes are meant. */
  readonly confirm?: boolean;
}

/** Makes change sets visible, at once or at a moment, and undoes them. All changes of a set are one transaction. */
@Injectable()
export class PublishChangeSets {
  private readonly log = new Logger('back-office');

  constructor(
    private readonly sets: ChangeSets,
    private readonly rows: EditableRows,
    private readonly publication: Publication,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A set that is live already stays as it is: a repeated call changes nothing. */
  publish(id: string, publisher: Author, { at, confirm = false }: PublishOptions): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (set.state === 'live' && !at) return set;
      if (set.state === 'live' || set.state === 'reverted') throw notDraft();
      const now = this.clock.now();
      if (!at) return this.apply(set, publisher, now, confirm);
      if (at <= now) throw errorOf(PAST, { at: PAST[2] });
      await this.check(set.changes, confirm);
      set.schedule(at, publisher, confirm);
      await this.sets.save(set);
      await this.audit.record({ actor: publisher, ...changeSetAct(set, 'programó') });
      // Replaces the job of an earlier moment.
      await this.jobs.enqueue(publishJob, { id }, { jobKey: `change-set:${id}`, runAt: at });
      return set;
    });
  }

  /** For the job at the set's time. Does nothing when the set was published, dropped or moved meanwhile. */
  async publishScheduled(id: string): Promise<void> {
    try {
      await this.publication.run(async () => {
        const set = await this.due(id);
        if (set?.effectiveAt) await this.apply(set, 'shop', set.effectiveAt, set.confirmed);
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.stop(id, error);
    }
  }

  /** A new live set with the values exchanged. */
  revert(id: string, author: Author, confirm = false): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (set.state !== 'live') throw errorOf(NOT_LIVE);
      const now = this.clock.now();
      const inverse = { changes: inverseOf(set.changes), preview: [] };
      const note = shortened(`Deshace: ${set.note || set.preview[0]}`, 200);
      const undo = ChangeSet.draft(author, note, inverse, now);
      undo.reverts = set.id;
      await this.sets.add(undo);
      await this.apply(undo, author, now, confirm, 'deshizo');
      set.state = 'reverted';
      await this.sets.save(set);
      return undo;
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
    actor: Author | 'shop',
    at: Date,
    confirm: boolean,
    verb = 'publicó',
  ): Promise<ChangeSet> {
    const { changes, preview } = await this.check(set.changes, confirm, set.reverts !== null);
    const ids = await this.rows.write(writesOf(changes));
    let created = 0;
    const stored = changes.map((change) => (isCreation(change) ? { ...change, id: ids[created++] ?? null } : change));
    const publisher = actor === 'shop' ? (set.publisherName ?? set.authorName) : actor.name;
    set.publish({ changes: stored, preview }, publisher, at);
    await this.sets.save(set);
    await this.audit.record({ actor, ...changeSetAct(set, verb) });
    return set;
  }

  /** The changes as they are against the present rows. Throws when they no longer fit or must be confirmed. */
  private async check(
    changes: readonly Change[],
    confirm: boolean,
    isUndo = false,
  ): Promise<Pick<ChangeSet, 'changes' | 'preview'>> {
    const rows = await this.rows.findForUpdate(rowsOf(changes));
    const conflicts = await this.conflictsOf(changes, rows);
    if (conflicts.length > 0) throw new ChangeConflictError(conflicts, isUndo);
    // No other publication changes these rows meanwhile.
    const lists: Row[] = [];
    for (const entity of listsOf(changes)) lists.push(...(await this.rows.list(entity)));
    const problems = { ...listProblems(changes, lists, rows), ...problemsTogether(changes, rows) };
    if (Object.keys(problems).length > 0) throw errorOf(INVALID, problems);
    const confirmations = confirm ? [] : confirmationsOf(changes, rows);
    if (confirmations.length > 0) throw new ConfirmationNeededError(confirmations);
    const present = changes.map((change) =>
      isCreation(change) ? change : { ...change, expected: rows.get(keyOf(change))?.values[change.field] ?? null },
    );
    return { changes: present, preview: previewOf(present, rows) };
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
