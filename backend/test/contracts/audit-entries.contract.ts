import { randomUUID } from 'node:crypto';
import type { AuditEntries, AuditFilter, AuditPosition } from '../../src/audit/application/audit-entries.port.js';
import { type AuditRecord, auditEntry } from '../../src/audit/domain/audit-entry.js';

/** Contract of everything that keeps entries of the audit log. */
export function itKeepsAuditEntries(entries: () => AuditEntries): void {
  const ana = { id: randomUUID(), name: 'Ana Gómez' };
  const luz = { id: randomUUID(), name: 'Luz' };
  const anEntry = (at: string, changes: Partial<AuditRecord> = {}) =>
    auditEntry({ kind: 'order_note', actor: ana, action: 'escribió una nota en SIG-AAAAAA', ...changes }, new Date(at));
  const add = (...given: Parameters<typeof anEntry>) => entries().add(anEntry(...given));
  const actions = async (filter: AuditFilter, page: { after?: AuditPosition; limit?: number } = {}) =>
    (await entries().page(filter, { limit: 10, ...page })).map(({ summary }) => summary.split(' ').at(-1));

  it('keeps everything of an entry', async () => {
    const subject = { type: 'order', id: 'SIG-AAAAAA' };
    const values = {
      before: { status: 'paid', balance: 5 },
      after: { status: 'shipped', changes: ['a', 'b'], answer: null },
    } as const;
    const entry = anEntry('2031-01-01T00:00:00.123Z', { subject, ...values, oncePer: 1000 });
    await entries().add(entry);
    const [stored] = await entries().page({ before: new Date('2031-01-02T00:00:00Z') }, { limit: 1 });
    expect(stored).toEqual({ ...entry, id: expect.any(String) });
  });

  it('keeps an act once within its period, also when it is reported in parallel', async () => {
    const read = (at: string, id = 'SIG-ONCEAA') => ({
      kind: 'read' as const,
      oncePer: 600_000,
      subject: { type: 'order', id },
      at,
    });
    const looks = [
      read('2032-01-01T00:00:00Z'),
      read('2032-01-01T00:09:59Z'),
      read('2032-01-01T00:10:00Z'),
      read('2032-01-01T00:00:00Z', 'SIG-OTHERA'),
    ];
    await Promise.all(looks.map(({ at, ...look }) => add(at, look)));
    await add('2032-01-01T00:00:00Z', { ...looks[0], actor: luz });
    const found = await entries().page({ kinds: ['read'] }, { limit: 10 });
    expect(found).toHaveLength(4);
  });

  it('pages from the newest, also among entries of the same moment', async () => {
    const moment = '2040-01-01T00:00:00Z';
    for (const name of ['first', 'second', 'third']) await add(moment, { action: name });
    const period = { from: new Date(moment), before: new Date('2040-01-01T00:00:00.001Z') };
    expect(await actions(period, { limit: 2 })).toEqual(['third', 'second']);
    const [, last] = await entries().page(period, { limit: 2 });
    expect(await actions(period, { after: last as AuditPosition })).toEqual(['first']);
  });

  it('finds by person, kind and time', async () => {
    await add('2041-01-01T00:00:00Z', { actor: luz, kind: 'media', action: 'one' });
    await add('2041-01-02T00:00:00Z', { actor: 'shop', kind: 'change_set', action: 'two' });
    await add('2041-01-03T00:00:00Z', { actor: { typedEmail: 'a@b.co' }, kind: 'login_refused', action: 'three' });
    const from = new Date('2041-01-01T00:00:00Z');
    expect(await actions({ from })).toEqual(['three', 'two', 'one']);
    expect(await actions({ from, before: new Date('2041-01-02T00:00:00Z') })).toEqual(['one']);
    expect(await actions({ from, actorId: luz.id })).toEqual(['one']);
    expect(await actions({ from, actorId: null })).toEqual(['three', 'two']);
    expect(await actions({ from, kinds: ['media', 'change_set'] })).toEqual(['two', 'one']);
  });

  it('lists each person once, with the newest name', async () => {
    await add('2042-01-01T00:00:00Z', { actor: { ...luz, name: 'Luz Marina' } });
    expect(await entries().people()).toEqual([ana, { ...luz, name: 'Luz Marina' }]);
  });
}
