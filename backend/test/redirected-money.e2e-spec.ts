import request from 'supertest';
import { DataSource } from 'typeorm';
import type { ChangeSetDto } from '../src/back-office/adapters/http/change-set.dto.js';
import { ManageStaff } from '../src/identity/index.js';
import type { TrackedOrderDto } from '../src/orders/adapters/http/track-order.dto.js';
import { eventually } from './support/eventually.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD, staffBrowser } from './support/shopper.js';

type Browser = ReturnType<typeof request.agent>;

const THIEF = '999-888777-66';
const FAMILY = 'familia@example.com';

describe('an open session of an owner', () => {
  let orders: OrderingShop;
  let ana: Browser;
  let bea: Browser;

  beforeEach(async () => {
    orders = await OrderingShop.open();
    ana = await orders.staff();
  });
  afterEach(() => orders.close());

  const setting = (id: string, value: unknown) => ({ entity: 'setting', id, field: 'value', value });
  const draft = async (changes: object[], browser = ana) =>
    (await browser.post('/api/change-sets').send({ changes }).expect(201)).body as ChangeSetDto;
  const publish = (id: string, browser = ana) => browser.post(`/api/change-sets/${id}/publish`).send({});
  const approve = (id: string, browser: Browser, { consent }: Pick<ChangeSetDto, 'consent'>) =>
    browser.post(`/api/change-sets/${id}/approve`).send({ askedAt: consent!.askedAt });
  const confirm = (browser = ana) => browser.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
  const account = async () =>
    ((await orders.api().get('/api/settings').expect(200)).body as { bank: { account: string } | null }).bank?.account;
  const track = async (orderNumber: string) =>
    (await orders.api().post('/api/orders/track').send({ orderNumber, email: FAMILY }).expect(200))
      .body as TrackedOrderDto;
  const shownIn = async (orderNumber: string) => (await track(orderNumber)).bankTransfer;
  const NOT_CONFIRMED = { code: 'auth.password_again' };

  it('publishes no account, phone or limit without the password, and mails owners and customers', async () => {
    const before = await account();
    const [placed, older] = [await orders.anOrder({ email: FAMILY }), await orders.anOrder({ email: FAMILY })];
    // As an order of an earlier release.
    const database = orders.shop.app.get(DataSource);
    await database.query('UPDATE shop_order SET bank_account = NULL WHERE number = $1', [older.orderNumber]);
    const { id } = await draft([setting('bank.account', THIEF), setting('contact.whatsapp', '573119998877')]);
    expect((await publish(id).expect(403)).body).toMatchObject(NOT_CONFIRMED);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await ana.post(`/api/change-sets/${id}/publish`).send({ at }).expect(403)).body).toMatchObject(
      NOT_CONFIRMED,
    );
    expect(await account()).toBe(before);
    await confirm();
    expect((await publish(id).expect(200)).body).toMatchObject({ state: 'live', isMine: true, consent: null });
    await eventually(async () => expect(await account()).toBe(THIEF));

    const [toOwner] = await orders.mailbox.wait('redirected-live', 'taller@example.com');
    expect(toOwner!.text).toContain('Número de cuenta: terminada en 0000 → terminada en 7766');
    expect(toOwner!.text).toContain('573119998877');
    expect(toOwner!.text).toContain('taller@example.com publicó');
    expect(toOwner!.text).not.toContain(THIEF);
    expect(toOwner!.text).toContain('/panel/tienda/historial');

    for (const { orderNumber } of [placed, older]) {
      expect(await shownIn(orderNumber)).toMatchObject({ number: before, isWithdrawn: true });
      const mails = await orders.mailbox.wait(`order-${orderNumber}`, FAMILY, 2);
      expect(mails[1]!.subject).toBe(`No transfieras a la cuenta que te mostramos: ${orderNumber}`);
      expect(mails[1]!.text).not.toContain(THIEF);
    }
    const { body: staffOrder } = await ana.get(`/api/orders/${placed.id}`).expect(200);
    expect(staffOrder).toMatchObject({ bankAccount: { number: before, isWithdrawn: true } });
    expect(await shownIn((await orders.anOrder({ email: FAMILY })).orderNumber)).toMatchObject({
      number: THIEF,
      isWithdrawn: false,
    });

    // The owner gives one customer the account of now.
    await ana.post(`/api/orders/${placed.id}/bank-account`).expect(200);
    expect(await shownIn(placed.orderNumber)).toMatchObject({ number: THIEF, isWithdrawn: false });
    const given = await orders.mailbox.wait(`order-${placed.orderNumber}`, FAMILY, 3);
    expect(given[2]!.text).toContain(THIEF);
    expect(await shownIn(older.orderNumber)).toMatchObject({ number: before });
  });

  it('waits for the other owner, shows the old account meanwhile, and publishes what she approves', async () => {
    bea = await staffBrowser(orders.shop, 'bea@example.com');
    const before = await account();
    const { orderNumber } = await orders.anOrder({ email: FAMILY });
    const { id } = await draft([setting('bank.account', THIEF)]);
    await confirm();
    const day = Date.now() + 86_400_000;
    const { body: waiting } = await publish(id).expect(200);
    expect(waiting).toMatchObject({ state: 'scheduled', consent: { state: 'pending', isOwn: true, by: null } });
    expect(Math.abs(Date.parse((waiting as ChangeSetDto).effectiveAt!) - day)).toBeLessThan(60_000);
    for (const to of ['taller@example.com', 'bea@example.com']) {
      const [mail] = await orders.mailbox.wait('redirected-waiting', to);
      expect(mail!.text).toContain('terminada en 7766');
    }
    expect((await approve(id, ana, waiting as ChangeSetDto).expect(403)).body.code).toBe('change_set.own_consent');
    expect((await approve(id, bea, waiting as ChangeSetDto).expect(403)).body).toMatchObject(NOT_CONFIRMED);
    expect([await account(), (await shownIn(orderNumber))?.number]).toEqual([before, before]);
    // Ana asks for another account under the same set while Bea has it open.
    await ana.post(`/api/change-sets/${id}/refuse`).expect(200);
    await ana
      .patch(`/api/change-sets/${id}`)
      .send({ changes: [setting('bank.account', THIEF)] })
      .expect(200);
    const { body: again } = await publish(id).expect(200);
    await confirm(bea);
    expect((await approve(id, bea, waiting as ChangeSetDto).expect(409)).body.code).toBe('change_set.asked_again');
    const { body: seen } = await bea.get('/api/change-sets?state=scheduled').expect(200);
    expect(seen).toMatchObject({ items: [{ id, isMine: false, consent: { isOwn: false } }] });
    expect((await approve(id, bea, again as ChangeSetDto).expect(200)).body).toMatchObject({
      state: 'live',
      consent: { state: 'given' },
    });
    await eventually(async () => expect(await account()).toBe(THIEF));
    expect(await shownIn(orderNumber)).toMatchObject({ number: before, isWithdrawn: true });

    const undo = (await bea.post(`/api/change-sets/${id}/revert`).send({}).expect(201)).body as ChangeSetDto;
    expect(undo).toMatchObject({ state: 'scheduled', consent: { state: 'pending' } });
    expect((await ana.post(`/api/change-sets/${undo.id}/refuse`).expect(200)).body.consent).toBeNull();
    await ana.get(`/api/change-sets/${undo.id}`).expect(404);
    expect(await account()).toBe(THIEF);
  });

  it('gains nothing by removing the other owner or adding one', async () => {
    bea = await staffBrowser(orders.shop, 'bea@example.com');
    await confirm();
    const personOf = async (email: string) => {
      const { body } = await ana.get('/api/staff').expect(200);
      return (body as { id: string; email: string }[]).find((each) => each.email === email)!;
    };
    const { id: beaId } = await personOf('bea@example.com');
    await ana.delete(`/api/staff/${beaId}`).expect(204);
    const [removed] = await orders.mailbox.wait('owner-change', 'bea@example.com');
    expect(removed!.text).toContain('ya no es dueña');
    await orders.shop.app.get(ManageStaff).add('complice@example.com', PASSWORD, 'taller');
    const { id: accompliceId } = await personOf('complice@example.com');
    await ana.patch(`/api/staff/${accompliceId}`).send({ role: 'duena' }).expect(200);
    const accomplice = request.agent(orders.shop.app.getHttpServer());
    await accomplice.post('/api/login').send({ email: 'complice@example.com', password: PASSWORD }).expect(200);
    await orders.mailbox.wait('owner-change', 'taller@example.com', 2);
    const { id } = await draft([setting('refunds.approvalAbove', 900_000_000)]);
    const { body: waiting } = await ana.post(`/api/change-sets/${id}/publish`).send({ confirm: true }).expect(200);
    expect(waiting).toMatchObject({ state: 'scheduled', consent: { state: 'pending' } });
    await orders.mailbox.wait('redirected-waiting', 'bea@example.com');
    await confirm(accomplice);
    expect((await approve(id, accomplice, waiting as ChangeSetDto).expect(403)).body.code).toBe('change_set.new_owner');
  });

  it('is asked for the draft of its account, also where two owners have one name', async () => {
    bea = await staffBrowser(orders.shop, 'bea@example.com');
    for (const browser of [ana, bea]) await browser.patch('/api/account').send({ name: 'Ana Gómez' }).expect(200);
    const { id, author } = await draft([{ entity: 'product', id: 7, field: 'rank', value: 9 }]);
    const isMine = async (browser: Browser) =>
      ((await browser.get('/api/change-sets?state=draft').expect(200)).body as { items: ChangeSetDto[] }).items.map(
        (set) => [set.author, set.isMine],
      );
    expect(await isMine(ana)).toEqual([[author, true]]);
    expect(await isMine(bea)).toEqual([[author, false]]);
    const { body } = await bea.patch(`/api/change-sets/${id}`).send({ note: 'Mía' }).expect(403);
    expect(body.code).toBe('change_set.other_author');
  });
});
