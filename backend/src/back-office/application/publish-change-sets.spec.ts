import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { InMemoryChangeSets } from '../../../test/fakes/in-memory-change-sets.js';
import { InMemoryEditableRows } from '../../../test/fakes/in-memory-editable-rows.js';
import { InMemoryPictures } from '../../../test/fakes/in-memory-pictures.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { DomainError } from '../../common/domain-error.js';
import type { ManageStaff } from '../../identity/index.js';
import type { Job, JobQueue } from '../../jobs/index.js';
import type { TypedChange } from '../domain/read-changes.js';
import { Publication } from './publication.js';
import { DraftChangeSets } from './draft-change-sets.js';
import {
  ChangeSetEvents,
  mailOwnersJob,
  mailStoppedJob,
  publishJob,
  type RedirectionNotice,
} from './change-set-events.js';
import { CheckChanges } from './check-changes.js';
import { PublishChangeSets } from './publish-change-sets.js';
import { ShopOwners } from './shop-owners.js';
import type { PublishedData } from './published-data.js';

const ANA = { id: crypto.randomUUID(), name: 'Ana', assertConfirmed: () => {} };
const BEA = { id: crypto.randomUUID(), name: 'Bea', assertConfirmed: () => {} };
const price = (value: number, more: object = {}) => ({ entity: 'product', id: 7, field: 'price', value, ...more });

/** Account of an owner, with what the rules read. */
const anOwner = ({ id, name }: typeof ANA, fields: object = {}) => ({
  ...{ id, name, email: `${name}@example.com`, role: 'staff', staffRole: 'duena' },
  ...{ disabledAt: null, ownerSince: null, ownerUntil: null },
  ...fields,
});

/** A person whose identity was confirmed too long ago. */
const unconfirmed = (person: typeof ANA) => ({
  ...person,
  assertConfirmed: () => {
    throw new DomainError('forbidden', 'auth.password_again', 'Confirma que eres tú.');
  },
});

/** When the consent of a set was asked for, as an owner sees it who opens the set now. */
const askedAt = async (drafts: DraftChangeSets, id: string) => (await drafts.get(id)).consent?.askedAt ?? '';

/** `owners`: accounts of the shop's owners. */
function shop(owners: readonly object[] = [anOwner(ANA)]) {
  const [sets, rows, clock] = [new InMemoryChangeSets(), new InMemoryEditableRows(), new ManualClock()];
  const queued: { job: Job<unknown>; payload: unknown; options: object | undefined }[] = [];
  const jobs = {
    enqueue: (job: Job<unknown>, payload: unknown, options?: object) =>
      Promise.resolve(void queued.push({ job, payload, options })),
  } as unknown as JobQueue;
  const transaction = new PlainTransaction();
  const audit = inMemoryAuditLog(clock);
  const drafts = new DraftChangeSets(sets, rows, new InMemoryPictures(), transaction, clock, audit.log);
  /** Prices of the product as the pages read them. */
  const shown: unknown[] = [];
  const published = { refresh: async () => void shown.push(await valueOf('price')) } as unknown as PublishedData;
  const together = new Publication(transaction, published);
  const staff = { list: () => Promise.resolve(owners) } as unknown as ManageStaff;
  const publication = new PublishChangeSets(
    sets,
    new CheckChanges(sets, rows),
    together,
    new ShopOwners(staff, clock),
    new ChangeSetEvents(jobs, audit.log, clock),
    clock,
  );
  const live = async (changes: TypedChange[], author = ANA) => {
    clock.pass(1_000);
    const { id } = await drafts.create(author, changes);
    return publication.publish(id, author, { confirm: true });
  };
  const valueOf = async (field: string, id = 7) =>
    (await rows.find([{ entity: 'product', id }])).get(`product ${id}`)!.values[field];
  return { sets, rows, clock, queued, shown, drafts, publication, live, valueOf, acts: audit.entries };
}

describe(PublishChangeSets.name, () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('records publications, schedules and undos with the values before and after', async () => {
    const { live, publication, drafts, clock, acts } = shop();
    const set = await live([price(455_000)]);
    await publication.revert(set.id, BEA, true);
    const later = await drafts.create(ANA, [price(456_000)]);
    await publication.publish(later.id, ANA, { at: new Date(clock.now().getTime() + 60_000), confirm: true });
    clock.pass(60_000);
    await publication.publishScheduled(later.id);
    expect(acts.summaries.map((summary) => summary.split(':')[0])).toEqual([
      'Ana publicó un cambio',
      'Bea deshizo un cambio',
      'Ana programó un cambio',
      'La tienda publicó un cambio',
    ]);
    expect(acts.all.slice(0, 2)).toMatchObject([
      { kind: 'change_set', after: { changes: ['Mochila Milano: $435.000 → $455.000 (+4,6 %)'] } },
      { kind: 'change_set', after: { changes: [expect.stringMatching(/\$455\.000 → \$435\.000/) as string] } },
    ]);
  });

  it('publishes all changes of a set, and keeps what the fields held', async () => {
    const { live, valueOf } = shop();
    const set = await live([price(455_000), { entity: 'product', id: 7, field: 'inStock', value: false }]);
    expect(set).toMatchObject({ state: 'live', publisherName: 'Ana', changes: [{ expected: 435_000 }, {}] });
    expect(set.preview).toEqual([
      'Mochila Milano: $435.000 → $455.000 (+4,6 %)',
      'Mochila Milano: disponible → agotado',
    ]);
    expect([await valueOf('price'), await valueOf('inStock')]).toEqual([455_000, false]);
  });

  it('refreshes the data of the pages after it stored a publication or an undo', async () => {
    const { live, publication, shown } = shop();
    const { id } = await live([price(455_000)]);
    await publication.revert(id, ANA);
    expect(shown).toEqual([455_000, 435_000]);
  });

  it('rejects a field that another person changed, with author, time and value', async () => {
    const { drafts, publication, live, valueOf, clock } = shop();
    const late = await drafts.create(BEA, [price(440_000), { entity: 'product', id: 7, field: 'rank', value: 5 }]);
    await live([price(450_000)]);
    const at = clock.now().toISOString();
    await expect(publication.publish(late.id, BEA, {})).rejects.toMatchObject({
      kind: 'conflict',
      code: 'change_set.conflict',
      message: expect.stringMatching(/^Ana cambió/) as string,
      conflicts: [{ entity: 'product', id: 7, field: 'price', expected: 435_000, actual: 450_000, author: 'Ana', at }],
    });
    expect([await valueOf('price'), await valueOf('rank')]).toEqual([450_000, 3]);
  });

  it('rejects a field that was empty for one person and was filled by another before the draft', async () => {
    const { drafts, publication, live } = shop();
    const closing = (from: string) => ({ entity: 'setting', id: 'closing', value: { from, until: '2026-12-31' } });
    await live([{ ...closing('2026-12-20'), field: 'value', expected: null }], BEA);
    const { id } = await drafts.create(ANA, [{ ...closing('2026-12-24'), field: 'value', expected: null }]);
    await expect(publication.publish(id, ANA, {})).rejects.toMatchObject({ code: 'change_set.conflict' });
  });

  it('has no conflict when one person saves twice in a row, or when a save is repeated', async () => {
    const { live } = shop();
    await live([price(440_000, { expected: 435_000 })]);
    await live([price(445_000, { expected: 440_000 })]);
    expect(await live([price(445_000, { expected: 440_000 })])).toMatchObject({ state: 'live' });
  });

  it('reports a conflict when another person has created the same row', async () => {
    const { drafts, publication, live } = shop();
    const code = { entity: 'discount_code', values: { code: 'MAMA', percent: 5 } };
    const late = await drafts.create(BEA, [code]);
    await live([code]);
    await expect(publication.publish(late.id, BEA, {})).rejects.toMatchObject({
      conflicts: [{ entity: 'discount_code', id: 'MAMA', field: 'code', expected: null, actual: 'MAMA' }],
    });
  });

  it.each([
    [530_000, 'large'],
    [340_000, 'large'],
    [4_350_000, 'tenfold'],
    [43_500, 'tenfold'],
    [0, 'zero'],
  ])('asks before a price of 435.000 becomes %d', async (value, reason) => {
    const { drafts, publication, valueOf } = shop();
    const { id } = await drafts.create(ANA, [price(value)]);
    await expect(publication.publish(id, ANA, {})).rejects.toMatchObject({
      code: 'change_set.confirm',
      confirmations: [{ index: 0, reason, from: 435_000, to: value }],
    });
    expect(await valueOf('price')).toBe(435_000);
    await publication.publish(id, ANA, { confirm: true });
    expect(await valueOf('price')).toBe(value);
  });

  describe('the pieces of the kit', () => {
    const pieces = (value: object[]) => ({ entity: 'setting', id: 'kit.pieces', field: 'value', value });
    const piece = (productId: number, withName = false) => ({ productId, name: `Pieza ${productId}`, withName });
    const withdrawn = (value: boolean) => ({ entity: 'product', id: 3, field: 'withdrawn', value });
    const problemOf = (drafted: Promise<unknown>) =>
      drafted.then(
        () => undefined,
        ({ fields }: { fields: Record<string, string> }) => fields,
      );

    it('changes as one list, and is undone', async () => {
      const { live, publication, rows } = shop();
      const stored = async () => (await rows.list('setting')).find(({ id }) => id === 'kit.pieces')!.values.value;
      const before = await stored();
      const { id } = await live([pieces([piece(7, true), piece(3)])]);
      expect(await stored()).toEqual([piece(7, true), piece(3)]);
      await publication.revert(id, ANA);
      expect(await stored()).toEqual(before);
    });

    it('rejects a product that does not exist, is withdrawn, or cannot be embroidered with a name', async () => {
      const { drafts, live } = shop();
      expect(await problemOf(drafts.create(ANA, [pieces([piece(7), piece(99)])]))).toEqual({
        'changes.0.value': 'Pieza 2 (Pieza 99): no encontramos este producto.',
      });
      expect(await problemOf(drafts.create(ANA, [pieces([piece(12, true)])]))).toEqual({
        'changes.0.value': 'Pieza 1 (Pieza 12): Portachupeta no se puede bordar. Quítale el nombre bordado.',
      });
      await live([withdrawn(true)]);
      expect(await problemOf(drafts.create(ANA, [pieces([piece(3)])]))).toEqual({
        'changes.0.value':
          'Pieza 1 (Pieza 3): Mochila Clásica está fuera de la tienda. Elige otro producto o vuelve a ofrecerlo.',
      });
      await expect(live([withdrawn(false), pieces([piece(3)])])).resolves.toMatchObject({ state: 'live' });
    });

    it('rejects the publication when a product of the list was withdrawn after the draft', async () => {
      const { drafts, live, publication, rows } = shop();
      const { id } = await drafts.create(BEA, [pieces([piece(3)])]);
      await live([withdrawn(true)]);
      await expect(publication.publish(id, BEA, {})).rejects.toMatchObject({
        fields: { 'changes.0.value': expect.stringContaining('está fuera de la tienda') as string },
      });
      const stored = (await rows.list('setting')).find((row) => row.id === 'kit.pieces')!.values.value;
      expect(stored).toHaveLength(7);
    });
  });

  it.each([522_000, 348_000, 435_000])('does not ask before a price of 435.000 becomes %d', async (value) => {
    const { drafts, publication } = shop();
    const { id } = await drafts.create(ANA, [price(value)]);
    expect(await publication.publish(id, ANA, {})).toMatchObject({ state: 'live' });
  });

  it('schedules one job for a set, publishes it at its moment, and once', async () => {
    const { drafts, publication, clock, queued, valueOf } = shop();
    const { id } = await drafts.create(ANA, [price(440_000)]);
    const at = new Date(clock.now().getTime() + 3_600_000);
    await expect(publication.publish(id, ANA, { at: clock.now() })).rejects.toMatchObject({ code: 'change_set.past' });
    expect(await publication.publish(id, ANA, { at })).toMatchObject({ state: 'scheduled', effectiveAt: at });
    expect(queued).toEqual([{ job: publishJob, payload: { id }, options: { jobKey: `change-set:${id}`, runAt: at } }]);
    await publication.publishScheduled(id);
    expect(await valueOf('price')).toBe(435_000);
    clock.pass(3_600_000);
    await publication.publishScheduled(id);
    await publication.publishScheduled(id);
    expect(await valueOf('price')).toBe(440_000);
    expect(await drafts.get(id)).toMatchObject({ state: 'live', effectiveAt: at });
  });

  it('leaves a dropped set alone when its job runs', async () => {
    const { drafts, publication, clock, valueOf } = shop();
    const { id } = await drafts.create(ANA, [price(440_000)]);
    await publication.publish(id, ANA, { at: new Date(clock.now().getTime() + 1_000) });
    await drafts.drop(id, ANA);
    clock.pass(2_000);
    await publication.publishScheduled(id);
    expect(await valueOf('price')).toBe(435_000);
  });

  it('stops a scheduled set that no longer fits, so that it can be corrected', async () => {
    const { drafts, publication, clock, live, valueOf, queued } = shop();
    const { id } = await drafts.create(ANA, [price(440_000)]);
    await publication.publish(id, ANA, { at: new Date(clock.now().getTime() + 5_000) });
    await live([price(450_000)], BEA);
    clock.pass(10_000);
    await publication.publishScheduled(id);
    expect(await drafts.get(id)).toMatchObject({
      state: 'conflict',
      conflicts: [{ actual: 450_000, author: 'Bea' }],
      problem: expect.stringMatching(/^Bea cambió/) as string,
    });
    expect(queued.at(-1)).toMatchObject({ job: mailStoppedJob, payload: { id } });
    expect(await drafts.edit(id, ANA, { changes: [price(440_000)] })).toMatchObject({ state: 'draft', problem: null });
    await publication.publish(id, ANA, {});
    expect(await valueOf('price')).toBe(440_000);
  });

  it('forgets why a set stopped once it is scheduled or published again', async () => {
    const { drafts, publication, clock, live } = shop();
    const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
    const { id } = await drafts.create(ANA, [price(440_000)]);
    await publication.publish(id, ANA, { at: inSeconds(5) });
    const other = await live([price(450_000)], BEA);
    clock.pass(10_000);
    await publication.publishScheduled(id);
    await publication.revert(other.id, BEA);
    expect(await publication.publish(id, ANA, { at: inSeconds(5) })).toMatchObject({
      state: 'scheduled',
      problem: null,
    });
    const again = await live([price(450_000)], BEA);
    clock.pass(10_000);
    await publication.publishScheduled(id);
    await publication.revert(again.id, BEA);
    expect(await publication.publish(id, ANA, {})).toMatchObject({ state: 'live', problem: null });
  });

  it('changes and drops drafts only', async () => {
    const { drafts, publication, live } = shop();
    const { id } = await live([price(440_000)]);
    const refusal = { kind: 'conflict', code: 'change_set.not_draft' };
    await expect(drafts.edit(id, ANA, { note: 'Otra' })).rejects.toMatchObject(refusal);
    await expect(drafts.drop(id, ANA)).rejects.toMatchObject(refusal);
    await publication.revert(id, ANA);
    await expect(publication.publish(id, ANA, {})).rejects.toMatchObject(refusal);
    await expect(publication.publish(crypto.randomUUID(), ANA, {})).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('does not undo a field that was changed again since', async () => {
    const { publication, live } = shop();
    const { id } = await live([price(440_000)]);
    await live([price(450_000)], BEA);
    await expect(publication.revert(id, ANA)).rejects.toMatchObject({
      code: 'change_set.conflict',
      message: 'Bea volvió a cambiar estos datos después, así que no se deshizo nada.',
      conflicts: [{ actual: 450_000, author: 'Bea' }],
    });
  });

  it('undoes an undo', async () => {
    const { publication, live, valueOf, drafts } = shop();
    const { id } = await live([price(440_000)]);
    const undo = await publication.revert(id, BEA);
    expect(undo).toMatchObject({
      reverts: id,
      authorName: 'Bea',
      note: 'Deshace: Mochila Milano: $435.000 → $440.000 (+1,1 %)',
    });
    expect(await drafts.get(id)).toMatchObject({ state: 'reverted' });
    await publication.revert(undo.id, ANA);
    expect(await valueOf('price')).toBe(440_000);
  });

  describe('what redirects money or people', () => {
    const HOUR = 3_600_000;
    const setting = (id: string, value: unknown) => ({ entity: 'setting', id, field: 'value', value });
    const account = (value: unknown = '123-456789-01') => setting('bank.account', value);
    const two = () => [anOwner(ANA), anOwner(BEA)];
    const again = { code: 'auth.password_again' };
    const shown = async (rows: InMemoryEditableRows, id: string) =>
      (await rows.list('setting')).find((row) => row.id === id)!.values.value;
    const mails = (queued: ReturnType<typeof shop>['queued']) =>
      queued.filter(({ job }) => job === mailOwnersJob).map(({ payload }) => payload as RedirectionNotice);

    it.each([
      ['phone', setting('contact.phone', '+57 311 222 3344')],
      ['WhatsApp', setting('contact.whatsapp', '573112223344')],
      ['email', setting('contact.email', 'otro@example.com')],
      ['Instagram', setting('social.instagram', 'https://www.instagram.com/otra')],
      ['legal name', setting('legal.name', 'Otra S.A.S.')],
      ['tax number', setting('legal.nit', '901.234.567-8')],
      ['bank account', account()],
      ['bank', setting('bank.name', 'Nequi')],
      ['holder', setting('bank.holder', 'Otra persona')],
      ['approval limit', setting('refunds.approvalAbove', 100_000_000)],
      ['kit at half its price', setting('kit.discountPercent', 50)],
      ['bags without embroidery for nothing', setting('pricing.embroideryRemovalSaving', 1_000_000)],
      ['half of everything', { entity: 'discount_code', values: { code: 'MITAD', percent: 50 } }],
      ['half of the cheapest piece', { entity: 'discount_code', values: { code: 'VALOR', amount: 1_000_000 } }],
      ['a larger percentage', { entity: 'discount_code', id: 'SIGERIST15', field: 'percent', value: 90 }],
      ['an account in a text', { entity: 'text', id: 'announcement', field: 'value', value: 'Nequi 3 0 0·123-45.67' }],
      [
        'a link in an answer',
        { entity: 'faq', id: 'envios-cuanto-cuesta', field: 'answer', value: 'Mira wa.me/57311' },
      ],
      ['an account in a product', { entity: 'product', id: 7, field: 'description', value: 'Paga a 000 123456 78' }],
    ])('needs a confirmed identity, now or at a moment, and mails the owners: %s', async (_name, change) => {
      const { drafts, publication, queued, clock } = shop();
      const { id } = await drafts.create(ANA, [change]);
      await expect(publication.publish(id, unconfirmed(ANA), { confirm: true })).rejects.toMatchObject(again);
      const at = new Date(clock.now().getTime() + HOUR);
      await expect(publication.publish(id, unconfirmed(ANA), { at, confirm: true })).rejects.toMatchObject(again);
      expect(await drafts.get(id)).toMatchObject({ state: 'draft' });
      expect(queued).toEqual([]);
      const live = await publication.publish(id, ANA, { confirm: true });
      expect(live.state).toBe('live');
      expect(mails(queued)).toMatchObject([{ id, event: 'live', by: { id: ANA.id }, changes: [expect.any(String)] }]);
    });

    it('needs a confirmed identity to undo it, too', async () => {
      const { live, publication } = shop();
      const { id } = await live([account()]);
      await expect(publication.revert(id, unconfirmed(ANA))).rejects.toMatchObject(again);
    });

    it.each([
      ['a text without a number', { entity: 'text', id: 'announcement', field: 'value', value: 'Desde $1.200.000' }],
      ['a little more for a bag without embroidery', setting('pricing.embroideryRemovalSaving', 16_000)],
      ['a small code', { entity: 'discount_code', values: { code: 'CINCO', percent: 5 } }],
      ['switching a large code off', { entity: 'discount_code', id: 'SIGERIST15', field: 'withdrawn', value: true }],
      ['opening hours', setting('contact.hours', { start: '08:00', end: '12:00' })],
      ['a price', price(440_000)],
    ])('needs neither for %s', async (_name, change) => {
      const { drafts, publication, queued } = shop(two());
      const { id } = await drafts.create(ANA, [change]);
      expect(await publication.publish(id, unconfirmed(ANA), {})).toMatchObject({ state: 'live' });
      expect(queued).toEqual([]);
    });

    it('mails the end of an account alone, and everything else as it is', async () => {
      const { live, queued } = shop();
      await live([account('123-456789-01'), setting('bank.holder', 'Otra persona')]);
      expect(mails(queued)[0]!.changes).toEqual([
        'Número de cuenta: terminada en 0000 → terminada en 8901',
        'Titular de la cuenta: Sigerist → Otra persona',
      ]);
    });

    it('mails what moves money first, however many other changes are before it', async () => {
      const { live, queued } = shop();
      const codes = Array.from({ length: 30 }, (_, index) => ({
        entity: 'discount_code',
        values: { code: `REGALO${index}`, percent: 100 },
      }));
      await live([...codes, account()]);
      const [{ changes }] = mails(queued) as [RedirectionNotice];
      expect(changes[0]).toMatch(/^Número de cuenta: /);
      expect(changes).toHaveLength(21);
      expect(changes.at(-1)).toBe('y 11 más');
    });

    it('mails a price that falls to half', async () => {
      const { live, queued } = shop(two());
      await live([price(217_500)]);
      expect(mails(queued)).toMatchObject([{ changes: ['Mochila Milano: $435.000 → $217.500 (−50 %)'] }]);
    });

    it('publishes an account and the approval limit when the other owner approves, and not before', async () => {
      const { drafts, publication, rows, queued, clock, acts } = shop(two());
      const before = await shown(rows, 'bank.account');
      const { id } = await drafts.create(ANA, [account(), setting('refunds.approvalAbove', 900_000)]);
      const waiting = await publication.publish(id, ANA, { confirm: true });
      const due = new Date(clock.now().getTime() + 24 * HOUR);
      expect(waiting).toMatchObject({ state: 'scheduled', consent: { state: 'pending', by: null }, effectiveAt: due });
      expect(await publication.publish(id, ANA, {})).toMatchObject({ state: 'scheduled', effectiveAt: due });
      expect(mails(queued)).toMatchObject([{ event: 'waiting', by: { name: 'Ana' } }]);
      await publication.publishScheduled(id);
      expect(await shown(rows, 'bank.account')).toBe(before);
      await expect(publication.approve(id, ANA, await askedAt(drafts, id))).rejects.toMatchObject({
        code: 'change_set.own_consent',
      });
      expect(await publication.approve(id, BEA, await askedAt(drafts, id))).toMatchObject({
        state: 'live',
        publisherName: 'Ana',
        consent: { state: 'given', by: 'Bea' },
      });
      expect(await shown(rows, 'bank.account')).toBe('123-456789-01');
      expect(mails(queued).map(({ event, by }) => [event, by.name])).toEqual([
        ['waiting', 'Ana'],
        ['live', 'Bea'],
      ]);
      expect(acts.summaries.map((summary) => summary.split(':')[0])).toEqual([
        'Ana pidió aprobar un cambio',
        'Bea aprobó un cambio',
      ]);
      await expect(publication.approve(id, BEA, await askedAt(drafts, id))).rejects.toMatchObject({
        code: 'change_set.no_consent_asked',
      });
    });

    it('publishes it after 24 hours without an answer, and keeps a later moment', async () => {
      const { drafts, publication, rows, clock } = shop(two());
      const { id } = await drafts.create(ANA, [account()]);
      const in23 = new Date(clock.now().getTime() + 23 * HOUR);
      await publication.publish(id, ANA, { at: in23 });
      clock.pass(23 * HOUR);
      await publication.publishScheduled(id);
      expect(await shown(rows, 'bank.account')).not.toBe('123-456789-01');
      clock.pass(HOUR);
      await publication.publishScheduled(id);
      expect(await shown(rows, 'bank.account')).toBe('123-456789-01');
      const later = await drafts.create(ANA, [account('999-999999-99')]);
      const in48 = new Date(clock.now().getTime() + 48 * HOUR);
      await publication.publish(later.id, ANA, { at: in48 });
      expect(await publication.approve(later.id, BEA, await askedAt(drafts, later.id))).toMatchObject({
        state: 'scheduled',
        effectiveAt: in48,
        consent: { state: 'given' },
      });
      clock.pass(48 * HOUR);
      await publication.publishScheduled(later.id);
      expect(await shown(rows, 'bank.account')).toBe('999-999999-99');
    });

    it('is a draft of its author again when the other owner refuses, and asks anew when it is published again', async () => {
      const { drafts, publication, rows, clock, queued } = shop(two());
      const { id } = await drafts.create(ANA, [account()]);
      await publication.publish(id, ANA, {});
      expect(await publication.refuse(id, BEA)).toMatchObject({
        state: 'draft',
        consent: null,
        problem: expect.stringMatching(/^Bea no aprobó/) as string,
      });
      expect(mails(queued).at(-1)).toMatchObject({ event: 'refused', by: { name: 'Bea' } });
      clock.pass(25 * HOUR);
      await publication.publishScheduled(id);
      expect(await shown(rows, 'bank.account')).not.toBe('123-456789-01');
      expect(await publication.publish(id, ANA, {})).toMatchObject({ consent: { state: 'pending' } });
    });

    it('takes no consent to other changes than those that the owner saw', async () => {
      const { drafts, publication, rows, clock } = shop(two());
      const before = await shown(rows, 'bank.account');
      const { id } = await drafts.create(ANA, [setting('bank.holder', 'Sigerist SAS')]);
      await publication.publish(id, ANA, {});
      const seen = await askedAt(drafts, id);
      clock.pass(1_000);
      await publication.refuse(id, ANA);
      await drafts.edit(id, ANA, { changes: [account()] });
      await publication.publish(id, ANA, {});
      await expect(publication.approve(id, BEA, seen)).rejects.toMatchObject({ code: 'change_set.asked_again' });
      expect(await shown(rows, 'bank.account')).toBe(before);
    });

    it('lets nobody approve their own words under the name of another owner', async () => {
      const { drafts, publication } = shop(two());
      const { id } = await drafts.create(BEA, [account()]);
      await publication.publish(id, ANA, {});
      await expect(publication.approve(id, BEA, await askedAt(drafts, id))).rejects.toMatchObject({
        code: 'change_set.own_consent',
      });
      await expect(drafts.edit(id, ANA, { changes: [account()] })).rejects.toMatchObject({
        code: 'change_set.other_author',
      });
    });

    it('takes no consent of an owner who was added in the last 24 hours', async () => {
      const { clock } = shop();
      const owners = [anOwner(ANA), anOwner(BEA, { ownerSince: clock.now() })];
      const world = shop(owners);
      const { id } = await world.drafts.create(ANA, [account()]);
      expect(await world.publication.publish(id, ANA, {})).toMatchObject({ consent: { state: 'pending' } });
      await expect(world.publication.approve(id, BEA, await askedAt(world.drafts, id))).rejects.toMatchObject({
        code: 'change_set.new_owner',
      });
      await expect(
        world.publication.approve(id, { ...BEA, id: crypto.randomUUID() }, await askedAt(world.drafts, id)),
      ).rejects.toMatchObject({
        code: 'change_set.new_owner',
      });
    });

    it.each([
      ['removed', (now: Date) => ({ disabledAt: now })],
      ['made a seamstress', (now: Date) => ({ staffRole: 'taller', ownerUntil: now })],
    ])('waits for 24 hours also when the other owner was %s just before', async (_name, fields) => {
      const { clock } = shop();
      const { drafts, publication } = shop([anOwner(ANA), anOwner(BEA, fields(clock.now()))]);
      const { id } = await drafts.create(ANA, [account()]);
      expect(await publication.publish(id, ANA, {})).toMatchObject({
        state: 'scheduled',
        consent: { state: 'pending' },
      });
    });

    it('takes the account away at once, without the consent of another owner', async () => {
      const { live, rows } = shop(two());
      expect(await live([account(null)])).toMatchObject({ state: 'live' });
      expect(await shown(rows, 'bank.account')).toBeNull();
    });

    it('asks for the consent to undo, too, once, and marks what was undone when it is published', async () => {
      const { drafts, publication, rows, live } = shop(two());
      const before = await shown(rows, 'bank.account');
      const { id } = await live([account()]);
      await publication.approve(id, BEA, await askedAt(drafts, id));
      const undo = await publication.revert(id, BEA);
      expect(undo).toMatchObject({ state: 'scheduled', reverts: id, consent: { state: 'pending' } });
      expect((await publication.revert(id, BEA)).id).toBe(undo.id);
      expect(await drafts.get(id)).toMatchObject({ state: 'live' });
      await publication.approve(undo.id, ANA, await askedAt(drafts, undo.id));
      expect(await shown(rows, 'bank.account')).toBe(before);
      expect(await drafts.get(id)).toMatchObject({ state: 'reverted' });
    });

    it('asks an owner who joined since the only owner scheduled it', async () => {
      const owners = [anOwner(ANA)];
      const { drafts, publication, rows, clock, queued } = shop(owners);
      const { id } = await drafts.create(ANA, [account()]);
      await publication.publish(id, ANA, { at: new Date(clock.now().getTime() + 48 * HOUR) });
      owners.push(anOwner(BEA, { ownerSince: clock.now() }));
      clock.pass(48 * HOUR);
      await publication.publishScheduled(id);
      expect(await drafts.get(id)).toMatchObject({ state: 'scheduled', consent: { state: 'pending' } });
      expect(mails(queued).at(-1)).toMatchObject({ event: 'waiting', by: { name: 'Ana' } });
      await publication.approve(id, BEA, await askedAt(drafts, id));
      expect(await shown(rows, 'bank.account')).toBe('123-456789-01');
    });

    it('stops a set whose publisher is no longer an owner when its moment comes', async () => {
      const owners = [anOwner(ANA), anOwner(BEA)];
      const { drafts, publication, rows, clock } = shop(owners);
      const asked = await drafts.create(ANA, [account()]);
      await publication.publish(asked.id, ANA, {});
      const planned = await drafts.create(ANA, [setting('contact.whatsapp', '573119998877')]);
      await publication.publish(planned.id, ANA, { at: new Date(clock.now().getTime() + HOUR) });
      owners[0] = anOwner(ANA, { disabledAt: clock.now() });
      clock.pass(24 * HOUR);
      for (const { id } of [asked, planned]) {
        await publication.publishScheduled(id);
        expect(await drafts.get(id)).toMatchObject({
          state: 'conflict',
          problem: expect.stringMatching(/ya no es dueña/) as string,
        });
      }
      expect(await shown(rows, 'bank.account')).not.toBe('123-456789-01');
    });

    it('stops a set whose needs grew since it was scheduled', async () => {
      const { drafts, publication, clock, live, rows } = shop();
      const more = { entity: 'discount_code', id: 'SIGERIST15', field: 'totalLimit', value: 1_000 };
      const { id } = await drafts.create(ANA, [more]);
      await publication.publish(id, unconfirmed(ANA), { at: new Date(clock.now().getTime() + HOUR) });
      await live([{ entity: 'discount_code', id: 'SIGERIST15', field: 'percent', value: 90 }]);
      clock.pass(HOUR);
      await publication.publishScheduled(id);
      expect(await drafts.get(id)).toMatchObject({
        state: 'conflict',
        problem: expect.stringMatching(/Publícalos otra vez/) as string,
      });
      expect((await rows.list('discount_code'))[0]!.values.totalLimit).not.toBe(1_000);
    });
  });

  it('leaves the shop as it was for every set that is published and undone', async () => {
    const text = fc.stringMatching(/^[a-zñ]{1,20}$/);
    const field = (entity: string, id: unknown, name: string, value: fc.Arbitrary<unknown>) =>
      value.map((each) => ({ entity, id, field: name, value: each }));
    const change = fc.oneof(
      field('product', 7, 'price', fc.nat(1_000_000)),
      field('product', 7, 'name', text),
      field('product', 1, 'withdrawn', fc.boolean()),
      field('product', 1, 'rank', fc.integer({ min: 1, max: 50 })),
      field('option', 'pompon', 'price', fc.nat(90_000)),
      field('option', 'large', 'label', text),
      field('product_group', 2, 'label', text),
      field('discount_code', 'SIGERIST15', 'percent', fc.integer({ min: 1, max: 100 })),
      field('discount_code', 'SIGERIST15', 'totalLimit', fc.option(fc.integer({ min: 1, max: 9 }))),
      field('faq', 'envios-cuanto-cuesta', 'answer', text),
      field('text', 'footerAbout', 'value', text),
      field('setting', 'contact.phone', 'value', fc.constantFrom(null, '+57 311 222 3344')),
      field('option', 'bow', 'kitGift', fc.boolean()),
      field('product', 2, 'kitOnly', fc.boolean()),
      field(
        'setting',
        'kit.pieces',
        'value',
        fc
          .shuffledSubarray([2, 3, 7, 11], { minLength: 1 })
          .map((ids) => ids.map((productId) => ({ productId, name: `Pieza ${productId}`, withName: productId === 7 }))),
      ),
      field('setting', 'delivery.standard', 'value', fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constant(10))),
      field(
        'setting',
        'closing',
        'value',
        fc.constantFrom(null, { from: '2026-12-20', until: '2027-01-10', note: '' }),
      ),
      fc.record({
        entity: fc.constant('product'),
        values: fc.record({ name: text, category: text, price: fc.nat(9) }),
      }),
      fc.record({
        entity: fc.constant('faq'),
        values: fc.record({ question: text, answer: text, category: fc.constant('Pagos') }),
      }),
    );
    const keyOf = (each: { entity: string; id?: unknown; field?: unknown; values?: unknown }) =>
      each.values ? each : `${each.entity} ${String(each.id)} ${String(each.field)}`;
    const changes = fc.uniqueArray(change, { selector: keyOf, minLength: 1, maxLength: 12 });
    const run = async (changesOfSet: TypedChange[][]) => {
      const { live, publication, rows } = shop();
      const before = rows.shown;
      const undone: string[] = [];
      for (const each of changesOfSet) undone.unshift((await live(each)).id);
      for (const id of undone) await publication.revert(id, BEA, true);
      expect(rows.shown).toEqual(before);
    };
    await fc.assert(fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 3 }), run), { numRuns: 100 });
  });
});
