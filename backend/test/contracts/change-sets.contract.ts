import type { ChangeSets } from '../../src/back-office/application/change-sets.port.js';
import type { Change } from '../../src/back-office/domain/change.js';
import { ChangeSet } from '../../src/back-office/domain/change-set.js';

/** Contract of every store of change sets. `run` runs its argument in a transaction. */
export function itKeepsChangeSets(sets: () => ChangeSets, run: <T>(work: () => Promise<T>) => Promise<T>): void {
  const author = { id: crypto.randomUUID(), name: 'Ana' };
  const changes: Change[] = [{ entity: 'product', id: 7, field: 'price', value: 455_000, expected: 435_000 }];
  const aSet = (at = '2026-12-01T13:00:00.123Z', content: Change[] = changes) =>
    ChangeSet.draft(author, 'Precios', { changes: content, preview: ['Mochila'] }, new Date(at));

  it('keeps a set as it is, changes it and removes it', async () => {
    const set = aSet();
    await sets().add(set);
    expect(await sets().find(set.id)).toEqual(set);
    set.schedule(
      new Date('2026-12-24T13:00:00Z'),
      { ...author, name: 'Bea' },
      { confirmed: true, cleared: 'identity' },
    );
    await sets().save(set);
    expect(await run(() => sets().findForUpdate(set.id))).toEqual(set);
    set.askConsent(undefined, author, true, new Date('2026-12-24T13:00:00Z'));
    set.reverts = crypto.randomUUID();
    await sets().save(set);
    expect(await sets().find(set.id)).toEqual(set);
    expect(await sets().findWaitingUndo(set.reverts)).toEqual(set);
    expect(await sets().findWaitingUndo(set.id)).toBeNull();
    await sets().remove(set.id);
    expect(await sets().find(set.id)).toBeNull();
  });

  it('pages from the newest, also among sets of the same moment', async () => {
    const old = aSet('2020-01-01T00:00:00Z');
    const same = [aSet('2020-01-02T00:00:00Z'), aSet('2020-01-02T00:00:00Z')];
    for (const set of [old, ...same]) await sets().add(set);
    const expected = [
      ...same
        .map(({ id }) => id)
        .sort()
        .reverse(),
      old.id,
    ];
    const after = { createdAt: new Date('2020-01-03T00:00:00Z'), id: crypto.randomUUID() };
    const first = await sets().page({ after, limit: 2 });
    const rest = await sets().page({ after: first[1], limit: 9 });
    expect([...first, ...rest].map(({ id }) => id)).toEqual(expected);
    expect(await sets().page({ state: 'conflict', limit: 9 })).toEqual([]);
  });

  it('returns the publisher of the last change of a field', async () => {
    const ref = { entity: 'product', id: 4_000 } as const;
    const publish = async (publisher: string, at: string) => {
      const set = aSet(at, [{ ...ref, field: 'price', value: 2, expected: 1 }]);
      set.publish(set, publisher, new Date(at));
      await sets().add(set);
    };
    await sets().add(aSet('2026-12-03T00:00:00Z', [{ ...ref, field: 'price', value: 2, expected: 1 }]));
    expect(await sets().lastChange(ref, 'price')).toBeNull();
    await publish('Bea', '2026-12-02T00:00:00Z');
    await publish('Ana', '2026-12-01T00:00:00Z');
    expect(await sets().lastChange(ref, 'price')).toEqual({ author: 'Bea', at: new Date('2026-12-02T00:00:00Z') });
    expect(await sets().lastChange(ref, 'name')).toBeNull();
    expect(await sets().lastChange({ ...ref, entity: 'product_group' }, 'price')).toBeNull();
  });
}
