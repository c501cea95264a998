import { itKeepsChangeSets } from '../../../../test/contracts/change-sets.contract.js';
import { itKeepsEditableRows } from '../../../../test/contracts/editable-rows.contract.js';
import { itCountsSalesInProgress } from '../../../../test/contracts/sales-in-progress.contract.js';
import { InMemoryPictures } from '../../../../test/fakes/in-memory-pictures.js';
import { inMemoryAuditLog } from '../../../../test/fakes/in-memory-audit-entries.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { settingsSchemas, storedSettings } from '../../../../test/support/schemas-of-other-modules.js';
import type { ManageStaff } from '../../../identity/index.js';
import type { JobQueue } from '../../../jobs/index.js';
import { Publication } from '../../application/publication.js';
import { DraftChangeSets } from '../../application/draft-change-sets.js';
import { ShopOwners } from '../../application/shop-owners.js';
import { ChangeSetEvents } from '../../application/change-set-events.js';
import { CheckChanges } from '../../application/check-changes.js';
import { PublishChangeSets } from '../../application/publish-change-sets.js';
import type { PublishedData } from '../../application/published-data.js';
import { ChangeSetSchema } from './change-set.schema.js';
import { SettingRows } from './setting-rows.js';
import { TypeOrmChangeSets } from './typeorm-change-sets.js';
import { TypeOrmEditableRows } from './typeorm-editable-rows.js';
import { TypeOrmSalesInProgress } from './typeorm-sales-in-progress.js';

describe('the back office in PostgreSQL', () => {
  let database: TestDatabase;
  let sets: TypeOrmChangeSets;
  let rows: TypeOrmEditableRows;

  beforeAll(async () => {
    database = await testDatabase([ChangeSetSchema, ...settingsSchemas]);
    const { transaction } = database;
    sets = new TypeOrmChangeSets(transaction);
    rows = new TypeOrmEditableRows(transaction, new SettingRows(transaction, storedSettings(transaction)));
  });
  afterAll(() => database.drop());

  describe('TypeOrmChangeSets', () => {
    itKeepsChangeSets(
      () => sets,
      (work) => database.transaction.run(work),
    );
  });

  describe('TypeOrmEditableRows', () => {
    itKeepsEditableRows(
      () => rows,
      (work) => database.transaction.run(work),
    );
  });

  describe('TypeOrmSalesInProgress', () => {
    itCountsSalesInProgress({
      sales: () => new TypeOrmSalesInProgress(database.transaction),
      cart: async ({ productIds, isKit }, daysAgo) => {
        const sessionId = crypto.randomUUID();
        const kitId = isKit ? crypto.randomUUID() : null;
        const { dataSource } = database;
        await dataSource.query(`INSERT INTO cart (session_id, touched_at) VALUES ($1, now() - $2 * interval '1 day')`, [
          sessionId,
          daysAgo,
        ]);
        await dataSource.query(
          `INSERT INTO cart_line (id, session_id, product_id, options_key, name, image, quantity, price, breakdown, personalisation, kit_id)
           SELECT gen_random_uuid(), $1, id, '', 'Pieza', '', 1, 1000, '[]', '{}', $3 FROM unnest($2::int[]) AS id`,
          [sessionId, productIds, kitId],
        );
      },
      payment: async ({ productIds, isKit }, isOpen) => {
        const lines = productIds.map((productId) => ({ productId, ...(isKit && { kitId: crypto.randomUUID() }) }));
        await database.dataSource.query(
          `INSERT INTO payment_attempt (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at)
           VALUES ($1::uuid, $1::text, $1::text, '', 1000, $2, 'created', $3, now())`,
          [crypto.randomUUID(), { lines }, isOpen],
        );
      },
    });
  });

  describe('publications at the same moment', () => {
    const owner = { role: 'staff', staffRole: 'duena', disabledAt: null, ownerSince: null, ownerUntil: null };
    const author = { ...owner, id: crypto.randomUUID(), name: 'Ana', assertConfirmed: () => {} };
    const other = { ...author, id: crypto.randomUUID(), name: 'Bea' };
    const clock = new ManualClock();
    const price = async () => {
      const found = await rows.find([{ entity: 'product', id: 7 }]);
      return found.get('product 7')!.values.price;
    };
    const open = () => {
      const jobs = { enqueue: () => Promise.resolve() } as unknown as JobQueue;
      const published = { refresh: () => Promise.resolve() } as unknown as PublishedData;
      const { transaction } = database;
      const owners = new ShopOwners({ list: () => Promise.resolve([author, other]) } as unknown as ManageStaff, clock);
      const { log } = inMemoryAuditLog(clock);
      return {
        drafts: new DraftChangeSets(sets, rows, new InMemoryPictures(), transaction, clock, log),
        publication: new PublishChangeSets(
          sets,
          new CheckChanges(sets, rows),
          new Publication(transaction, published),
          owners,
          new ChangeSetEvents(jobs, log, clock),
          clock,
        ),
      };
    };

    it('publish one of two sets of the same field, and name its author in the conflict of the other', async () => {
      const { drafts, publication } = open();
      const change = (value: number) => [{ entity: 'product', id: 7, field: 'price', value }];
      const made = await Promise.all([440_000, 441_000].map((value) => drafts.create(author, change(value))));
      const outcomes = await Promise.allSettled(made.map(({ id }) => publication.publish(id, author, {})));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refusal = outcomes.find((outcome) => outcome.status === 'rejected')!;
      expect(refusal.reason).toMatchObject({ code: 'change_set.conflict', conflicts: [{ author: 'Ana' }] });
      const winner = made[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
      await publication.revert(winner.id, author);
      expect(await price()).toBe(435_000);
    });

    it('publish a scheduled set once, however often its job runs', async () => {
      const { drafts, publication } = open();
      const values = { question: '¿Una?', answer: 'Sí.', category: 'Pagos' };
      const { id } = await drafts.create(author, [{ entity: 'faq', values }]);
      await publication.publish(id, author, { at: new Date(clock.now().getTime() + 1_000) });
      clock.pass(2_000);
      await Promise.all([1, 2, 3].map(() => publication.publishScheduled(id)));
      expect((await rows.list('faq')).filter((row) => row.values.question === '¿Una?')).toHaveLength(1);
    });

    it('take one answer of the other owner, whatever she and the publisher do at once', async () => {
      const { drafts, publication } = open();
      const limit = { entity: 'setting', id: 'refunds.approvalAbove', field: 'value', value: 9_000_000 };
      const { id } = await drafts.create(author, [limit]);
      const asked = await publication.publish(id, author, { confirm: true });
      expect(asked).toMatchObject({ consent: { state: 'pending' } });
      const { askedAt } = asked.consent!;
      clock.pass(86_400_000);
      const outcomes = await Promise.allSettled([
        publication.approve(id, other, askedAt),
        publication.refuse(id, other),
        publication.approve(id, other, askedAt),
        publication.publishScheduled(id),
      ]);
      expect(outcomes.slice(0, 3).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      const { state } = (await sets.find(id))!;
      const stored = (await rows.list('setting')).find((row) => row.id === limit.id)!.values.value;
      expect([state, stored === limit.value]).toEqual(state === 'live' ? ['live', true] : ['draft', false]);
      if (state !== 'live') return;
      const undo = await publication.revert(id, author, true);
      await publication.approve(undo.id, other, undo.consent!.askedAt);
    });

    it('store nothing of a set whose last change the tables refuse', async () => {
      const { drafts, publication } = open();
      // The rules see no other groups, as if one had been added in SQL at this moment.
      jest.spyOn(rows, 'list').mockResolvedValue([]);
      const { id } = await drafts.create(author, [
        { entity: 'product', id: 7, field: 'price', value: 436_000 },
        { entity: 'product_group', id: 1, field: 'lastRank', value: 7 },
      ]);
      await expect(publication.publish(id, author, {})).rejects.toMatchObject({ code: 'change_set.refused' });
      expect(await price()).toBe(435_000);
      expect((await sets.find(id))!.state).toBe('draft');
    });
  });
});
