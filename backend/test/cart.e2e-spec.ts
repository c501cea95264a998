import request from 'supertest';
import { DataSource } from 'typeorm';
import type { CartItemDto } from '../src/cart/adapters/http/cart-item.dto.js';
import { CatalogueService } from '../src/catalogue/index.js';
import { anAddition } from './builders/cart-request.builder.js';
import { seedPictures } from '../src/media/index.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestAppWithoutJobs();
});
afterAll(() => shop.close());

describe('the cart over HTTP', () => {
  let sessionId: string;
  const api = () => request(shop.app.getHttpServer());
  const add = async (changes: Record<string, unknown> = {}) => {
    const { body, status } = await api()
      .post('/api/cart')
      .send(anAddition({ sessionId, ...changes }));
    return { status, item: body as CartItemDto };
  };
  const items = async () => (await api().get(`/api/cart/${sessionId}`).expect(200)).body as CartItemDto[];
  const totals = async () => (await api().get(`/api/cart/${sessionId}/totals`).expect(200)).body as object;

  beforeEach(() => {
    sessionId = crypto.randomUUID();
  });

  it('is an empty list for an unknown session, and never cached', async () => {
    const { body, headers } = await api().get(`/api/cart/${sessionId}`).expect(200);
    expect(body).toEqual([]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(await totals()).toEqual({
      items: [],
      total: 0,
      finalTotal: 0,
      itemCount: 0,
      isExpress: false,
      discountCode: null,
      discountPercent: 0,
      discountAmount: 0,
      discountNotice: null,
    });
  });

  it('answers a new line with everything about it', async () => {
    const chosen = {
      personalization: 'Sofía Ñáñez',
      addPersonalizedKeychain: true,
      keychainPersonalization: "D'Sofi",
      embroideryFont: 'elegant',
      embroideryColor: 'gold',
      fontSize: 'medium',
      animalTheme: 'unicorn',
      bagColor: 'navy',
      strap: 'anchors',
      specialRequest: '<b>Una corona</b> "pequeña" \\ sobre la Ñ 👑',
    };
    const { status, item } = await add({ ...chosen, quantity: 2, price: 1, name: 'Otra cosa' });
    expect(status).toBe(201);
    expect(item).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/) as string,
      productId: 1,
      name: 'Pañalera Multifuncional',
      price: 500_025,
      quantity: 2,
      sessionId,
      ...chosen,
      addOns: ['keychain'],
      addPompon: false,
      addDecorativeBow: false,
      addPersonalization: false,
      addNameEmbroidery: false,
      expressService: false,
      hasBordado: true,
      kitId: null,
      kitGifts: [],
      product: {
        id: 1,
        name: 'Pañalera Multifuncional',
        price: 445_000,
        imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{20}-1080\.webp$/) as string,
        inStock: true,
      },
      breakdown: [
        { label: 'Precio base', amount: 445_000 },
        { label: 'Letra elegante, tamaño mediano', amount: 5 },
        { label: 'Hilo dorado', amount: 0 },
        { label: 'Motivo unicornio', amount: 20 },
        { label: 'Color azul marino', amount: 0 },
        { label: 'Reata anclas náuticas', amount: 0 },
        { label: 'Llavero personalizado', amount: 55_000 },
      ],
      shown: [
        { field: 'letter', id: 'elegant', label: 'Elegante', asInPhoto: false },
        { field: 'letterSize', id: 'medium', label: 'Mediano', asInPhoto: false },
        { field: 'thread', id: 'gold', label: 'Dorado', asInPhoto: false },
        { field: 'motif', id: 'unicorn', label: 'Unicornio', asInPhoto: false },
        { field: 'bagColour', id: 'navy', label: 'Azul marino', asInPhoto: false },
        { field: 'strap', id: 'anchors', label: 'Anclas náuticas', asInPhoto: false },
      ],
      currentPrice: 500_025,
      available: true,
    });
    expect(await items()).toEqual([item]);
  });

  it('makes what was not chosen as in the photo, at no charge, and the name alone without a motif', async () => {
    const { item } = await add({ personalization: 'Sofía', embroideryColor: 'gold' });
    expect(item).toMatchObject({ price: 445_000, embroideryFont: null, strap: null });
    expect(item.shown).toContainEqual({ field: 'motif', id: 'lion', label: 'León', asInPhoto: true });
    const alone = await add({ hasBordado: false, addNameEmbroidery: true, personalization: 'Mateo' });
    expect(alone.item).toMatchObject({ price: 445_000, hasBordado: false, personalization: 'Mateo' });
    expect((alone.item.shown as { field: string }[]).map(({ field }) => field)).not.toContain('motif');
  });

  it('stores texts as typed, in composed letters and without blanks around them', async () => {
    const { item } = await add({
      personalization: `  ${'Sofía  Ñ'.normalize('NFD')} `,
      specialRequest: ' a\r\nb\u0000\ud83d ',
    });
    expect(item).toMatchObject({ personalization: 'Sofía  Ñ', specialRequest: 'a\nb\uFFFD' });
  });

  it('leaves out the text of a keychain that was not chosen', async () => {
    const { item } = await add({ keychainPersonalization: 'Sofi' });
    expect(item).toMatchObject({ keychainPersonalization: '' });
    const chain = await add({ addPersonalizedKeychain: true, keychainPersonalization: 'Sofi' });
    const { body } = await api().patch(`/api/cart/${chain.item.id}`).send({ addPersonalizedKeychain: false });
    expect(body).toMatchObject({ keychainPersonalization: '' });
    expect(await items()).toMatchObject([{ quantity: 2 }]);
  });

  it('raises the quantity of an identical piece, and adds a line for any other', async () => {
    const first = await add({ personalization: 'Sofía', addNameEmbroidery: true });
    const raised = await add({ personalization: ' Sofía ', addPersonalization: true, quantity: 2 });
    expect(raised).toMatchObject({ status: 200, item: { id: first.item.id, quantity: 3, price: 460_000 } });
    await add({ personalization: 'Mateo', addNameEmbroidery: true });
    await add({ productId: 2 });
    expect((await items()).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 3],
      [1, 1],
      [2, 1],
    ]);
  });

  it('adds once for one idempotency key, and refuses a key that is none', async () => {
    const send = (key: string) => api().post('/api/cart').set('Idempotency-Key', key).send(anAddition({ sessionId }));
    const first = await send('k-1').expect(201);
    const again = await send('k-1').expect(200);
    expect(again.body).toEqual(first.body);
    expect((await send('k-2').expect(200)).body).toMatchObject({ quantity: 2 });
    await send('x'.repeat(129)).expect(400);
    expect(await items()).toMatchObject([{ quantity: 2 }]);
  });

  it('answers a repetition with the line that took its pieces, and refuses a key that asked for something else', async () => {
    const send = (changes: object) =>
      api()
        .post('/api/cart')
        .set('Idempotency-Key', 'k-1')
        .send(anAddition({ sessionId, ...changes }));
    await send({ personalization: 'Eva' }).expect(201);
    const { item } = await add({ personalization: 'Luz' });
    await api().patch(`/api/cart/${item.id}`).send({ personalization: 'Eva' }).expect(200);
    expect((await send({ personalization: 'Eva' }).expect(200)).body).toMatchObject({ id: item.id, quantity: 2 });
    for (const changes of [{ personalization: 'Luz' }, { personalization: 'Eva', quantity: 2 }]) {
      const { body } = await send(changes).expect(422);
      expect(body).toMatchObject({ code: 'request.key_reused' });
    }
    expect(await items()).toMatchObject([{ quantity: 2 }]);
  });

  it('sets a quantity', async () => {
    const { item } = await add();
    const { body } = await api().put(`/api/cart/${item.id}`).send({ quantity: 99 }).expect(200);
    expect(body).toEqual({ ...item, quantity: 99 });
    expect(await items()).toEqual([body]);
  });

  it('changes how a line is made and keeps its position and quantity', async () => {
    const { item } = await add({ quantity: 3, personalization: 'Sofía', fontSize: 'large', addPompon: true });
    const other = await add({ productId: 2 });
    const { body } = await api()
      .patch(`/api/cart/${item.id}`)
      .send({ personalization: 'Mateo', fontSize: null, addPompon: null })
      .expect(200);
    expect(body).toMatchObject({ id: item.id, quantity: 3, personalization: 'Mateo', fontSize: null, price: 490_000 });
    expect((await items()).map(({ id }) => id)).toEqual([item.id, other.item.id]);
  });

  it('removes a line once, and empties a cart as often as it is asked to', async () => {
    const { item } = await add();
    await add({ productId: 2 });
    await api().delete(`/api/cart/${item.id}`).expect(204);
    await api().delete(`/api/cart/${item.id}`).expect(404);
    expect(await items()).toHaveLength(1);
    await api().delete(`/api/cart/session/${sessionId}`).expect(204);
    await api().delete(`/api/cart/session/${sessionId}`).expect(204);
    expect(await items()).toEqual([]);
  });

  it('restores a removed line unchanged, for its own session alone', async () => {
    const { item: sofia } = await add({ personalization: 'Sofía', quantity: 2 });
    await add({ personalization: 'Leo' });
    const before = await items();
    const restore = (session: string, ids: unknown) => api().post(`/api/cart/session/${session}/restore`).send({ ids });
    await api().delete(`/api/cart/${sofia.id}`).expect(204);
    await restore(crypto.randomUUID(), [sofia.id]).expect(200, []);
    await restore(sessionId, [sofia.id]).expect(200, before);
    await restore(sessionId, [sofia.id]).expect(200, before);

    await api().delete(`/api/cart/session/${sessionId}`).expect(204);
    await restore(
      sessionId,
      before.map(({ id }) => id),
    ).expect(200, before);
    for (const ids of [undefined, [], ['x'], 'x', Array(201).fill(sofia.id)]) await restore(sessionId, ids).expect(400);
  });

  it('adds up, and subtracts the percentage of the code', async () => {
    await add({ quantity: 2, price: 445_000, hasBordado: false });
    await add({ productId: 12, hasBordado: false });
    expect(await totals()).toMatchObject({ total: 940_000, finalTotal: 940_000, itemCount: 3 });
    const discount = () => api().put(`/api/cart/${sessionId}/discount`);
    const applied = await discount().send({ code: ' sigerist15 ' }).expect(200);
    const discounted = {
      discountCode: 'SIGERIST15',
      discountPercent: 15,
      discountAmount: 141_000,
      finalTotal: 799_000,
    };
    expect(applied.body).toMatchObject(discounted);
    expect(await totals()).toEqual(applied.body);
    const removed = await api().delete(`/api/cart/${sessionId}/discount`).expect(200);
    expect(removed.body).toMatchObject({ discountCode: null, discountPercent: 0, finalTotal: 940_000 });
    await api().delete(`/api/cart/${sessionId}/discount`).expect(200);
  });

  it('reports an expired code until it is replaced or removed', async () => {
    await add();
    await api().put(`/api/cart/${sessionId}/discount`).send({ code: 'SIGERIST15' }).expect(200);
    await shop.app
      .get(DataSource)
      .query(`UPDATE cart_discount SET applied_at = now() - interval '30 days' WHERE session_id = $1`, [sessionId]);
    const notice = { title: 'Código Expirado', message: 'Este código de descuento ya no está disponible' };
    expect(await totals()).toMatchObject({ discountCode: null, finalTotal: 445_000, discountNotice: notice });
    const again = await api().put(`/api/cart/${sessionId}/discount`).send({ code: 'SIGERIST15' }).expect(422);
    expect(again.body).toMatchObject({ code: 'discount.expired', message: notice.message });
    await api().delete(`/api/cart/${sessionId}/discount`).expect(200);
    expect(await totals()).toMatchObject({ discountNotice: null });
  });

  it.each([
    [{ code: '' }, 422, 'discount.empty', 'Por favor ingresa un código de descuento'],
    [{ code: ' \n' }, 422, 'discount.empty', 'Por favor ingresa un código de descuento'],
    [{}, 422, 'discount.empty', 'Por favor ingresa un código de descuento'],
    [{ code: null }, 422, 'discount.empty', 'Por favor ingresa un código de descuento'],
    [{ code: 'SIGERIST10' }, 422, 'discount.invalid', 'El código de descuento no es válido'],
    [{ code: '\u0000' }, 422, 'discount.invalid', 'El código de descuento no es válido'],
    [{ code: 'x'.repeat(50_000) }, 422, 'discount.invalid', 'El código de descuento no es válido'],
    [{ code: 15 }, 400, 'request.invalid', 'Debe ser un texto'],
  ])('refuses the discount %#', async (body, statusCode, code, message) => {
    const answer = await api().put(`/api/cart/${sessionId}/discount`).send(body).expect(statusCode);
    expect(answer.body).toMatchObject({ statusCode, code, message });
  });

  it('freezes prices, and marks lines whose product changed, ran out or was withdrawn since', async () => {
    const sql = (statement: string) => shop.app.get(DataSource).query(statement);
    const catalogue = shop.app.get(CatalogueService);
    const version = await catalogue.version();
    const picture = seedPictures().get('products/cambiador/blank.webp')!;
    await sql(`INSERT INTO product (id, slug, name, description, category, price, pictures) VALUES
      (901, 'uno', 'Uno', 'Uno.', 'Bolsos', 100000, '{}'),
      (902, 'dos', 'Dos', 'Dos.', 'Bolsos', 100000, '{}'),
      (903, 'tres', 'Tres', 'Tres.', 'Bolsos', 100000, '{${picture.id}}')`);
    await eventually(async () => expect((await catalogue.list()).map(({ id }) => id)).toContain(903));
    for (const productId of [901, 902, 903]) expect((await add({ productId })).status).toBe(201);

    await sql('UPDATE product SET price = 120000 WHERE id = 901');
    await sql('UPDATE product SET in_stock = false WHERE id = 902');
    await sql('DELETE FROM product WHERE id = 903');
    await eventually(async () => expect((await catalogue.list()).map(({ id }) => id)).not.toContain(903));

    expect(await items()).toMatchObject([
      { price: 100_000, currentPrice: 120_000, available: true, product: { price: 120_000 } },
      { price: 100_000, currentPrice: 100_000, available: false, product: { inStock: false } },
      {
        name: 'Tres',
        price: 100_000,
        currentPrice: null,
        available: false,
        product: { id: 903, name: 'Tres', price: 100_000, imageUrl: `/media/${picture.id}-1080.webp`, inStock: false },
      },
    ]);
    expect(await totals()).toMatchObject({ total: 300_000 });
    await sql('DELETE FROM product WHERE id IN (901, 902)');
    await eventually(async () => expect(await catalogue.version()).toBe(version));
  });
});

/** Every refusal is one Spanish sentence in the usual shape, and the cart stays as it was. */
describe('invalid input to the cart', () => {
  let sessionId: string;
  let item: CartItemDto;
  const api = () => request(shop.app.getHttpServer());
  const post = (body: unknown) =>
    api()
      .post('/api/cart')
      .set('Content-Type', 'application/json')
      .send(body as object);

  beforeEach(async () => {
    sessionId = crypto.randomUUID();
    item = (await post(anAddition({ sessionId, personalization: 'Sofía' })).expect(201)).body as CartItemDto;
  });
  afterEach(async () => {
    const { body } = await api().get(`/api/cart/${sessionId}`).expect(200);
    expect(body).toEqual([item]);
  });

  const QUANTITY = 'La cantidad debe ser un número entero';
  const SMALLEST = 'La cantidad mínima es 1';
  const LARGEST = 'La cantidad máxima es 99';
  const PRICE = 'El precio calculado no es válido, por favor revisa las opciones';
  const PRODUCT = 'El id del producto debe ser un número entero positivo';
  const SESSION = 'El identificador del carrito no es válido';

  describe('POST /api/cart', () => {
    it.each([
      ['personalization', 'a'.repeat(21), 'Máximo 20 caracteres'],
      ['personalization', 'Sofía 👶', /No podemos bordar «👶»/],
      ['personalization', '<b>Sofía</b>', /No podemos bordar «<», «>»/],
      ['personalization', 'نور', /No podemos bordar «ن»/],
      ['personalization', 'So\nfía', /caracteres invisibles/],
      ['personalization', 'So\u0000fía', /caracteres invisibles/],
      ['personalization', 'So\ud83dfía', /No podemos bordar «\uFFFD»/],
      ['personalization', 'a'.repeat(50_000), 'El texto es demasiado largo'],
      ['personalization', 7, 'Debe ser un texto'],
      ['personalization', ['Sofía'], 'Debe ser un texto'],
      ['personalization', { $ne: '' }, 'Debe ser un texto'],
      ['keychainPersonalization', 'a'.repeat(13), 'Máximo 12 caracteres'],
      ['keychainPersonalization', '😀', /No podemos bordar «😀»/],
      ['specialRequest', 'a'.repeat(201), 'Máximo 200 caracteres'],
      ['embroideryFont', 'gothic', 'Elige un estilo de letra de la lista'],
      ['embroideryColor', 'neon', 'Elige un color de hilo de la lista'],
      ['fontSize', 'huge', 'Elige un tamaño de letra de la lista'],
      ['animalTheme', 'constructor', 'Elige un motivo de la lista'],
      ['bagColor', 7, 'Debe ser un texto'],
      ['addPompon', 'true', 'Debe ser verdadero o falso'],
      ['hasBordado', 1, 'Debe ser verdadero o falso'],
      ['quantity', '2', QUANTITY],
      ['quantity', 1.5, QUANTITY],
      ['quantity', null, QUANTITY],
      ['quantity', undefined, QUANTITY],
      ['quantity', 0, SMALLEST],
      ['quantity', -1, SMALLEST],
      ['quantity', 1e9, LARGEST],
      ['quantity', 100, LARGEST],
      ['price', 0, PRICE],
      ['price', -445000, PRICE],
      ['price', 1e-9, PRICE],
      ['price', undefined, PRICE],
      ['price', null, PRICE],
      ['price', '445000', PRICE],
      ['productId', '1', PRODUCT],
      ['productId', 0, PRODUCT],
      ['productId', 1.5, PRODUCT],
      ['productId', 1e12, PRODUCT],
      ['productId', undefined, PRODUCT],
      ['sessionId', 'short', SESSION],
      ['sessionId', 'a'.repeat(129), SESSION],
      ['sessionId', 'con espacio', SESSION],
      ['sessionId', 'abc/../def', SESSION],
      ['sessionId', 12345678, SESSION],
      ['sessionId', ['abcdefgh'], SESSION],
      ['sessionId', undefined, SESSION],
    ])('refuses %s %#', async (field, value, problem) => {
      const { body } = await post(anAddition({ sessionId, [field]: value })).expect(400);
      const sentence = problem instanceof RegExp ? (expect.stringMatching(problem) as string) : problem;
      expect(body).toMatchObject({ code: 'request.invalid', message: sentence, fields: { [field]: sentence } });
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    });

    it.each([
      ['an unknown product', { productId: 99 }, 404, 'catalogue.product_not_found', 'Producto no encontrado'],
      [
        'a keychain without text',
        { addPersonalizedKeychain: true, keychainPersonalization: '   ' },
        422,
        'personalisation.keychain_text_required',
        'Por favor ingresa el texto para el llavero personalizado',
      ],
      [
        'a name embroidery without a name',
        { addNameEmbroidery: true },
        422,
        'personalisation.name_required',
        'Por favor ingresa el nombre para personalizar',
      ],
      [
        'embroidery on a product without it',
        { productId: 3 },
        422,
        'personalisation.no_embroidery',
        'Mochila Clásica no se puede bordar.',
      ],
      [
        'more than 99 identical pieces',
        { personalization: 'Sofía', quantity: 99 },
        422,
        'cart.quantity_limit',
        'Puedes pedir máximo 99 piezas iguales.',
      ],
    ])('refuses %s', async (_what, changes, statusCode, code, message) => {
      const { body } = await post(anAddition({ sessionId, ...changes })).expect(statusCode);
      expect(body).toMatchObject({ statusCode, code, message });
    });

    it.each([
      { personalization: 'Sofía' },
      { addNameEmbroidery: true, personalization: 'Sofía', animalTheme: 'bear' },
      { embroideryFont: 'elegant' },
      { fontSize: 'large' },
      { embroideryColor: 'gold' },
      { animalTheme: 'lion' },
    ])('refuses a piece without embroidery with %j', async (changes) => {
      const { body } = await post(anAddition({ sessionId, hasBordado: false, ...changes })).expect(422);
      expect(body).toMatchObject({
        code: 'personalisation.embroidery_off',
        fields: { hasBordado: 'Elegiste la pieza sin bordado: quita el nombre y el diseño, o pídela con bordado.' },
      });
    });

    it.each([
      ['200 kB', anAddition({ specialRequest: 'a'.repeat(200 * 1024) }), 413],
      ['a list', [anAddition()], 400],
      ['nothing', undefined, 400],
      ['text', '"hola"', 400],
      ['broken JSON', '{"productId":1', 400],
      ['a number that is none', '{"productId":1,"quantity":1e999,"price":1,"sessionId":"abcdefgh"}', 400],
    ])('refuses a body of %s', async (_what, body, statusCode) => {
      const answer = await post(body).expect(statusCode);
      expect(answer.body).toMatchObject({ statusCode, message: expect.stringMatching(/\S/) as string });
    });

    it('ignores fields that a caller may not set', async () => {
      const tried = { id: item.id, breakdown: [], currentPrice: 1, available: false, personalisation: {}, price: 1 };
      const other = crypto.randomUUID();
      const { body } = await post(anAddition({ ...tried, sessionId: other })).expect(201);
      expect(body).toMatchObject({ price: 445_000, available: true, breakdown: [{ amount: 445_000 }] });
      expect((body as CartItemDto).id).not.toBe(item.id);
    });
  });

  describe('another’s line', () => {
    const ids = ['1', 'undefined', crypto.randomUUID(), '00000000-0000-0000-0000-000000000000', "'%20OR%201=1", '%00'];

    it.each(ids)('%s is unknown and nothing else', async (id) => {
      const answers = [
        await api().put(`/api/cart/${id}`).send({ quantity: 2 }),
        await api().patch(`/api/cart/${id}`).send({ personalization: 'Eva' }),
        await api().delete(`/api/cart/${id}`),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(body).toMatchObject({ code: 'cart.item_not_found', message: 'Este producto ya no está en tu carrito' });
      }
    });
  });

  it.each([['2'], [1.5], [0], [-1], [1e9], [100], [null], [undefined], [[2]]])(
    'PUT refuses the quantity %j',
    async (quantity) => {
      const { body } = await api().put(`/api/cart/${item.id}`).send({ quantity }).expect(400);
      expect(body).toMatchObject({ code: 'request.invalid', fields: { quantity: expect.any(String) as string } });
    },
  );

  it.each([
    [{ personalization: 'a'.repeat(21) }, 400],
    [{ personalization: '👶' }, 400],
    [{ fontSize: 'huge' }, 400],
    [{ addPompon: 'yes' }, 400],
    [{ addPersonalizedKeychain: true }, 422],
    [{ personalization: null, addNameEmbroidery: true }, 422],
    [{ hasBordado: false }, 422],
  ])('PATCH refuses %j', async (changes, statusCode) => {
    await api().patch(`/api/cart/${item.id}`).send(changes).expect(statusCode);
  });

  it('a list for a code is refused in Spanish alone', async () => {
    const { body } = await api().put(`/api/cart/${sessionId}/discount`).send([]).expect(400);
    expect(body).toMatchObject({ code: 'request.malformed', message: 'La solicitud no es válida.' });
    expect(body).not.toHaveProperty('fields');
  });

  it.each(['short', 'a'.repeat(129), 'con%20espacio', 'ni%C3%B1o-123', '..%2f..%2fetc', '%00%00%00%00%00%00%00%00'])(
    'the malformed session %s is refused everywhere',
    async (session) => {
      const answers = [
        await api().get(`/api/cart/${session}`),
        await api().get(`/api/cart/${session}/totals`),
        await api().put(`/api/cart/${session}/discount`).send({ code: 'SIGERIST15' }),
        await api().delete(`/api/cart/${session}/discount`),
        await api().delete(`/api/cart/session/${session}`),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: 'cart.session_malformed', fields: { sessionId: SESSION } });
      }
    },
  );

  it.each(['abcdefgh', 'A-_z0123', crypto.randomUUID(), 'a'.repeat(128)])('the session %s is fine', async (session) => {
    await api().get(`/api/cart/${session}`).expect(200);
  });
});
