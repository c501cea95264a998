import request from 'supertest';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { DropOldMoney1790100091000 } from '../../src/database/migrations/1790100091000-drop-old-money.js';
import { DescribePhotos1790100050000 } from '../../src/database/migrations/1790100050000-describe-photos.js';
import { SayItInTheShopsWords1790100095000 } from '../../src/database/migrations/1790100095000-say-it-in-the-shops-words.js';
import { ExplainEmbroidery1790000012050 } from '../../src/database/migrations/1790000012050-explain-embroidery.js';
import { OrderExpress1790000008010 } from '../../src/database/migrations/1790000008010-order-express.js';
import { IndexOrderEmails1790000009010 } from '../../src/database/migrations/1790000009010-index-order-emails.js';
import { WatchPayments1790000008000 } from '../../src/database/migrations/1790000008000-watch-payments.js';
import { NormaliseEmails1790000009020 } from '../../src/database/migrations/1790000009020-normalise-emails.js';
import { PromiseDelivery1790000009300 } from '../../src/database/migrations/1790000009300-promise-delivery.js';
import { KeepRecoveryLinks1790000008041 } from '../../src/database/migrations/1790000008041-keep-recovery-links.js';
import { SellKit1790000013000 } from '../../src/database/migrations/1790000013000-sell-kit.js';
import { CreateMedia1790000040100 } from '../../src/database/migrations/1790000040100-create-media.js';
import { CountRefunded1790000060110 } from '../../src/database/migrations/1790000060110-count-refunded.js';
import { SearchGuides1790000060600 } from '../../src/database/migrations/1790000060600-search-guides.js';
import { TidySearchTexts1790000081000 } from '../../src/database/migrations/1790000081000-tidy-search-texts.js';
import { ShowWhatIsOrdered1790100080000 } from '../../src/database/migrations/1790100080000-show-what-is-ordered.js';
import { MeasureProducts1790100093000 } from '../../src/database/migrations/1790100093000-measure-products.js';
import { seedMedia } from '../../src/media/adapters/typeorm/seed-media.js';
import { Orders } from '../../src/orders/application/orders.port.js';
import { Order } from '../../src/orders/domain/order.js';
import type { Payment } from '../../src/orders/domain/payment.js';
import { aPersonalisation } from '../builders/cart.builder.js';
import { paid as receivePayment } from '../builders/order.builder.js';
import { aCardPayment, aPurchase, anOrderLine } from '../builders/purchase.builder.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { createEmptyDatabase } from '../support/database.js';
import { newcomer } from '../support/shopper.js';

describe('migrations', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('make the tables that the schemas describe', async () => {
    const { upQueries } = await shop.app.get(DataSource).driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('go down to an empty database and up again to the same tables', async () => {
    const empty = await createEmptyDatabase();
    const dataSource = await new DataSource(dataSourceOptions(empty.url)).initialize();
    const tables = () =>
      dataSource.query<object[]>(`
        SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'typeorm_metadata') ORDER BY 1, 2`);
    const indexes = () =>
      dataSource.query<object[]>(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`);
    try {
      const made = await dataSource.runMigrations();
      const [columns, ofColumns] = [await tables(), await indexes()];
      for (let left = made.length; left > 0; left -= 1) await dataSource.undoLastMigration();
      expect(await tables()).toEqual([]);
      await dataSource.runMigrations();
      expect(await tables()).toEqual(columns);
      expect(await indexes()).toEqual(ofColumns);
    } finally {
      await dataSource.destroy();
      await empty.drop();
    }
  });

  it('make a product of the kit piece that had only a price, which is sold in the kit alone', async () => {
    const migration = new SellKit1790000013000();
    const runner = shop.app.get(DataSource).createQueryRunner();
    const kit = () =>
      runner.query(
        'SELECT piece.name, price, kit_only FROM kit_piece piece JOIN product ON product.id = product_id ORDER BY position',
      ) as Promise<unknown[]>;
    const before = await kit();
    // The columns that it fills went with a later one.
    const media = new CreateMedia1790000040100();
    const measures = new MeasureProducts1790100093000();
    await measures.down(runner);
    await media.down(runner);
    await migration.down(runner);
    expect(await runner.query('SELECT own_price FROM kit_piece WHERE product_id IS NULL')).toEqual([
      { own_price: 190000 },
    ]);
    await migration.up(runner);
    await media.up(runner);
    await measures.up(runner);
    expect(await kit()).toEqual(before);
    await runner.release();
  });

  it('give the products of an earlier release the pictures that their files are, and back', async () => {
    const dataSource = shop.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    const migration = new CreateMedia1790000040100();
    const products = () => runner.query('SELECT id, pictures, plain_pictures, picture_alts FROM product ORDER BY id');
    const seeded: unknown = await products();
    await runner.query(
      `INSERT INTO product (slug, name, description, category, price) VALUES ('sin', 'Sin', '', 'Bolsos', 1)`,
    );
    // The pictures of open pieces came later.
    const measures = new MeasureProducts1790100093000();
    await measures.down(runner);
    await migration.down(runner);
    const old = await runner.query(`
      SELECT blank_image, embroidered_image, more_blank_images, more_embroidered_images, reference_image
      FROM product WHERE slug IN ('bolso-mariposa', 'cambiador', 'sin') ORDER BY id`);
    const file = (view: string, folder = 'bolso-mariposa') => `products/${folder}/${view}.webp`;
    expect(old).toEqual([
      {
        blank_image: file('blank'),
        embroidered_image: file('bordado'),
        more_blank_images: [file('blank-detail')],
        more_embroidered_images: [file('angle-1'), file('detail')],
        reference_image: file('detail'),
      },
      {
        blank_image: file('blank', 'cambiador'),
        embroidered_image: null,
        more_blank_images: [file('angle-1', 'cambiador'), file('detail', 'cambiador')],
        more_embroidered_images: [],
        reference_image: file('detail', 'cambiador'),
      },
      expect.objectContaining({ blank_image: 'products/no-picture.webp', embroidered_image: null }),
    ]);
    await runner.query(`UPDATE product SET blank_image = '/assets/' || blank_image WHERE slug = 'cambiador'`);
    await migration.up(runner);
    await runner.query(`DELETE FROM product WHERE slug = 'sin'`);
    await measures.up(runner);
    expect(await products()).toEqual(seeded);
    await seedMedia(dataSource);
    await runner.release();
  });

  it('show the pieces of the first release without add-ons, and leave the pictures of the owner alone', async () => {
    const runner = shop.app.get(DataSource).createQueryRunner();
    const migration = new ShowWhatIsOrdered1790100080000();
    const pieces = () => runner.query('SELECT id, pictures, plain_pictures, picture_alts FROM product ORDER BY id');
    const seeded: unknown = await pieces();
    await migration.down(runner);
    const [before] = await runner.query(`SELECT pictures, picture_alts FROM product WHERE slug = 'mochila-clasica'`);
    expect(before.pictures).toContain('3128ce83be18ca54d248');
    expect(before.picture_alts['3128ce83be18ca54d248']).toContain('llavero con pompón');
    await runner.query(
      `UPDATE product SET pictures = '{aaaaaaaaaaaaaaaaaaaa}' || pictures WHERE slug = 'mochila-clasica'`,
    );
    await migration.up(runner);
    const [own] = await runner.query(`SELECT pictures FROM product WHERE slug = 'mochila-clasica'`);
    expect(own.pictures[0]).toBe('aaaaaaaaaaaaaaaaaaaa');
    await runner.query(`UPDATE product SET pictures = array_remove(pictures, 'aaaaaaaaaaaaaaaaaaaa')`);
    expect(await pieces()).toEqual(seeded);
    await runner.release();
  });

  it('give the pieces of earlier releases the measures of a new shop, and no drawn picture to those with photos of the owner', async () => {
    const runner = shop.app.get(DataSource).createQueryRunner();
    const migration = new MeasureProducts1790100093000();
    const MEASURED = `height_cm, width_cm, depth_cm, weight_g, litres, strap_cm, measured, fits, open_picture`;
    const pieces = () => runner.query(`SELECT id, pictures, picture_alts, ${MEASURED} FROM product ORDER BY id`);
    const seeded: unknown = await pieces();
    await migration.down(runner);
    const [before] = await runner.query(`SELECT pictures FROM product WHERE id = 7`);
    expect(before.pictures).toHaveLength(5);
    await runner.query(`UPDATE product SET pictures = '{aaaaaaaaaaaaaaaaaaaa}' WHERE id = 7`);
    await migration.up(runner);
    const [own] = await runner.query(`SELECT pictures, height_cm, open_picture FROM product WHERE id = 7`);
    expect(own).toEqual({ pictures: ['aaaaaaaaaaaaaaaaaaaa'], height_cm: 40, open_picture: null });
    await migration.down(runner);
    await runner.query(`UPDATE product SET pictures = $1 WHERE id = 7`, [before.pictures]);
    await migration.up(runner);
    expect(await pieces()).toEqual(seeded);
    await runner.release();
  });

  it('explain the embroidery in a catalogue of an earlier release, unless the owner wrote another text', async () => {
    const dataSource = shop.app.get(DataSource);
    const texts = async () => {
      const rows: { kind: string; description: string }[] = await dataSource.query(
        `SELECT kind, description FROM product_option WHERE kind = 'embroidery' OR id = 'personalization' ORDER BY kind`,
      );
      return rows.map(({ kind, description }) => [kind, description]);
    };
    const seeded = await texts();
    const migration = new ExplainEmbroidery1790000012050();
    const runner = dataSource.createQueryRunner();
    // The straps came later.
    const straps = new DescribePhotos1790100050000();
    const words = new SayItInTheShopsWords1790100095000();
    const letters = () =>
      dataSource.query<object[]>(
        `SELECT label, description FROM product_option WHERE kind = 'font_style' ORDER BY position`,
      );
    const named = await letters();
    await words.down(runner);
    expect(await letters()).toContainEqual({ label: 'Script', description: null });
    await straps.down(runner);
    await migration.down(runner);
    expect(await texts()).toEqual([['add_on', 'Requiere el nombre a bordar']]);
    await migration.up(runner);
    await dataSource.query(`UPDATE product_option SET label = 'De cuento' WHERE id = 'playful'`);
    await words.up(runner);
    expect(await texts()).toEqual(seeded);
    expect(await letters()).toEqual([...named.slice(0, 3), { label: 'De cuento', description: null }]);
    await dataSource.query(`UPDATE product_option SET description = 'Otro' WHERE id = 'personalization'`);
    await migration.down(runner);
    await migration.up(runner);
    await straps.up(runner);
    await runner.release();
    expect(await texts()).toContainEqual(['add_on', 'Otro']);
    const [photo] = await dataSource.query<object[]>(
      `SELECT photo_design ->> 'strap' AS strap FROM product WHERE id = 7`,
    );
    expect(photo).toEqual({ strap: 'navy-zigzag' });
  });

  it('mark express orders of earlier releases', async () => {
    const line = (expressService: boolean) => ({
      ...anOrderLine(),
      personalisation: { ...aPersonalisation(), expressService },
    });
    const orders = [[true], [true, false], [false], [true, true]].map((lines) =>
      Order.place(
        crypto.randomUUID(),
        {
          purchase: aPurchase({ lines: lines.map(line) }),
          payment: aCardPayment(),
          status: 'paid',
          reviewReason: null,
        },
        new Date(),
      ),
    );
    for (const order of orders) await shop.app.get(Orders).add(order);
    const migration = new OrderExpress1790000008010();
    const runner = shop.app.get(DataSource).createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const listed = await shop.app.get(Orders).list({ express: true, limit: 9 });
    expect(listed.map(({ id }) => id).sort()).toEqual([orders[0]!.id, orders[3]!.id].sort());
  });

  it('let an order of an earlier release be found without the invisible characters of its name', async () => {
    const orders = shop.app.get(Orders);
    const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, new Date());
    await orders.add(order);
    const runner = shop.app.get(DataSource).createQueryRunner();
    const stored = 'quin\u00ADtiliana\u202C o\u2019neill\u2013ruiz';
    await runner.query('UPDATE shop_order SET search_text = $2 WHERE id = $1', [order.id, stored]);
    const found = async (search: string) => (await orders.list({ search, limit: 9 })).map(({ id }) => id);
    expect(await found('quintiliana')).toEqual([]);
    await new TidySearchTexts1790000081000().up(runner);
    await runner.release();
    expect(await found("Quintiliana O'Neill-Ruiz")).toEqual([order.id]);
  });

  it('promise delivery dates to open orders of earlier releases, from their last payment', async () => {
    const orders = shop.app.get(Orders);
    const placedAt = new Date('2026-09-01T15:00:00Z');
    const place = (status: 'paid' | 'pending_transfer') =>
      Order.place(
        crypto.randomUUID(),
        { purchase: aPurchase(), payment: aCardPayment(), status, reviewReason: null },
        placedAt,
      );
    const paid = place('paid');
    const paidAgain = place('paid');
    paidAgain.voidedAt(new Date('2026-09-02T15:00:00Z'));
    receivePayment(paidAgain);
    paidAgain.changeTo('paid', { at: new Date('2026-09-04T15:00:00Z'), actor: 'taller@sigerist.co', note: '' });
    const unpaid = place('pending_transfer');
    for (const order of [paid, paidAgain, unpaid]) await orders.add(order);
    const migration = new PromiseDelivery1790000009300();
    const runner = shop.app.get(DataSource).createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    const promised = async ({ id }: Order) => (await orders.find(id))!.promised;
    expect(await promised(paid)).toEqual({ earliest: '2026-09-22', latest: '2026-09-29' });
    expect(await promised(paidAgain)).toEqual({ earliest: '2026-09-25', latest: '2026-10-02' });
    expect(await promised(unpaid)).toBeNull();
  });

  it('accept orders of the release before search texts', async () => {
    const dataSource = shop.app.get(DataSource);
    const order = Order.place(
      crypto.randomUUID(),
      { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null },
      new Date(),
    );
    await shop.app.get(Orders).add(order);
    const columns = await dataSource.query<{ name: string }[]>(`
      SELECT attname AS name FROM pg_attribute
      WHERE attrelid = 'shop_order'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'search_text'`);
    const names = columns.map(({ name }) => name);
    const copied = names.map((name) => {
      if (name === 'id') return 'gen_random_uuid()';
      if (name === 'number') return `'SIG-OLDER1'`;
      return ['transaction_id', 'attempt_id'].includes(name) ? 'NULL' : name;
    });
    await dataSource.query(
      `INSERT INTO shop_order (${names.join(', ')}) SELECT ${copied.join(', ')} FROM shop_order WHERE id = $1`,
      [order.id],
    );
    const [row] = await dataSource.query<object[]>(`SELECT search_text FROM shop_order WHERE number = 'SIG-OLDER1'`);
    expect(row).toEqual({ search_text: '' });
    expect(
      await shop.app.get(Orders).ofPerson({ accountId: null, provenEmail: order.purchase.customer.email }, 9),
    ).toContainEqual(expect.objectContaining({ number: 'SIG-OLDER1' }));
  });

  it('update orders of earlier releases: search text, unpaid orders without a person, references with a session', async () => {
    const dataSource = shop.app.get(DataSource);
    const place = async (payment: Payment, status: 'paid' | 'pending_transfer', changes: string) => {
      const placement = { purchase: aPurchase(), payment, status, reviewReason: null };
      const order = Order.place(crypto.randomUUID(), placement, new Date());
      await shop.app.get(Orders).add(order);
      await dataSource.query(`UPDATE shop_order SET ${changes} WHERE id = $1`, [order.id]);
      return order;
    };
    const transfer = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
    const anonymised = `anonymised_at = '2026-11-21T15:04:05.678Z'`;
    const withSession = aCardPayment({ reference: 'SIGERIST-secret-session-1763700000000-Zx9k2' });
    const withAlias = aCardPayment({ reference: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB' });
    const found = await place(transfer, 'pending_transfer', `search_text = ''`);
    const unpaid = await place(transfer, 'pending_transfer', anonymised);
    const [masked, kept] = [await place(withSession, 'paid', anonymised), await place(withAlias, 'paid', anonymised)];
    const running = await place(
      { ...aCardPayment(), reference: withSession.reference },
      'paid',
      'anonymised_at = NULL',
    );
    const migration = new IndexOrderEmails1790000009010();
    const runner = dataSource.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    const orders = shop.app.get(Orders);
    const texts = await dataSource.query<{ text: string }[]>(`
      SELECT search_text AS text FROM shop_order WHERE id IN ('${found.id}', '${kept.id}')`);
    for (const { text } of texts) expect(text).toMatch(/^sig-\w{6}\nlaura restrepo\n[^]*sofia/);
    const cancelled = (await orders.find(unpaid.id))!;
    expect(cancelled.history.at(-1)).toEqual({
      status: 'cancelled',
      at: cancelled.anonymisedAt,
      actor: 'shop',
      note: '',
    });
    expect(cancelled.status).toBe('cancelled');
    const references = await Promise.all([masked, kept, running].map(({ id }) => orders.find(id)));
    expect(references.map((order) => order!.payment.reference)).toEqual([
      'SIGERIST-•••-1763700000000-Zx9k2',
      withAlias.reference,
      withSession.reference,
    ]);
  });

  it('update guides and refunds of earlier orders once, however often they run', async () => {
    const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, new Date());
    const shipment = { carrier: 'coordinadora', otherCarrier: '', guide: 'GUIA-77', reason: '' } as const;
    order.history.push({ status: 'shipped', at: new Date(), actor: 'ana@sigerist.co', note: '', shipment });
    await shop.app.get(Orders).add(order);
    const dataSource = shop.app.get(DataSource);
    await dataSource.query(`UPDATE shop_order SET search_text = 'sig' WHERE id = $1`, [order.id]);
    await dataSource.query(
      `INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at, history)
       SELECT gen_random_uuid(), $1, $2, 30000, 'cortesia', 'bank_transfer', state, 'CARD', '2026-01-30', '1', 'x', now(), '[]'
       FROM unnest(ARRAY['done', 'done', 'refused']) AS state`,
      [order.id, order.number],
    );
    const runner = dataSource.createQueryRunner();
    // The column went with a later one.
    const dropped = new DropOldMoney1790100091000();
    await dropped.down(runner);
    for (let run = 0; run < 2; run += 1) {
      await new SearchGuides1790000060600().up(runner);
      await new CountRefunded1790000060110().up(runner);
    }
    expect(await dataSource.query('SELECT search_text, refunded FROM shop_order WHERE id = $1', [order.id])).toEqual([
      { search_text: 'sig\nguia-77', refunded: 60_000 },
    ]);
    await dropped.up(runner);
    await runner.release();
  });

  it('refuse to revert the watching of payments while unclaimed money is unresolved', async () => {
    const migration = new WatchPayments1790000008000();
    const runner = shop.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    const unclaimed = () => runner.query(`SELECT id FROM provider_transaction WHERE attempt_id IS NULL`);
    await runner.query(`
      INSERT INTO provider_transaction (id, reference, status, amount, currency, review_reason)
      VALUES ('1-1600000000-1', 'SIGERIST-unknown', 'APPROVED', 460000, 'COP', 'unknown_reference')`);
    await runner.query('SAVEPOINT before_revert');
    await expect(migration.down(runner)).rejects.toThrow(/resolve them/);
    await runner.query('ROLLBACK TO before_revert');
    expect(await unclaimed()).toHaveLength(1);

    await runner.query('UPDATE provider_transaction SET resolved_at = now()');
    await migration.down(runner);
    await migration.up(runner);
    expect(await unclaimed()).toHaveLength(0);
    await runner.rollbackTransaction();
    await runner.release();
  });

  it('convert stored emails to the spelling of lookups', async () => {
    const typed = ['laura@PEÑA.co', '"l\\aura"@example.com', '"laura g"@example.com', 'Laura@example.com'];
    const purchaseOf = (email: string) => aPurchase({ customer: { ...aPurchase().customer, email } });
    const orders = typed.map((email) =>
      Order.place(
        crypto.randomUUID(),
        { purchase: purchaseOf(email), payment: aCardPayment(), status: 'paid', reviewReason: null },
        new Date(),
      ),
    );
    for (const order of orders) await shop.app.get(Orders).add(order);
    const dataSource = shop.app.get(DataSource);
    const attempt = crypto.randomUUID();
    await dataSource.query(
      `INSERT INTO payment_attempt (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at)
       VALUES ($1, gen_random_uuid()::text, 'session-12345', 'f', 1000, $2, 'declined', false, now())`,
      [attempt, purchaseOf(typed[0]!)],
    );
    await dataSource.query(
      `INSERT INTO contact_message (id, first_name, last_name, email, phone, message, received_at)
       VALUES ($1, 'Laura', 'Peña', $2, '300', 'Hola', now())`,
      [attempt, typed[0]],
    );
    const runner = dataSource.createQueryRunner();
    await new NormaliseEmails1790000009020().up(runner);
    await runner.release();

    const emailOf = async (id: string) => (await shop.app.get(Orders).find(id))!.purchase.customer.email;
    expect(await Promise.all(orders.map(({ id }) => emailOf(id)))).toEqual([
      'laura@xn--pea-8ma.co',
      'laura@example.com',
      '"laura g"@example.com',
      'Laura@example.com',
    ]);
    expect(await shop.app.get(Orders).list({ search: 'laura@xn--pea-8ma.co', limit: 9 })).toHaveLength(1);
    const [stored] = await dataSource.query<object[]>(
      `SELECT email, purchase->'customer'->>'email' AS payer, purchase->'lines' <> '[]' AS "hasLines"
       FROM contact_message JOIN payment_attempt USING (id) WHERE id = $1`,
      [attempt],
    );
    expect(stored).toEqual({ email: 'laura@xn--pea-8ma.co', payer: 'laura@xn--pea-8ma.co', hasLines: true });
  });

  it('keep the newest recovery code of an account when recovery links are reverted', async () => {
    const dataSource = shop.app.get(DataSource);
    for (let person = 0; person < 2; person++)
      await request(shop.app.getHttpServer()).post('/api/register').send(newcomer()).expect(201);
    await dataSource.query(`
      INSERT INTO reset_code (token_digest, account_id, digest, expires_at)
      SELECT id::text || number, id, 'code' || number, now() + number * interval '1 minute'
      FROM account, generate_series(1, 3) AS number`);
    const accounts = await dataSource.query<object[]>('SELECT id AS account_id FROM account ORDER BY id');
    const migration = new KeepRecoveryLinks1790000008041();
    const runner = dataSource.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    expect(await dataSource.query('SELECT account_id, digest FROM reset_code ORDER BY account_id')).toEqual(
      accounts.map((account) => ({ ...account, digest: 'code3' })),
    );
  });
});
