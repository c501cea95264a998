import request from 'supertest';
import { DataSource } from 'typeorm';
import type { ChangeSetDto, ChangeSetPageDto } from '../src/back-office/adapters/http/change-set.dto.js';
import type { ShopRowDto } from '../src/back-office/adapters/http/shop-rows.dto.js';
import type { PricingDto } from '../src/catalogue/adapters/http/pricing.dto.js';
import type { ProductDto } from '../src/catalogue/adapters/http/product.dto.js';
import { Clock } from '../src/common/clock.port.js';
import { ManageStaff } from '../src/identity/index.js';
import { createTestApp, type TestApp } from './support/app.js';
import type { MediaDto } from '../src/media/adapters/http/media.dto.js';
import { eventually } from './support/eventually.js';
import { OrderingShop } from './support/ordering-shop.js';
import { aPicture } from './support/pictures.js';
import { PASSWORD } from './support/shopper.js';

type Browser = ReturnType<typeof request.agent>;

describe('change sets of the owner', () => {
  let orders: OrderingShop;
  let second: TestApp;
  let ana: Browser;
  let bea: Browser;
  const MILANO = 7;
  let aheadMs = 0;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    second = await createTestApp({ databaseUrl: orders.shop.env.databaseUrl, dataDir: orders.shop.env.dataDir });
    second.app.get(Clock).now = () => new Date(Date.now() + aheadMs);
    ana = await orders.staff();
    await second.app.get(ManageStaff).add('bea@example.com', PASSWORD);
    bea = request.agent(second.app.getHttpServer());
    await bea.post('/api/login').send({ email: 'bea@example.com', password: PASSWORD }).expect(200);
  });
  afterAll(async () => {
    await second.close();
    await orders.close();
  });

  const draft = async (changes: object[], browser = ana): Promise<ChangeSetDto> =>
    (await browser.post('/api/change-sets').send({ changes }).expect(201)).body as ChangeSetDto;
  const publish = (id: string, body: object = {}, browser = ana) =>
    browser.post(`/api/change-sets/${id}/publish`).send(body);
  const live = async (changes: object[], body: object = {}): Promise<ChangeSetDto> => {
    const { id } = await draft(changes);
    return (await publish(id, body).expect(200)).body as ChangeSetDto;
  };
  const revert = (id: string, body: object = {}) => ana.post(`/api/change-sets/${id}/revert`).send(body);
  const product = async (id: number, server = second.app.getHttpServer()) =>
    (await request(server).get(`/api/products/${id}`).expect(200)).body as ProductDto;
  const price = (value: unknown, id = MILANO) => ({ entity: 'product', id, field: 'price', value });
  const shopRows = async (entity: string) =>
    (await ana.get(`/api/shop-rows/${entity}`).expect(200)).body as ShopRowDto[];
  const settings = async () => (await orders.api().get('/api/settings').expect(200)).body as Record<string, never>;

  /** On the second instance, which asks the database for changes once a second: after a second of its clock, it shows them. */
  const elsewhere = (check: () => Promise<void>) => {
    aheadMs += 1_000;
    return eventually(check);
  };
  /** Less than the minute by which the clock of the database may be ahead. */
  const soon = () => new Date(Date.now() + 50_000);
  /** Lets the queue reach the moment of a scheduled set. */
  const reach = async (id: string, at: Date): Promise<void> => {
    const database = orders.shop.app.get(DataSource);
    const [, moved] = await database.query<[unknown, number]>(
      `UPDATE graphile_worker._private_jobs SET run_at = now()
       WHERE key = $1 AND date_trunc('second', run_at) = date_trunc('second', $2::timestamptz)`,
      [`change-set:${id}`, at],
    );
    expect(moved).toBe(1);
    await database.query(`SELECT pg_notify('jobs:insert', '{"count": 1}')`);
  };

  it('previews a draft in words, changes nothing before it is published, and reverts it', async () => {
    await orders.filledCart({ productId: MILANO, price: 435_000 });
    const set = await draft([price(455_000)]);
    expect(set).toMatchObject({
      state: 'draft',
      changes: [{ entity: 'product', id: MILANO, field: 'price', value: 455_000, expected: 435_000 }],
      preview: ['Mochila Milano: $435.000 → $455.000 (+4,6 %)'],
      consequences: ['1 carrito abierto verá el aviso del precio.'],
      effectiveAt: null,
    });
    expect((await product(MILANO)).price).toBe(435_000);

    const { body } = await publish(set.id).expect(200);
    expect(body).toMatchObject({ state: 'live', author: expect.any(String), publishedBy: expect.any(String) });
    expect((await product(MILANO, orders.shop.app.getHttpServer())).price).toBe(455_000);
    await eventually(async () => expect((await product(MILANO)).price).toBe(455_000));
    expect((await publish(set.id).expect(200)).body).toMatchObject({ state: 'live', effectiveAt: body.effectiveAt });

    const undo = (await revert(set.id).expect(201)).body as ChangeSetDto;
    expect(undo).toMatchObject({ state: 'live', reverts: set.id, changes: [{ value: 435_000, expected: 455_000 }] });
    expect((await product(MILANO, orders.shop.app.getHttpServer())).price).toBe(435_000);
    await elsewhere(async () => expect((await product(MILANO)).price).toBe(435_000));
    expect((await revert(set.id).expect(409)).body).toMatchObject({ code: 'change_set.not_live' });
    const { body: page } = await ana.get('/api/change-sets?state=reverted').expect(200);
    expect((page as ChangeSetPageDto).items.map(({ id }) => id)).toEqual([set.id]);
  });

  it('reports the first author and value when two people edit at once, and publishes nothing of the second', async () => {
    const first = await draft([price(436_000)]);
    const late = await draft([{ entity: 'product', id: 1, field: 'name', value: 'Otra' }, price(437_000)], bea);
    await publish(first.id).expect(200);
    const { body } = await publish(late.id, {}, bea).expect(409);
    expect(body).toMatchObject({
      code: 'change_set.conflict',
      conflicts: [
        {
          entity: 'product',
          id: MILANO,
          field: 'price',
          expected: 435_000,
          actual: 436_000,
          author: 'taller@example.com',
        },
      ],
    });
    expect(Date.parse(body.conflicts[0].at as string)).not.toBeNaN();
    expect((await product(1)).name).toBe('Pañalera Multifuncional');
    const { body: kept } = await bea.get(`/api/change-sets/${late.id}`).expect(200);
    expect(kept).toMatchObject({ state: 'draft', changes: [{ field: 'name' }, { field: 'price', value: 437_000 }] });
    await bea.delete(`/api/change-sets/${late.id}`).expect(204);
    await bea.get(`/api/change-sets/${late.id}`).expect(404);
    await revert(first.id).expect(201);
  });

  it('needs a confirmation of large changes, ten times the price and zero', async () => {
    const large = await draft([price(600_000)]);
    const { body } = await publish(large.id).expect(422);
    expect(body).toMatchObject({
      code: 'change_set.confirm',
      confirmations: [{ index: 0, entity: 'product', id: MILANO, from: 435_000, to: 600_000, reason: 'large' }],
    });
    for (const [value, reason] of [
      [4_350_000, 'tenfold'],
      [43_500, 'tenfold'],
      [0, 'zero'],
    ] as const) {
      await ana
        .patch(`/api/change-sets/${large.id}`)
        .send({ changes: [price(value)] })
        .expect(200);
      expect((await publish(large.id).expect(422)).body).toMatchObject({ confirmations: [{ reason }] });
    }
    await publish(large.id, { confirm: true }).expect(200);
    expect((await revert(large.id).expect(201)).body).toMatchObject({ changes: [{ value: 435_000 }] });
  });

  it.each([
    ['HTML in a name', { entity: 'product', id: 1, field: 'name', value: '<b>Bolso</b>' }, 'value'],
    ['an enormous price', price(1e12), 'value'],
    ['a negative price', price(-1), 'value'],
    ['a price as text', price('4.5'), 'value'],
    ['a fraction', price(4.5), 'value'],
    ['an unknown product', price(1_000, 999), 'id'],
    ['a field that cannot be changed', { entity: 'product', id: 1, field: 'slug', value: 'x' }, 'field'],
    ['an inherited field', { entity: 'product', id: 1, field: 'constructor', value: 'x' }, 'field'],
    ['an unknown entity', { entity: 'order', id: 1, field: 'total', value: 1 }, 'entity'],
    ['no value', { entity: 'product', id: 1, field: 'name' }, 'value'],
    ['an unknown setting', { entity: 'setting', id: 'contact.fax', field: 'value', value: '1' }, 'id'],
    ['a bad code', { entity: 'discount_code', values: { code: 'DOS PALABRAS', percent: 10 } }, 'values.code'],
    [
      'both kinds of discount',
      { entity: 'discount_code', values: { code: 'DOS', percent: 10, amount: 10 } },
      'values.amount',
    ],
    ['a code that exists', { entity: 'discount_code', values: { code: 'sigerist15', percent: 10 } }, 'values.code'],
    ['no name', { entity: 'product', values: { price: 1_000, category: 'Bolsos' } }, 'values.name'],
    [
      'an end before its start',
      { entity: 'setting', id: 'closing', field: 'value', value: { from: '2026-12-20', until: '2026-12-01' } },
      'value',
    ],
  ])('refuses %s at its field', async (_what, change, part) => {
    const { body } = await ana
      .post('/api/change-sets')
      .send({ changes: [change] })
      .expect(400);
    expect(Object.keys(body.fields as object)).toEqual([`changes.0.${part}`]);
  });

  it('reads null as nothing said', async () => {
    const { body } = await ana
      .post('/api/change-sets')
      .send({ note: null, changes: [price(440_000)] })
      .expect(201);
    const { id, note } = body as ChangeSetDto;
    expect(note).toBe('');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await publish(id, { at, confirm: null }).expect(200);
    await ana.delete(`/api/change-sets/${id}`).expect(204);
  });

  it('takes no text that the database cannot store, and no date that it cannot read', async () => {
    const refused = async (change: object) => {
      const { body } = await ana
        .post('/api/change-sets')
        .send({ changes: [change] })
        .expect(400);
      return Object.keys(body.fields as object);
    };
    expect(await refused({ ...price(440_000), expected: 'a\0' })).toEqual(['changes.0.expected']);
    expect(await refused({ ...price(440_000), expected: { a: '\ud800' } })).toEqual(['changes.0.expected']);
    expect(await refused({ entity: 'faq', id: 'a\0', field: 'question', value: 'x' })).toEqual(['changes.0.id']);
    const values = { code: 'SIEMPRE', percent: 5, until: '9999-12-31' };
    expect(await refused({ entity: 'discount_code', values })).toEqual(['changes.0.values.until']);
  });

  it('publishes a text whose preview and audit entry are cut between emojis', async () => {
    const description = { entity: 'product', id: MILANO, field: 'description', value: '👶'.repeat(200) };
    const { id, preview } = await live([description]);
    expect(preview).toEqual([expect.stringMatching(/👶…$/u)]);
    await revert(id).expect(201);
  });

  it('publishes a set at its moment, once on two instances', async () => {
    const { id } = await draft([price(440_000)]);
    expect((await publish(id, { at: '2020-01-01T00:00:00Z' }).expect(422)).body).toMatchObject({
      code: 'change_set.past',
    });
    await publish(id, { at: 'mañana' }).expect(400);
    const at = soon();
    const { body } = await publish(id, { at: at.toISOString() }).expect(200);
    at.setMilliseconds(0);
    expect(body).toMatchObject({ state: 'scheduled', effectiveAt: at.toISOString() });
    expect((await ana.patch(`/api/change-sets/${id}`).send({ note: 'x' }).expect(409)).body).toMatchObject({
      code: 'change_set.not_draft',
    });
    expect((await product(MILANO)).price).toBe(435_000);
    await reach(id, at);
    await elsewhere(async () => expect((await product(MILANO)).price).toBe(440_000));
    await eventually(async () => {
      const { body: set } = await ana.get(`/api/change-sets/${id}`);
      expect(set).toMatchObject({ state: 'live', effectiveAt: at.toISOString() });
    });
    await revert(id).expect(201);
  });

  it('rejects a whole scheduled set when one change conflicts, with the reason', async () => {
    const { id } = await draft([{ entity: 'product', id: 1, field: 'rank', value: 5 }, price(440_000)]);
    const at = soon();
    await publish(id, { at: at.toISOString() }).expect(200);
    const between = await live([price(441_000)]);
    await reach(id, at);
    await eventually(async () => {
      const { body } = await ana.get(`/api/change-sets/${id}`);
      expect(body).toMatchObject({
        state: 'conflict',
        conflicts: [{ field: 'price', expected: 435_000, actual: 441_000 }],
        problem: expect.stringContaining('taller@example.com cambió'),
      });
    });
    const [mail] = await orders.mailbox.wait('change-set', orders.shop.env.shopEmail);
    expect(mail!.text).toContain('Mochila Milano: $435.000 → $440.000');
    const rows = await shopRows('product');
    expect(rows.find(({ id: own }) => own === 1)).toMatchObject({ values: { rank: 4 } });
    await revert(between.id).expect(201);
  });

  it('publishes one set once when it is pressed on two instances together', async () => {
    const { id } = await draft([
      { entity: 'faq', values: { question: '¿Una sola?', answer: 'Sí.', category: 'Pagos' } },
    ]);
    const answers = await Promise.all([publish(id), publish(id, {}, bea), publish(id), publish(id, {}, bea)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await shopRows('faq');
    expect(rows.filter(({ values }) => values.question === '¿Una sola?')).toHaveLength(1);
  });

  it('makes a product, an add-on, a group and a question, and withdraws them by undoing', async () => {
    const set = await live([
      { entity: 'product', values: { name: 'Mochila Bebé', price: 300_000, category: 'Mochilas', rank: 2 } },
      {
        entity: 'option',
        values: { kind: 'add_on', id: 'gift-box', label: 'Caja de regalo', price: 30_000, field: null },
      },
      { entity: 'faq', values: { question: '¿Y el envío?', answer: 'Cerca de {shipping}.', category: 'Pagos' } },
    ]);
    expect(set.preview).toEqual([
      'Producto nuevo: Mochila Bebé, $300.000',
      'Opción nueva: Caja de regalo, $30.000',
      'Pregunta nueva: ¿Y el envío?',
    ]);
    const id = set.changes[0]!.id as number;
    expect(set.changes[1]).toMatchObject({ id: 'gift-box' });
    await elsewhere(async () => expect(await product(id)).toMatchObject({ name: 'Mochila Bebé', inStock: true }));
    const { body: pricing } = await orders.api().get('/api/pricing');
    expect((pricing as PricingDto).addOns.at(-1)).toMatchObject({ id: 'gift-box', price: 30_000, field: null });
    const { body: faq } = await orders.api().get('/api/faq');
    expect(JSON.stringify(faq)).toContain('Cerca de $25.000.');
    const sessionId = await orders.filledCart({ productId: id, price: 300_000 });

    await revert(set.id).expect(201);
    await eventually(async () => {
      await orders.api().get(`/api/products/${id}`).expect(404);
    });
    const { body: items } = await orders.api().get(`/api/cart/${sessionId}`);
    expect(items).toMatchObject([{ available: false, price: 300_000 }]);
    expect((await orders.api().get('/api/products?search=mochila bebe')).text).not.toContain('Mochila Bebé');
  });

  it('moves the boundary of two groups in one set, and refuses ranks that overlap', async () => {
    const { body: groups } = await ana.get('/api/shop-rows/product_group').expect(200);
    const [one, two] = groups as { id: number }[];
    const change = (id: number, field: string, value: number) => ({ entity: 'product_group', id, field, value });
    const overlapping = { changes: [change(one!.id, 'lastRank', 5)] };
    expect((await ana.post('/api/change-sets').send(overlapping).expect(400)).body.fields).toEqual({
      'changes.0.value': 'Se cruza con el grupo Maletas, que va del lugar 5 a 7.',
    });
    const good = await live([change(one!.id, 'lastRank', 5), change(two!.id, 'firstRank', 6)]);
    expect(good.preview).toEqual(['Pañaleras, hasta el lugar: 4 → 5', 'Maletas, desde el lugar: 5 → 6']);
    await revert(good.id).expect(201);
  });

  it('changes pieces, discount and gifts of the kit, and undoes them', async () => {
    const kit = async () => ((await orders.api().get('/api/pricing').expect(200)).body as PricingDto).kit;
    const before = await kit();
    const pieces = (value: unknown) => ({ entity: 'setting', id: 'kit.pieces', field: 'value', value });
    const personalised = before.pieces.map(({ productId, embroiderable }) => ({
      productId,
      ...(embroiderable && { personalization: 'Sofía' }),
    }));
    const inCart = { sessionId: crypto.randomUUID(), quantity: 1, pieces: personalised };
    await orders.api().post('/api/cart/kits').send(inCart).expect(201);
    const first = await draft([{ entity: 'setting', id: 'kit.discountPercent', field: 'value', value: 20 }]);
    expect(first.consequences).toEqual(['1 carrito abierto tiene un kit: verá el cambio.']);

    const set = await live([
      pieces([
        { productId: MILANO, name: 'Mochila Milán', withName: true },
        { productId: 3, name: 'Mochila de paseo', withName: false },
      ]),
      { entity: 'setting', id: 'kit.discountPercent', field: 'value', value: 20 },
      { entity: 'option', id: 'bow', field: 'kitGift', value: false },
    ]);
    expect(set.preview[0]).toMatch(/^Piezas del kit: entra Mochila de paseo; sale Organizador; /);
    expect(set.preview.slice(1)).toEqual([
      'Descuento del kit en porcentaje: 10 → 20',
      'Moño decorativo: se puede regalar con el kit → no se regala con el kit',
    ]);
    const now = await kit();
    expect(now).toMatchObject({
      discountPercent: 20,
      pieces: [
        { productId: MILANO, withName: true },
        { productId: 3, name: 'Mochila de paseo' },
      ],
    });
    expect(now.gifts).not.toContain('bow');
    expect(now.finalTotal).toBe(now.total - now.total / 5);
    await revert(set.id).expect(201);
    expect(await kit()).toEqual(before);

    for (const wrong of [[], 'Mochila', [{ productId: 999, name: 'Bolso', withName: false }]]) {
      const { body } = await ana
        .post('/api/change-sets')
        .send({ changes: [pieces(wrong)] })
        .expect(400);
      expect(Object.keys(body.fields as object)).toEqual(['changes.0.value']);
    }
  });

  it('changes the data of the shop in pages, mails and delivery dates', async () => {
    const before = await settings();
    const confirm = (browser: Browser) => browser.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    for (const browser of [ana, bea]) await confirm(browser);
    const approve = async ({ id, state, consent }: ChangeSetDto, browser: Browser) => {
      expect(state).toBe('scheduled');
      return (await browser.post(`/api/change-sets/${id}/approve`).send({ askedAt: consent!.askedAt }).expect(200))
        .body as ChangeSetDto;
    };
    const asked = await live([
      {
        entity: 'setting',
        id: 'contact.phone',
        field: 'value',
        value: '+57 311 222 3344',
        expected: '+57 300 000 0000',
      },
      { entity: 'setting', id: 'contact.email', field: 'value', value: 'taller@example.com' },
      { entity: 'setting', id: 'legal.nit', field: 'value', value: '901.234.567-8' },
      { entity: 'setting', id: 'contact.hours', field: 'value', value: { start: '08:00', end: '17:00' } },
      { entity: 'setting', id: 'bank.account', field: 'value', value: '123-456789-01' },
      { entity: 'setting', id: 'delivery.standard', field: 'value', value: [10, 12] },
      { entity: 'setting', id: 'delivery.shippingEstimate', field: 'value', value: 26_000 },
      { entity: 'setting', id: 'capacity.piecesPerWeek', field: 'value', value: 40 },
      { entity: 'text', id: 'footerAbout', field: 'value', value: 'Hecho en Medellín.' },
    ]);
    const set = await approve(asked, bea);
    expect(set.preview.slice(0, 1)).toEqual(['Teléfono: +57 300 000 0000 → +57 311 222 3344']);
    await eventually(async () =>
      expect(await settings()).toMatchObject({
        contact: { phone: '+57 311 222 3344', hours: 'Lunes a sábado, 8:00 a 17:00' },
        legal: { taxId: '901.234.567-8' },
        bank: { account: '123-456789-01' },
        delivery: { standard: [10, 12], express: [5, 8], shippingEstimate: 26_000 },
        capacity: { piecesPerWeek: 40 },
        texts: { footerAbout: 'Hecho en Medellín.' },
      }),
    );
    await elsewhere(async () => {
      const { text: page } = await request(second.app.getHttpServer()).get('/').expect(200);
      expect(page).toContain('Hecho en Medellín.');
    });
    const order = await orders.anOrder({ email: 'familia@example.com' });
    expect(order.bankTransfer).toMatchObject({ number: '123-456789-01' });
    const [toShop] = await orders.mailbox.wait('new-order', 'taller@example.com');
    expect(toShop!.from?.text).toContain(orders.shop.env.shopEmail);
    const [toCustomer] = await orders.mailbox.wait(`order-${order.orderNumber}`, 'familia@example.com');
    expect(toCustomer!.replyTo?.text).toContain('taller@example.com');
    const { body: missing } = await ana.get('/api/shop-rows/missing').expect(200);
    expect(missing).toMatchObject({ missing: ['contact.whatsapp'] });
    await approve((await revert(set.id).expect(201)).body as ChangeSetDto, bea);
    await eventually(async () => expect(await settings()).toEqual(before));
  });

  it('keeps what the owner says is fine before opening, with an audit entry, and asks again when she takes it back', async () => {
    const url = '/api/opening-questions';
    const words = 'Letras con recargos muy pequeños: ¿$5 o $5.000?';
    const confirmed = async () => (await ana.get(url).expect(200)).body as unknown;
    expect(await confirmed()).toEqual([]);
    await ana.put(`${url}/smallSurcharges`).send({ words }).expect(204);
    await ana.put(`${url}/smallSurcharges`).send({ words }).expect(204);
    expect(await confirmed()).toEqual([{ question: 'smallSurcharges', words }]);
    await ana.put(`${url}/smallSurcharges`).send({ words: null }).expect(204);
    expect(await confirmed()).toEqual([]);
    const { body: log } = await ana.get('/api/audit-log?kind=change_set').expect(200);
    const said = (log as { items: { summary: string }[] }).items.map(({ summary }) => summary);
    expect(said.filter((summary) => summary.includes(words))).toEqual([
      expect.stringContaining(`volvió a abrir la pregunta «${words}»`),
      expect.stringContaining(`dijo que está bien así: «${words}»`),
    ]);
    await ana.put(`${url}/nothing`).send({ words }).expect(400);
    await ana
      .put(`${url}/trademark`)
      .send({ words: 'x'.repeat(501) })
      .expect(400);
  });

  it('lists rows with some of their fields, and answers one row with all of them', async () => {
    const { body: listed } = await ana.get('/api/shop-rows/product?fields=name,price').expect(200);
    expect(Object.keys((listed as ShopRowDto[])[0]!.values)).toEqual(['name', 'price']);
    const { body: milano } = await ana.get(`/api/shop-rows/product/${MILANO}`).expect(200);
    expect(milano).toMatchObject({ id: MILANO, values: { name: 'Mochila Milano', pictureAlts: expect.any(Object) } });
    await ana.get('/api/shop-rows/option/font_size%2Flarge').expect(200);
    for (const path of ['product/999', 'product/x', 'setting/constructor', 'option/%00', 'option/%ED%A0%80'])
      expect([400, 404]).toContain((await ana.get(`/api/shop-rows/${path}`)).status);
    await ana.get('/api/shop-rows/product?fields=name;drop').expect(400);
  });

  it('changes the pictures of a product and their texts, refuses those that are not stored, and brings the old ones back', async () => {
    const CHANGES = { entity: 'product', id: MILANO };
    const upload = await ana
      .post('/api/media')
      .attach('file', await aPicture(), 'foto.jpg')
      .expect(201);
    const { id } = upload.body as MediaDto;
    const before = await product(MILANO);
    const old = before.pictures.map((picture) => picture.id);
    const unknown = 'f'.repeat(20);
    const { body: refusal } = await ana.post('/api/change-sets').send({
      changes: [
        { ...CHANGES, field: 'pictures', value: [id, unknown] },
        { ...CHANGES, field: 'plainPictures', value: [unknown] },
        { entity: 'product', values: { name: 'Bolso', category: 'Bolsos', price: 1, pictures: [unknown] } },
        { ...CHANGES, field: 'openPicture', value: unknown },
      ],
    });
    const message = 'Una de estas fotos no está en la tienda. Súbela de nuevo.';
    const fields = {
      'changes.0.value': message,
      'changes.1.value': message,
      'changes.2.values.pictures': message,
      'changes.3.value': message,
    };
    expect(refusal).toMatchObject({ statusCode: 400, fields });

    const set = await live([
      { ...CHANGES, field: 'pictures', value: [id, old[3]], expected: [...old, before.measures!.openPicture!.id] },
      { ...CHANGES, field: 'pictureAlts', value: { [id]: 'Mochila vista desde arriba' } },
    ]);
    expect(set.preview[0]).toBe('Mochila Milano, fotos: 1 foto nueva, 5 fotos menos, otra foto principal');
    await elsewhere(async () => {
      const { imageUrl, pictures, variants } = await product(MILANO);
      expect(pictures).toMatchObject([
        {
          id,
          alt: 'Mochila vista desde arriba',
          plain: false,
          width: 1200,
          height: 900,
          widths: [360, 560, 800, 1080],
        },
        { id: old[3], alt: '', plain: true },
      ]);
      expect(imageUrl).toBe(`/media/${id}-1080.webp`);
      expect(variants).toMatchObject({
        galleryImages: [expect.stringContaining(old[3]!)],
        bordadoGalleryImages: [imageUrl],
      });
    });
    const { text: page } = await request(second.app.getHttpServer()).get(`/product/${MILANO}`).expect(200);
    for (const shown of [`/media/${id}-560.avif 560w`, `/media/${id}-share.jpg`, 'Mochila vista desde arriba'])
      expect(page).toContain(shown);
    const { text: feed } = await request(second.app.getHttpServer()).get('/feeds/google.xml').expect(200);
    expect(feed).toContain(`/media/${id}-1080.webp</g:image_link>`);
    const row = (await shopRows('product')).find((one) => one.id === MILANO)!;
    expect(row.values).toMatchObject({ pictures: [id, old[3]], pictureAlts: { [id]: 'Mochila vista desde arriba' } });

    const unmeasured = async () =>
      ((await ana.get('/api/shop-rows/missing').expect(200)).body as { unmeasured: number }).unmeasured;
    const estimated = await unmeasured();
    const measuredSet = await live([
      { ...CHANGES, field: 'openPicture', value: old[3] },
      { ...CHANGES, field: 'litres', value: 16.5 },
      { ...CHANGES, field: 'measured', value: true },
      { ...CHANGES, field: 'fits', value: 'Un portátil\nUna cobija' },
    ]);
    expect(measuredSet.preview).toContain('Mochila Milano, capacidad en litros: 16 → 16,5');
    expect(await unmeasured()).toBe(estimated - 1);
    await elsewhere(async () => {
      const { pictures, measures } = await product(MILANO);
      expect(pictures.map((picture) => picture.id)).toEqual([id]);
      expect(measures).toMatchObject({
        heightCm: 40,
        litres: 16.5,
        measured: true,
        fits: ['Un portátil', 'Una cobija'],
        openPicture: { id: old[3] },
      });
    });

    await revert(measuredSet.id).expect(201);
    await revert(set.id).expect(201);
    await elsewhere(async () => expect(await product(MILANO)).toEqual(before));
  });

  it('closes for holidays: every promised date moves', async () => {
    const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    const closing = { from: '2020-01-01', until: '2020-01-05', note: '' };
    const set = await live([
      {
        entity: 'setting',
        id: 'closing',
        field: 'value',
        value: { ...closing, from: new Date().toISOString().slice(0, 10), until, note: 'Volvemos pronto.' },
      },
    ]);
    await eventually(async () => {
      const { body } = await orders.api().get('/api/pricing');
      expect(body.delivery.expressDates.earliest > until).toBe(true);
    });
    await eventually(async () => {
      expect(await settings()).toMatchObject({ closing: { until, note: 'Volvemos pronto.' } });
    });
    await revert(set.id).expect(201);
    await eventually(async () => expect(await settings()).toMatchObject({ closing: null }));
  });

  it('lists sets a page at a time', async () => {
    const { body: first } = await ana.get('/api/change-sets?limit=2').expect(200);
    const page = first as ChangeSetPageDto;
    const { body: next } = await ana.get(`/api/change-sets?limit=2&cursor=${page.nextCursor}`).expect(200);
    const ids = [...page.items, ...(next as ChangeSetPageDto).items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    await ana.get('/api/change-sets?cursor=nonsense').expect(400);
    await ana.get('/api/change-sets?state=nonsense').expect(400);
  });
});
