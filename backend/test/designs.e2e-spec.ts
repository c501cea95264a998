import request from 'supertest';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';

const design = {
  productId: 1,
  name: 'Sofía',
  fontStyle: 'elegant',
  fontSize: 'medium',
  fontColor: 'gold',
  animalTheme: 'lion',
  bagColor: 'black',
};

describe('designs over HTTP', () => {
  let shop: TestApp;
  const api = () => request(shop.app.getHttpServer());
  const keep = (changes: Record<string, unknown> = {}) =>
    api()
      .post('/api/designs')
      .send({ ...design, ...changes });

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  afterAll(() => shop.close());

  it('gives a design a short URL, the same for the same design, and opens it there', async () => {
    const kept = (await keep().expect(201)).body as { code: string; path: string };
    expect(kept).toEqual({ code: expect.stringMatching(/^[\w-]{10}$/) as string, path: `/d/${kept.code}` });
    expect((await keep({ name: ' Sofía ' }).expect(201)).body).toEqual(kept);
    const { body, headers } = await api().get(`/api/designs/${kept.code}`).expect(200);
    expect(body).toEqual({
      ...kept,
      design: { ...design, strap: null, hasBordado: true, addOns: [], keychainText: '' },
      productName: 'Pañalera Multifuncional',
      price: 445_020,
      breakdown: [
        { label: 'Precio base', amount: 445_000 },
        { label: 'Letra elegante, tamaño mediano', amount: 5 },
        { label: 'Hilo dorado', amount: 0 },
        { label: 'Motivo león', amount: 15 },
        { label: 'Color negro', amount: 0 },
      ],
    });
    expect(headers['cache-control']).toContain('public');
    await api().get(`/api/designs/${kept.code}`).set('If-None-Match', headers.etag!).expect(304);
  });

  it('keeps a design that is as in the photo, at the price of the piece', async () => {
    const photo = { fontStyle: null, fontSize: null, fontColor: null, animalTheme: null, bagColor: undefined };
    const { body: kept } = await keep({ ...photo, name: 'Como la foto', strap: 'anchors' }).expect(201);
    const { body } = await api()
      .get((kept as { path: string }).path.replace('/d/', '/api/designs/'))
      .expect(200);
    expect(body).toMatchObject({ price: 445_000, design: { ...photo, bagColor: null, strap: 'anchors' } });
  });

  it('keeps everything that hangs on the piece', async () => {
    const chosen = { addOns: ['pompon', 'keychain'], keychainText: ' Mi bebé ' };
    const { body: kept } = await keep({ ...chosen, name: 'Con adornos' }).expect(201);
    const { body } = await api()
      .get((kept as { path: string }).path.replace('/d/', '/api/designs/'))
      .expect(200);
    expect(body).toMatchObject({
      design: { addOns: ['keychain', 'pompon'], keychainText: 'Mi bebé' },
      price: 545_020,
      breakdown: expect.arrayContaining([{ label: 'Pompón', amount: 45_000 }]) as object[],
    });
    expect((await keep({ ...chosen, addOns: ['keychain', 'pompon'], name: 'Con adornos' }).expect(201)).body).toEqual(
      kept,
    );
  });

  it('keeps one row for a design that arrives many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep({ name: 'A la vez' })));
    expect(new Set(answers.map(({ body }) => (body as { code: string }).code)).size).toBe(1);
  });

  it.each([
    [{ name: '' }, 400],
    [{ name: undefined }, 400],
    [{ name: 'a'.repeat(21) }, 400],
    [{ name: '👶' }, 400],
    [{ name: { a: 1 } }, 400],
    [{ fontStyle: 'gothic' }, 400],
    [{ fontColor: 7 }, 400],
    [{ animalTheme: '__proto__' }, 400],
    [{ bagColor: '\u0000' }, 400],
    [{ addOns: 'pompon' }, 400],
    [{ addOns: ['__proto__'] }, 400],
    [{ addOns: Array.from({ length: 51 }, () => 'pompon') }, 400],
    [{ keychainText: '\u{1F476}', addOns: ['keychain'] }, 400],
    [{ addOns: ['keychain'] }, 422],
    [{ hasBordado: false }, 422],
    [{ productId: '1' }, 400],
    [{ productId: 99 }, 404],
    [{ productId: 3 }, 422],
  ])('refuses %j', async (changes, statusCode) => {
    const { body } = await keep(changes).expect(statusCode);
    expect(body).toMatchObject({ statusCode, message: expect.stringMatching(/\S/) as string });
  });

  it.each(['AAAAAAAAAA', 'short', '%00', '..%2f..%2fetc', 'a'.repeat(5000)])('finds no design for %s', async (code) => {
    const { body } = await api().get(`/api/designs/${code}`).expect(404);
    expect(body).toMatchObject({ code: 'design.not_found', message: 'Este diseño no existe' });
  });

  it('limits the requests of one network', async () => {
    const answers = await Promise.all(Array.from({ length: 301 }, () => keep()));
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
