import { type ChangeSetPosition, ChangeSets } from '../../src/back-office/application/change-sets.port.js';
import { isSame, type RowRef } from '../../src/back-office/domain/change.js';
import { ChangeSet, type ChangeSetState } from '../../src/back-office/domain/change-set.js';

/** Change sets in memory. */
export class InMemoryChangeSets extends ChangeSets {
  private readonly sets = new Map<string, ChangeSet>();

  add(set: ChangeSet): Promise<void> {
    return this.save(set);
  }

  save(set: ChangeSet): Promise<void> {
    this.sets.set(set.id, copy(set));
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.sets.delete(id);
    return Promise.resolve();
  }

  find(id: string): Promise<ChangeSet | null> {
    const set = this.sets.get(id);
    return Promise.resolve(set ? copy(set) : null);
  }

  findForUpdate(id: string): Promise<ChangeSet | null> {
    return this.find(id);
  }

  findWaitingUndo(id: string): Promise<ChangeSet | null> {
    const found = [...this.sets.values()].find((set) => set.state === 'scheduled' && set.reverts === id);
    return Promise.resolve(found ? copy(found) : null);
  }

  page({ state, after, limit }: { state?: ChangeSetState; after?: ChangeSetPosition; limit: number }) {
    const found = [...this.sets.values()]
      .filter((set) => !state || set.state === state)
      .filter((set) => !after || isOlder(set, after))
      .sort((a, b) => (isOlder(a, b) ? 1 : -1));
    return Promise.resolve(found.slice(0, limit).map(copy));
  }

  lockPublishing(): Promise<void> {
    return Promise.resolve();
  }

  lastChange({ entity, id }: RowRef, field: string): Promise<{ author: string; at: Date } | null> {
    const changed = [...this.sets.values()]
      .filter(({ state }) => state === 'live' || state === 'reverted')
      .filter(({ changes }) =>
        changes.some((own) => 'field' in own && own.field === field && isSame([own.entity, own.id], [entity, id])),
      )
      .sort((a, b) => b.effectiveAt!.getTime() - a.effectiveAt!.getTime())[0];
    return Promise.resolve(changed ? { author: changed.publisherName!, at: changed.effectiveAt! } : null);
  }
}

function copy(set: ChangeSet): ChangeSet {
  return Object.assign(new ChangeSet(), structuredClone({ ...set }));
}

function isOlder(a: ChangeSetPosition, b: ChangeSetPosition): boolean {
  const difference = a.createdAt.getTime() - b.createdAt.getTime();
  return difference < 0 || (difference === 0 && a.id < b.id);
}
