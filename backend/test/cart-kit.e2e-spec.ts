import request from 'supertest';
import { DataSource } from 'typeorm';
import type { CartItemDto } from '../src/cart/adapters/http/cart-item.dto.js';
import type { PricingDto } from '../src/catalogue/adapters/http/pricing.dto.js';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import type { TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import type { Mailbox } from './support/mailbox.js';
import { OrderingShop } from './support/ordering-shop.js';

/** The kit from `GET /pricing` to the order. */
describe('the kit', () => {
  let orders: OrderingShop;
  let shop: TestApp;
  let mailbox: Mailbox;
  let kit: PricingDto['kit'];
  let sessionId: string;
  const api = () => request(shop.app.getHttpServer());

  const pieces = (changes: Record<number, object> = {}) =>
    kit.pieces.map(({ productId, embroiderable }) => ({
      productId,
      ...(embroiderable && { personalization: 'Sofía' }),
      ...changes[productId],
    }));
  const add = (body: object = {}, headers: Record<string, string> = {}) =>
    api()
      .post('/api/cart/kits')
      .set(headers)
      .send({ sessionId, quantity: 1, pieces: pieces(), ...body });
  const added = async (body?: object) => {
    const items = (await add(body).expect(201)).body as CartItemDto[];
    return { items, kitId: items[0]!.kitId! };
  };
  const cart = async () =>
    (await api().get(`/api/cart/${sessionId}/totals`).expect(200)).body as {
      items: CartItemDto[];
      total: number;
      finalTotal: number;
    };

  beforeAll(async () => {
    orders = await OrderingShop.open();
    ({ shop, mailbox } = orders);
    kit = ((await api().get('/api/pricing').expect(200)).body as PricingDto).kit;
  });
  afterAll(() => orders.close());
  beforeEach(() => (sessionId = crypto.randomUUID()));

  it('has a piece that is sold in it alone', async () => {
    const { body: products } = await api().get('/api/products').expect(200);
    const alone = kit.pieces.filter(({ productId }) =>
      (products as { id: number }[]).every(({ id }) => id !== productId),
    );
    expect(products).toHaveLength(12);
    expect(alone).toMatchObject([{ name: 'Portadocumentos', price: 190_000 }]);
    const { productId } = alone[0]!;
    await api().get(`/api/products/${productId}`).expect(404);
    await api().post('/api/cart').send({ sessionId, productId, price: 190_000, quantity: 1 }).expect(404);
    expect((await api().get('/api/products?search=portadocumentos').expect(200)).body).toEqual([]);
  });

  it('is added at its price, takes a code, and is changed and restored as one', async () => {
    const { items, kitId } = await added({ gifts: [{ productId: 7, addOn: 'pompon' }] });
    expect(items.map(({ productId }) => productId)).toEqual(kit.pieces.map(({ productId }) => productId));
    expect((await cart()).total).toBe(kit.finalTotal);
    expect(items[1]).toMatchObject({ kitId, kitGifts: ['pompon'], addPompon: true, addNameEmbroidery: true });

    await api().put(`/api/cart/${sessionId}/discount`).send({ code: 'SIGERIST15' }).expect(200);
    expect((await cart()).finalTotal).toBe(kit.finalTotal - Math.round(kit.finalTotal * 0.15));

    await api().put(`/api/cart/kits/${kitId}`).send({ quantity: 2 }).expect(200);
    await api()
      .patch(`/api/cart/kits/${kitId}`)
      .send({ pieces: pieces({ 5: { personalization: 'Mateo' } }) })
      .expect(200);
    const changed = await cart();
    expect(changed.total).toBe(2 * kit.finalTotal);
    expect(changed.items[5]).toMatchObject({ id: items[5]!.id, personalization: 'Mateo', quantity: 2 });

    await api().delete(`/api/cart/kits/${kitId}`).expect(204);
    expect((await cart()).items).toEqual([]);
    const { body } = await api()
      .post(`/api/cart/session/${sessionId}/restore`)
      .send({ ids: [items[0]!.id] })
      .expect(200);
    expect(body).toEqual(changed.items);
  });

  it('is added once for one key, and twice without', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const calls = await Promise.all([add({}, key), add({}, key), add({}, key)]);
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await cart()).items).toHaveLength(7);
    await added();
    expect(new Set((await cart()).items.map(({ kitId }) => kitId)).size).toBe(2);
  });

  it('changes only as a whole', async () => {
    const { items } = await added();
    const url = `/api/cart/${items[0]!.id}`;
    for (const call of [api().put(url).send({ quantity: 2 }), api().patch(url).send({}), api().delete(url)]) {
      expect((await call.expect(409)).body).toMatchObject({ code: 'cart.part_of_kit' });
    }
    expect((await cart()).items).toEqual(items);
  });

  it.each([
    ['no pieces', { pieces: null }, 400, 'request.invalid'],
    ['pieces that are none', { pieces: [7, null, []] }, 400, 'request.invalid'],
    ['too many pieces', { pieces: Array.from({ length: 51 }, () => ({ productId: 7 })) }, 400, 'request.invalid'],
    ['a single piece', { pieces: [{ productId: 7, personalization: 'Sofía' }] }, 422, 'kit.incomplete'],
    ['quantity 0', { quantity: 0 }, 400, 'request.invalid'],
    ['quantity 100', { quantity: 100 }, 400, 'request.invalid'],
    ['gifts that are none', { gifts: [{ productId: 7, addOn: 3 }] }, 400, 'request.invalid'],
    [
      'a keychain without text',
      { gifts: [{ productId: 7, addOn: 'keychain' }] },
      422,
      'personalisation.keychain_text_required',
    ],
  ])('refuses %s', async (_what, body, status, code) => {
    expect((await add(body).expect(status)).body).toMatchObject({ code });
    expect((await cart()).items).toEqual([]);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('finds no kit %s', async (kitId) => {
    const url = `/api/cart/kits/${kitId}`;
    for (const call of [
      api().put(url).send({ quantity: 1 }),
      api().patch(url).send({ pieces: pieces() }),
      api().delete(url),
    ]) {
      expect((await call.expect(404)).body).toMatchObject({ code: 'cart.kit_not_found' });
    }
  });

  it('is one in the order and its mail, and its id there changes no cart', async () => {
    const { kitId } = await added();
    const body = aTransferRequest(sessionId);
    const order = (await api().post('/api/orders/bank-transfer').send(body).expect(201)).body as BankTransferOrderDto;
    expect(order.total).toBe(kit.finalTotal);
    const ids = new Set(order.items.map((item) => item.kitId));
    expect([...ids]).toEqual([expect.any(String)]);
    expect(ids.has(kitId)).toBe(false);
    expect((await cart()).items).toEqual([]);
    const [mail] = await mailbox.wait('order', body.customer.email);
    expect(mail!.text).toContain('1 × Kit de lujo de 7 piezas: $1.435.500');
  });

  it('cannot be paid while one of its pieces is out of stock', async () => {
    await added();
    await shop.app.get(DataSource).query('UPDATE product SET in_stock = false WHERE kit_only');
    try {
      // The catalogue is read again within a second; carts of their own take the kits that come too early.
      await eventually(async () => {
        const { status, body } = await add({ sessionId: crypto.randomUUID() });
        expect({ status, body: body as object }).toMatchObject({ status: 422, body: { code: 'cart.out_of_stock' } });
      });
      const paying = api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId));
      expect((await paying.expect(422)).body).toMatchObject({
        code: 'cart.unavailable',
        message:
          'Portadocumentos, una pieza de tu kit, ya no está disponible: quita el kit del carrito para continuar.',
      });
    } finally {
      await shop.app.get(DataSource).query('UPDATE product SET in_stock = true WHERE kit_only');
    }
  });
});
