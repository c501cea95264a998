import request from 'supertest';
import type { CartItemDto } from '../src/cart/adapters/http/cart-item.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';

/** Every refusal is one Spanish sentence in the usual shape, and the cart stays as it was. */
describe('invalid input to the cart', () => {
  let shop: TestApp;
  let sessionId: string;
  let item: CartItemDto;
  const api = () => request(shop.app.getHttpServer());
  const post = (body: unknown) =>
    api()
      .post('/api/cart')
      .set('Content-Type', 'application/json')
      .send(body as object);

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  afterAll(() => shop.close());
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
