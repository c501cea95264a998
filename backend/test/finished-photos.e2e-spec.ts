import { readdir } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { OrderRetention } from '../src/orders/application/order-retention.js';
import type { WorkbenchOrderDto, WorkbenchPieceDto } from '../src/workbench/adapters/http/workbench.dto.js';
import type {
  CustomerPhotoDto,
  OrderPhotosDto,
  StaffPhotoDto,
} from '../src/finished-photos/adapters/http/finished-photo.dto.js';
import { eventually } from './support/eventually.js';
import { OrderingShop } from './support/ordering-shop.js';
import { aPhoto, aPicture } from './support/pictures.js';
import { shopper } from './support/shopper.js';

describe('the photo of a finished order', () => {
  let orders: OrderingShop;
  let staff: ReturnType<typeof request.agent>;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  const move = (id: string, status: string, more = {}) =>
    staff.patch(`/api/orders/${id}/status`).send({ status, ...more });
  const upload = (id: string, file: Buffer, filename = 'foto.jpg') =>
    staff.post(`/api/orders/${id}/finished-photo`).attach('file', file, filename);
  const files = async () =>
    (await readdir(path.join(orders.shop.env.dataDir, 'media'))).filter((name) => name.startsWith('private-'));
  const tokenIn = (text = '') => /#token=([\w-]{43})/.exec(text)![1]!;

  /** The deadlines of a delivered order are over, and the nightly job runs. */
  async function endRights(id: string): Promise<void> {
    await orders.shop.app.get(DataSource).query(
      `UPDATE shop_order SET rights_until = now() - interval '2 days', history = (
        SELECT jsonb_agg(step || jsonb_build_object('at', (step->>'at')::timestamptz - interval '7 months') ORDER BY ordinal)
        FROM jsonb_array_elements(history) WITH ORDINALITY AS steps(step, ordinal)) WHERE id = $1`,
      [id],
    );
    await orders.shop.app.get(OrderRetention).anonymise();
  }

  async function inProduction(email: string) {
    const order = await orders.anOrder({ email });
    const received = { amount: order.total, reference: `M-${order.id}` };
    await move(order.id, 'paid', { received }).expect(200);
    await move(order.id, 'in_production').expect(200);
    return order;
  }

  it('is mailed without metadata, answered once, holds the parcel, and is deleted once the erasure of its customer is carried out', async () => {
    const email = `laura-${crypto.randomUUID()}@example.com`;
    const { id, orderNumber } = await inProduction(email);
    const photo = (await upload(id, await aPhoto()).expect(201)).body as StaffPhotoDto;
    expect(photo).toMatchObject({ state: 'waiting', width: 60, height: 90, createdBy: 'taller@example.com' });
    expect((await move(id, 'shipped').expect(409)).body).toMatchObject({ code: 'finished_photo.waiting' });

    const [mail] = await orders.mailbox.wait('finished-photo', email);
    const token = tokenIn(mail!.text);
    const linked = (path: string) => orders.api().post(`/api/finished-photos/link${path}`).send({ token });
    const seen = (await linked('').expect(200)).body as CustomerPhotoDto;
    expect((await orders.api().get(`/api/finished-photos/${token}`).expect(200)).body).toEqual(seen);
    expect(seen).toMatchObject({ orderNumber, names: ['Sofía'], state: 'waiting', isShipped: false });
    const byUrl = await orders.api().get(seen.imageUrl).expect(200).expect('Content-Type', 'image/webp');
    expect(byUrl.headers['cache-control']).toContain('private');
    const image = await linked('/image').expect(200).expect('Content-Type', 'image/webp');
    expect(image.headers['cache-control']).toBe('no-store');
    expect(image.body).toEqual(byUrl.body);
    expect(String(image.body)).not.toMatch(/Camera of the test|Exif|GPS/);
    const { exif, xmp, orientation, ...size } = await sharp(image.body as Buffer).metadata();
    expect([exif, xmp, orientation, size.width, size.height]).toEqual([undefined, undefined, undefined, 60, 90]);

    // No picture of the shop: neither under its name nor in the list.
    const [file] = await files();
    await orders.api().get(`/media/${file}`).expect(404);
    expect((await staff.get('/api/media?limit=1').expect(200)).text).not.toContain(photo.id);
    await orders.api().get(photo.imageUrl).expect(401);

    const answers = await Promise.all(
      [true, false, true].map((approved) =>
        orders.api().post('/api/finished-photos/link/answer').send({ token, approved, comment: 'Está linda' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const first = answers.find(({ status }) => status === 200)!.body as CustomerPhotoDto;
    const { current } = (await staff.get(`/api/orders/${id}/finished-photo`).expect(200)).body as OrderPhotosDto;
    expect(current).toMatchObject({ state: first.state, comment: 'Está linda' });
    if (first.state === 'error')
      await staff.post(`/api/orders/${id}/finished-photo/release`).send({ note: 'Es la misma' }).expect(200);
    await move(id, 'shipped').expect(200);
    await move(id, 'delivered').expect(200);

    await orders.api().post('/api/privacy/requests').send({ email }).expect(200);
    const [link] = await orders.mailbox.wait('privacy-link', email);
    const proof = /#token=([\w-]{22})/.exec(link!.text!)![1]!;
    const { body } = await orders.api().post('/api/privacy/export').send({ token: proof }).expect(200);
    expect(body).toMatchObject({ data: { finishedPhotos: [{ order: orderNumber, comment: 'Está linda' }] } });
    const { nextToken } = body as { nextToken: string };
    await orders.api().post('/api/privacy/erase').send({ token: nextToken }).expect(200);
    // While rights run, it proves to the customer what was approved. A photo shows a name: staff no longer see it.
    await linked('/image').expect(200);
    const kept = await staff.get(`/api/orders/${id}/finished-photo`).expect(200);
    expect(kept.body).toEqual({ current: null, earlier: [] });
    await staff.get(photo.imageUrl).expect(404);
    await endRights(id);
    await eventually(async () => expect(await files()).not.toContain(file));
    // The file is deleted before its row.
    await eventually(() => orders.api().get(`/api/finished-photos/${token}`).expect(404));
    await linked('').expect(404);
    await linked('/image').expect(404);
    await linked('/answer').send({ token, approved: true }).expect(404);
  });

  it('stops the parcel on an error, and a new photo ends the old link', async () => {
    const email = `luisa-${crypto.randomUUID()}@example.com`;
    const { id, orderNumber } = await inProduction(email);
    const [one, other] = [await aPicture('png', 90, 60), await aPicture('webp', 90, 60)];
    // A lost answer makes the phone send the same file again.
    const sent = await Promise.all([upload(id, one), upload(id, one)]);
    expect(new Set(sent.map(({ body }) => (body as StaffPhotoDto).id)).size).toBe(1);
    const { url: firstUrl } = sent[0].body as StaffPhotoDto;
    const token = tokenIn(firstUrl ?? '');
    await orders.api().post(`/api/finished-photos/${token}`).send({ approved: false, comment: 'Es Sofia' }).expect(200);
    expect((await move(id, 'shipped').expect(409)).body).toMatchObject({ code: 'finished_photo.error' });
    expect((await staff.get('/api/finished-photos').expect(200)).body).toContainEqual(
      expect.objectContaining({ orderNumber, state: 'error', comment: 'Es Sofia' }),
    );
    await eventually(async () => {
      const mails = await orders.mailbox.all('finished-photo', 'hola@sigerist.co');
      expect(mails.map(({ subject }) => subject)).toContain(`Hay un error en la foto de ${orderNumber}`);
    });

    // Once she asks for erasure, only the page of the order shows what she wrote.
    await orders.api().post('/api/privacy/requests').send({ email }).expect(200);
    const [link] = await orders.mailbox.wait('privacy-link', email);
    const proof = /#token=([\w-]{22})/.exec(link!.text!)![1]!;
    await orders.api().post('/api/privacy/erase').send({ token: proof }).expect(200);
    expect((await staff.get('/api/finished-photos').expect(200)).body).toContainEqual(
      expect.objectContaining({ orderNumber, state: 'error', comment: '' }),
    );
    const { current } = (await staff.get(`/api/orders/${id}/finished-photo`).expect(200)).body as OrderPhotosDto;
    expect(current).toMatchObject({ comment: 'Es Sofia' });

    const { url } = (await upload(id, other).expect(201)).body as StaffPhotoDto;
    await orders.api().get(`/api/finished-photos/${token}`).expect(404);
    await orders
      .api()
      .get(`/api/finished-photos/${tokenIn(url ?? '')}`)
      .expect(200);
    expect((await move(id, 'shipped').expect(409)).body).toMatchObject({ code: 'finished_photo.waiting' });
  });

  it('refuses what is no photo, orders that are not in production, and everyone who is not staff', async () => {
    const { id } = await inProduction('marta@example.com');
    await upload(id, Buffer.from('%PDF-1.7'), 'foto.jpg').expect(415);
    await upload(id, (await aPicture('jpeg', 90, 60)).subarray(0, 300)).expect(422);
    await upload(id, Buffer.alloc(15 * 1024 * 1024 + 1)).expect(413);
    await staff.post(`/api/orders/${id}/finished-photo`).send({}).expect(415);
    const unpaid = await orders.anOrder();
    const refused = await upload(unpaid.id, await aPicture('jpeg', 90, 60)).expect(409);
    expect(refused.body).toMatchObject({ code: 'finished_photo.not_in_production' });
    const unknown = crypto.randomUUID();
    await upload(unknown, await aPicture('jpeg', 90, 60)).expect(404);
    const listed = await staff.get(`/api/orders/${unknown}/finished-photo`).expect(404);
    expect(listed.body).toMatchObject({ code: 'order.not_found' });
    const none = await staff.get(`/api/orders/${unpaid.id}/finished-photo`).expect(200);
    expect(none.body).toEqual({ current: null, earlier: [] });

    const photo = await aPicture('jpeg', 90, 60);
    const { browser } = await shopper(orders.shop);
    await browser.post(`/api/orders/${id}/finished-photo`).attach('file', photo, 'foto.jpg').expect(403);
    await orders.api().get('/api/finished-photos').expect(401);
    await orders
      .api()
      .get(`/api/finished-photos/${'x'.repeat(43)}`)
      .expect(404);
    await orders
      .api()
      .post(`/api/finished-photos/${'x'.repeat(43)}`)
      .send({ approved: true })
      .expect(404);
    await orders
      .api()
      .post(`/api/finished-photos/${'x'.repeat(43)}`)
      .send({ approved: 'sí' })
      .expect(400);
    const own = await orders.api().get(`/api/finished-photos/of-order/${unpaid.orderNumber}`).expect(200);
    expect(own.body).toEqual({ state: null, url: null });
  });

  it('is made at the workbench, where a press counts once on two tablets, however often it arrives', async () => {
    const { id } = await inProduction('ines@example.com');
    const press = (more = {}) =>
      staff
        .post('/api/bench/presses')
        .send({ id: crypto.randomUUID(), orderId: id, line: 0, unit: 0, kind: 'done', ...more });
    const repeated = { id: crypto.randomUUID() };
    const answers = await Promise.all([press(repeated), press(repeated), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = answers.map(({ body }) => (body as WorkbenchPieceDto).doneAt).sort();
    const queue = (await staff.get('/api/bench').expect(200)).body as WorkbenchOrderDto[];
    expect(queue.find((order) => order.id === id)).toMatchObject({
      items: [{ personalization: 'Sofía' }],
      pieces: [{ line: 0, unit: 0, doneAt: first, problem: null }],
    });
    expect((await press({ kind: 'problem', reason: 'thread' }).expect(200)).body).toMatchObject({ problem: 'thread' });
    await press({ unit: 1 }).expect(404);
    await press({ orderId: crypto.randomUUID() }).expect(404);
    await press({ kind: 'burnt' }).expect(400);
    await orders.api().get('/api/bench').expect(401);
  });
});
