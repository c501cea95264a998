import { auditEntry, maskedEmail, type AuditRecord } from './audit-entry.js';

describe(auditEntry, () => {
  const at = new Date('2026-11-25T12:00:00Z');
  const ana = { id: 'b7e3c1de-0000-4000-8000-000000000001', name: 'Ana' };
  const entryOf = (record: Partial<AuditRecord>) =>
    auditEntry({ kind: 'order_money', actor: ana, action: 'confirmó la transferencia', ...record }, at);

  it('is a sentence about the person who acted', () => {
    const action = 'confirmó la transferencia de SIG-V2BVQE por $445.000';
    expect(entryOf({ action })).toMatchObject({
      actorId: ana.id,
      actor: 'Ana',
      at,
      kind: 'order_money',
      onceKey: null,
      summary: 'Ana confirmó la transferencia de SIG-V2BVQE por $445.000',
    });
    expect(entryOf({ actor: 'shop', action: 'publicó un cambio' })).toMatchObject({
      actorId: null,
      summary: 'La tienda publicó un cambio',
    });
  });

  it('masks an email that was typed without proof', () => {
    const { summary, actorId } = entryOf({ actor: { typedEmail: 'ana.gomez@sigerist.co' }, action: 'no pudo entrar' });
    expect([summary, actorId]).toEqual(['an•••@sigerist.co no pudo entrar', null]);
    expect(['a@b.co', '@b.co', 'nothing', ''].map(maskedEmail)).toEqual(['a•••@b.co', '•••@b.co', '•••', '•••']);
  });

  it('bounds every text and list', () => {
    const before = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field${n}`, 'x'.repeat(5000)])) as object;
    const after = { changes: Array.from({ length: 500 }, () => 'y'.repeat(5000)), answer: null, amount: 5 };
    const entry = entryOf({ action: 'z'.repeat(5000), before, after });
    expect(JSON.stringify(entry).length).toBeLessThan(14_000);
    expect(entry.after).toMatchObject({ answer: null, amount: 5 });
  });

  it.each([0, 1])('cuts no emoji in half, which PostgreSQL refuses in JSON: %i letters before', (letters) => {
    const answer = 'a'.repeat(letters) + '👶'.repeat(500);
    const { summary, after } = entryOf({ action: answer, after: { answer, changes: [answer] } });
    expect(JSON.stringify([summary, after])).not.toMatch(/\\ud/i);
    expect(after).toMatchObject({ answer: expect.stringMatching(/👶…$/u) as string });
  });
});
