import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf, invalidFields } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { Pictures } from '../../media/index.js';
import { type Change, keyOf, type Row } from '../domain/change.js';
import { changeSetAct } from '../domain/change-set-act.js';
import { type Author, ChangeSet, type ChangeSetState } from '../domain/change-set.js';
import { UNKNOWN_PICTURE } from '../domain/picture-fields.js';
import { listProblems, listsOf } from '../domain/list-problems.js';
import { newIdOf } from '../domain/new-id.js';
import { previewOf } from '../domain/preview.js';
import {
  checkChanges,
  type CheckedChange,
  completeChanges,
  EXISTS,
  mismatchesOf,
  pictureListsOf,
  type Problems,
  rowsOf,
  type TypedChange,
} from '../domain/read-changes.js';
import { NOT_FOUND, OTHER_AUTHOR } from './change-set-errors.js';
import { type ChangeSetPosition, ChangeSets } from './change-sets.port.js';
import { EditableRows } from './editable-rows.port.js';

/** Collects changes in drafts; nothing of them is visible. */
@Injectable()
export class DraftChangeSets {
  constructor(
    private readonly sets: ChangeSets,
    private readonly rows: EditableRows,
    private readonly pictures: Pictures,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async create(author: Author, typed: readonly TypedChange[], note = ''): Promise<ChangeSet> {
    const set = ChangeSet.draft(author, note, await this.read(typed), this.clock.now());
    await this.sets.add(set);
    return set;
  }

  /** Keeps the parts that are omitted. Throws `change_set.other_author` for the draft of another person. */
  async edit(
    id: string,
    editor: Author,
    { note, changes }: { note?: string; changes?: readonly TypedChange[] },
  ): Promise<ChangeSet> {
    const content = changes && (await this.read(changes));
    return this.transaction.run(async () => {
      const set = await this.getForUpdate(id);
      // Whoever publishes would not see what another person added since they reviewed it.
      if (set.authorId !== editor.id) throw errorOf(OTHER_AUTHOR);
      set.edit({ note, ...content });
      await this.sets.save(set);
      return set;
    });
  }

  async drop(id: string, actor: Author): Promise<void> {
    await this.transaction.run(async () => {
      const set = await this.getForUpdate(id);
      set.assertCanBeDropped();
      await this.sets.remove(id);
      await this.audit.record({ actor, ...changeSetAct(set, 'descartó') });
    });
  }

  async get(id: string): Promise<ChangeSet> {
    const set = await this.sets.find(id);
    if (!set) throw errorOf(NOT_FOUND);
    return set;
  }

  /** Newest first; `limit` + 1 sets when more follow. */
  list(filter: { state?: ChangeSetState; after?: ChangeSetPosition; limit: number }): Promise<ChangeSet[]> {
    return this.sets.page({ ...filter, limit: filter.limit + 1 });
  }

  private async getForUpdate(id: string): Promise<ChangeSet> {
    const set = await this.sets.findForUpdate(id);
    if (!set) throw errorOf(NOT_FOUND);
    return set;
  }

  /** Pictures are never removed, so that one that is stored now is stored when the change is published. */
  private async unknownPictures(changes: readonly CheckedChange[]): Promise<Problems> {
    const named = changes.flatMap((change, index) => pictureListsOf(change, `changes.${index}`));
    const known = named.length > 0 ? await this.pictures.existing(named.flatMap(({ ids }) => ids)) : new Set<string>();
    const unknown = named.filter(({ ids }) => !ids.every((id) => known.has(id)));
    return Object.fromEntries(unknown.map(({ at }) => [at, UNKNOWN_PICTURE]));
  }

  /** Every problem at once, by the field at fault. */
  private async read(typed: readonly TypedChange[]): Promise<{ changes: Change[]; preview: string[] }> {
    const { changes: checked, problems } = checkChanges(typed);
    assertNone(problems);
    assertNone(await this.unknownPictures(checked));
    const rows = await this.rows.find(rowsOf(checked));
    checked.forEach((change, index) => {
      const own = newIdOf(change);
      if (own && rows.has(keyOf(own))) problems[`changes.${index}.values.${own.field}`] = EXISTS;
    });
    const { changes, problems: more } = completeChanges(checked, rows);
    assertNone({ ...problems, ...more });
    // A draft that a colleague's change made obsolete can still be saved: publishing shows the conflict.
    if (mismatchesOf(changes, rows).length === 0) assertNone(await this.problemsOfLists(changes, rows));
    // Once what was expected is known, the rows that it names are needed too.
    const named = rowsOf(changes).every((ref) => rows.has(keyOf(ref))) ? rows : await this.rows.find(rowsOf(changes));
    return { changes, preview: previewOf(changes, named) };
  }

  private async problemsOfLists(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Promise<Problems> {
    const lists = await Promise.all(listsOf(changes).map((entity) => this.rows.list(entity)));
    return listProblems(changes, lists.flat(), rows);
  }
}

function assertNone(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
