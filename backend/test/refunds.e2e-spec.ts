import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { OrderDto } from '../src/orders/index.js';
import type { RefundDto } from '../src/refunds/adapters/http/refund.dto.js';
import { ShopSettings } from '../src/settings/index.js';
import { eventually } from './support/eventually.js';
import { PASSWORD } from './support/shopper.js';
import { PayingShop } from './support/paying-shop.js';
import { aPhoto, aPicture, pngOf } from './support/pictures.js';

describe('refunds', () => {
  let people: PayingShop;

  const paidOrder = async (): Promise<OrderDto> => {
    const payment = await people.begin();
    await people.complete(await people.pay(payment.config)).expect(201);
    return (await people.orders(payment, 1))[0]!;
  };
  const ask = (order: OrderDto, refund: object = {}) => {
    const { id, total: amount } = order;
    const body = { amount, reason: 'retracto', way: 'bank_transfer', ...refund };
    return people.staff.post(`/api/orders/${id}/refunds`).send(body);
  };
  const decide = ({ id }: RefundDto, decision: object) => people.staff.patch(`/api/refunds/${id}`).send(decision);
  const refundsOf = async ({ id }: OrderDto) => {
    const { body } = await people.staff.get(`/api/orders/${id}/refunds`).expect(200);
    return body as { paid: number; available: number; refunds: RefundDto[] };
  };
  const statusOf = async ({ id }: OrderDto) =>
    ((await people.staff.get(`/api/orders/${id}`).expect(200)).body as OrderDto).status;

  beforeAll(async () => {
    people = await PayingShop.open();
    await people.simulator.passToNoon();
    // One person makes all of these refunds, which count together.
    await people.shop.app.get(ShopSettings).write('refunds.approvalAbove', 1_000_000_000);
  });
  afterAll(() => people.close());

  it('need the person to prove again who they are', async () => {
    const order = await paidOrder();
    expect((await ask(order)).body).toMatchObject({ statusCode: 403, code: 'auth.password_again' });
    await people.staff.post('/api/auth/confirm').send({ password: PASSWORD });
    await ask(order).expect(201);
  });

  it('are the only way into the statuses of refunds', async () => {
    const order = await paidOrder();
    for (const status of ['refund_pending', 'refunded'])
      expect(
        (await people.staff.patch(`/api/orders/${order.id}/status`).send({ status, note: 'x' })).body,
      ).toMatchObject({
        statusCode: 409,
        code: 'order.refund_by_refund',
        message: expect.stringContaining('Devolver') as string,
      });
    expect(await statusOf(order)).toBe('paid');
    expect(await refundsOf(order)).toMatchObject({ refunds: [] });
  });

  it('are made once for a key, also by presses at the same moment, and its first answer comes again', async () => {
    const order = await paidOrder();
    const press = (key: string, amount = 1000) => ask(order, { amount }).set('Idempotency-Key', key);
    const answers = await Promise.all([press('a'), press('a'), press('a')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, second] = answers.map(({ body }) => body as RefundDto);
    expect(second).toEqual(first);
    expect((await press('a')).body).toEqual(first);
    expect((await press('a', 2000)).body).toMatchObject({ statusCode: 422, code: 'request.key_reused' });
    expect((await press('á'.repeat(3))).body).toMatchObject({ statusCode: 400 });
    expect((await refundsOf(order)).refunds).toHaveLength(1);
    await press('b').expect(201);
    const finish = () => decide(first!, { state: 'done', evidence: `M-${order.id}` }).set('Idempotency-Key', 'c');
    expect((await finish().expect(200)).body).toEqual((await finish().expect(200)).body);
    // A refused call keeps nothing: the key is free.
    expect((await press('d', order.total).expect(422)).body).toMatchObject({ code: 'refund.exceeds_paid' });
    await press('d', order.total - 2000).expect(201);
  });

  it('say which pieces came back, and give back shipping beyond the money of the order', async () => {
    const order = await paidOrder();
    const { pieces } = (await people.staff.get(`/api/orders/${order.id}/refunds`).expect(200)).body as {
      pieces: { position: number; amounts: number[] }[];
    };
    expect(pieces.flatMap(({ amounts }) => amounts).reduce((sum, each) => sum + each, 0)).toBe(order.total);
    expect((await ask(order, { amount: 1, pieces: [{ position: 99, quantity: 1 }] })).body).toMatchObject({
      statusCode: 422,
      code: 'refund.pieces_refunded',
    });
    const back = [{ position: 0, quantity: 1 }];
    const amount = pieces[0]!.amounts[0]!;
    expect((await ask(order, { amount, pieces: back }).expect(201)).body).toMatchObject({
      pieces: back,
      covers: 'order',
    });
    const shipping = { amount: 15_000, covers: 'shipping', note: 'Llegó con un defecto' };
    expect((await ask(order, shipping)).body).toMatchObject({ statusCode: 422, code: 'refund.shipping' });
    for (const bad of [{ covers: 'x' }, { pieces: 'x' }, { pieces: [{ position: -1, quantity: 0 }] }])
      expect((await ask(order, bad)).body).toMatchObject({ statusCode: 400 });
  });

  it('refuse 0, -1, text, an unknown reason or way, and more than was paid', async () => {
    const order = await paidOrder();
    for (const amount of [0, -1, 1.5, '1000x', null])
      expect((await ask(order, { amount })).body).toMatchObject({ statusCode: 400, fields: { amount: /\w/ } });
    expect((await ask(order, { reason: 'x', way: 'x' })).body).toMatchObject({
      statusCode: 400,
      fields: { reason: expect.any(String) as string, way: expect.any(String) as string },
    });
    expect((await ask(order, { amount: order.total + 1 })).body).toMatchObject({
      statusCode: 422,
      code: 'refund.exceeds_paid',
    });
    expect(await refundsOf(order)).toMatchObject({ paid: order.total, available: order.total, refunds: [] });
  });

  it('never exceed together what was paid, however many are asked for at once', async () => {
    const order = await paidOrder();
    const amount = Math.floor(order.total / 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order, { amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422]);
    expect(await refundsOf(order)).toMatchObject({ available: order.total - 2 * amount });
  });

  it('void a card payment of the same day, and the customer gets one mail that the money is back', async () => {
    const order = await paidOrder();
    await ask(order, { reason: 'Incumplimiento', way: 'card_void' }).expect(201);
    await eventually(async () => expect(await statusOf(order)).toBe('refunded'));
    const { refunds } = await refundsOf(order);
    expect(refunds).toMatchObject([{ state: 'done', evidence: order.transactionId, reason: 'incumplimiento' }]);
    await eventually(async () => {
      const about = (title: string) => async (kind: string) =>
        (await people.mailbox.all(kind, order.customerEmail)).filter(({ subject }) => subject?.startsWith(title));
      expect(await about('Te devolvimos')('refund')).toHaveLength(1);
      expect(await about('Anularon')('order')).toEqual([]);
    });
  });

  it('end with the event of a void whose answer was empty and whose end came later', async () => {
    await people.simulator.control('faults', { void: 'later:60000' });
    const order = await paidOrder();
    await ask(order, { way: 'card_void' }).expect(201);
    await eventually(async () => expect((await refundsOf(order)).refunds[0]).toMatchObject({ state: 'under_way' }));
    expect(await statusOf(order)).toBe('refund_pending');
    await people.simulator.control('faults', { void: null });
    await people.simulator.pass(60_000);
    await people.notify({
      id: order.transactionId!,
      status: 'VOIDED',
      amountInCents: order.total * 100,
      reference: order.reference!,
    });
    await eventually(async () => expect(await statusOf(order)).toBe('refunded'));
  });

  it('are left to a person when the payment is settled already', async () => {
    await people.simulator.control('faults', { void: 'settled' });
    const order = await paidOrder();
    const { body } = await ask(order, { way: 'card_void' }).expect(201);
    await eventually(async () =>
      expect((await refundsOf(order)).refunds[0]).toMatchObject({ state: 'approved', way: 'provider_panel' }),
    );
    await people.simulator.control('faults', { void: null });
    expect((await decide(body as RefundDto, { state: 'done' })).body).toMatchObject({ fields: { evidence: /\w/ } });
    await decide(body as RefundDto, { state: 'done', evidence: 'Caso 88' }).expect(200);
    expect(await statusOf(order)).toBe('refunded');
  });

  it('are proven by a private picture without metadata, which is not replaced once they are done', async () => {
    const order = await paidOrder();
    const refund = (await ask(order).expect(201)).body as RefundDto;
    const filePath = `/api/refunds/${refund.id}/evidence-file`;
    const upload = (file: Buffer, name = 'comprobante.jpg') => people.staff.post(filePath).attach('file', file, name);
    expect((await people.staff.get(filePath).expect(404)).body).toMatchObject({ code: 'refund.no_evidence_file' });

    await upload(Buffer.from('%PDF-1.7')).expect(415);
    await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'comprobante.svg').expect(415);
    await upload((await aPicture('jpeg', 90, 60)).subarray(0, 300)).expect(422);
    await upload(pngOf(12_001, 10)).expect(422);
    await people.staff.post(filePath).send({}).expect(415);

    const slip = await aPhoto();
    const sent = await Promise.all([upload(slip), upload(slip)]);
    expect(sent.map(({ status, body }) => [status, (body as RefundDto).hasEvidenceFile])).toEqual([
      [200, true],
      [200, true],
    ]);
    const image = await people.staff.get(filePath).expect(200).expect('Content-Type', 'image/webp');
    expect(image.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="comprobante-${order.orderNumber}.webp"`,
      'x-content-type-options': 'nosniff',
    });
    const { exif, xmp, width, height } = await sharp(image.body as Buffer).metadata();
    expect([exif, xmp, width, height]).toEqual([undefined, undefined, 60, 90]);
    for (const file of await readdir(path.join(people.shop.env.dataDir, 'media')))
      if (file.startsWith('private-')) await people.api().get(`/media/${file}`).expect(404);

    expect((await decide(refund, { state: 'done' }).expect(200)).body).toMatchObject({
      evidence: '',
      hasEvidenceFile: true,
    });
    expect(await statusOf(order)).toBe('refunded');
    expect((await upload(await aPicture('png', 90, 60)).expect(409)).body).toMatchObject({
      code: 'refund.evidence_fixed',
    });
  });

  it('go to an account that the customer gives once under the mailed link, and that is erased when the refund ends', async () => {
    const order = await paidOrder();
    const refund = (await ask(order).expect(201)).body as RefundDto;
    expect(refund).toMatchObject({ state: 'approved', needsAccount: true, account: null });
    const [mail] = await people.mailbox.wait('refund', order.customerEmail);
    const token = /devolucion#token=([\w-]{22})/.exec(mail!.text!)![1]!;
    const account = { bank: 'Bancolombia', type: 'ahorros', number: '123 456-78901', holder: 'Laura Restrepo' };
    const body = { token, ...account, documentType: 'CC', document: '1.020.304' };
    const guessed = { ...body, token: 'a'.repeat(22) };
    expect((await people.api().post('/api/refund-accounts').send(guessed)).body).toMatchObject({
      code: 'refund.bad_link',
    });
    expect(
      (
        await people
          .api()
          .post('/api/refund-accounts')
          .send({ ...body, number: '12' })
      ).body,
    ).toMatchObject({
      fields: { number: /dígitos/ },
    });
    await people.api().post('/api/refund-accounts').send(body).expect(204);
    expect((await people.api().post('/api/refund-accounts').send(body)).body).toMatchObject({
      code: 'refund.account_given',
    });
    expect((await refundsOf(order)).refunds[0]).toMatchObject({ account: { number: '•••• 8901' } });
    const { body: whole } = await people.staff.get(`/api/refunds/${refund.id}/account`).expect(200);
    expect(whole).toMatchObject({ number: '12345678901', document: '1020304' });
    await decide(refund, { state: 'done', evidence: 'M77' }).expect(200);
    await people.staff.get(`/api/refunds/${refund.id}/account`).expect(409);
    expect((await people.api().post('/api/refund-accounts/link').send({ token })).body).toMatchObject({
      code: 'refund.bad_link',
    });
  });
});
