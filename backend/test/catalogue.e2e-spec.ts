import request from 'supertest';
import type { ProductDto } from '../src/catalogue/adapters/http/product.dto.js';
import { seedPictures } from '../src/media/index.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';

describe('catalogue over HTTP', () => {
  let shop: TestApp;
  const get = (path: string) => request(shop.app.getHttpServer()).get(`/api${path}`);
  const ids = (body: unknown) => (body as ProductDto[]).map(({ id }) => id);

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  afterAll(() => shop.close());

  describe('GET /products', () => {
    it('answers all products as a bare array in rank order', async () => {
      const { status, body, headers } = await get('/products');
      expect(status).toBe(200);
      expect(ids(body)).toEqual([7, 1, 11, 3, 10, 9, 2, 5, 8, 12, 4, 6]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers.link).toBeUndefined();
    });

    it('describes each product with its pictures, with and without embroidery', async () => {
      const { body } = await get('/products');
      const products = body as ProductDto[];
      const seeded = (view: string) => seedPictures().get(`products/bolso-mariposa/${view}.webp`)!;
      const url = (view: string, width: number) => `/media/${seeded(view).id}-${width}.webp`;
      const picture = (view: string, widths: number[], plain = false) => {
        const { id, width, height, colour } = seeded(view);
        return { id, alt: expect.stringMatching(/^Bolso Mariposa rosado/), plain, width, height, colour, widths };
      };
      expect(products.find(({ id }) => id === 4)).toEqual({
        id: 4,
        name: 'Bolso Mariposa',
        description: expect.stringContaining('cuero PVC'),
        price: 285000,
        category: 'Bolsos',
        imageUrl: url('bordado', 1080),
        inStock: true,
        pictures: [
          picture('bordado', [360, 560, 800, 1080]),
          picture('angle-1', [360, 560, 800, 960]),
          picture('detail', [360, 560, 800, 840]),
          picture('blank', [360, 560, 800, 1080], true),
          picture('blank-detail', [360, 560, 580], true),
        ],
        photoDesign: {
          letter: 'elegant',
          letterSize: 'medium',
          thread: 'wine',
          motif: 'none',
          bagColour: 'pink',
          strap: 'none',
        },
        variants: {
          bordado: true,
          bordadoImageUrl: url('bordado', 1080),
          blankImageUrl: url('blank', 1080),
          galleryImages: [url('blank', 1080), url('blank-detail', 580)],
          bordadoGalleryImages: [url('bordado', 1080), url('angle-1', 960), url('detail', 840)],
          referenceImageUrl: url('detail', 840),
        },
      });
      const plain = products.filter(({ variants }) => !variants.bordado);
      expect(ids(plain).sort((a, b) => a - b)).toEqual([3, 6, 8, 12]);
      for (const { imageUrl, variants } of plain) {
        expect(imageUrl).toBe(variants.blankImageUrl);
        expect(variants).toMatchObject({ bordadoImageUrl: null, bordadoGalleryImages: [] });
      }
    });

    it.each([
      ['category=pa%C3%B1alera', [1]],
      ['category=panalera', [1]],
      ['category=MOCHILA', [7, 3, 6]],
      ['category=maleta&search=mochila', [11]],
      ['category=&search=', [7, 1, 11, 3, 10, 9, 2, 5, 8, 12, 4, 6]],
      ['search=mochilas', [7, 3, 6]],
      ['search=xyzzy', []],
      ['search=%25', []],
      ['search=_', []],
      ["search='", []],
      ['search=%22%5C', []],
      ['search=%00', [7, 1, 11, 3, 10, 9, 2, 5, 8, 12, 4, 6]],
      ['search=%F0%9F%91%B6', []],
      ['search=%ED%A0%80', []],
      [`search=${'a'.repeat(7_000)}`, []],
      [`search=${'%F0%9F%91%B6'.repeat(600)}`, []],
      ['colour=red', [7, 1, 11, 3, 10, 9, 2, 5, 8, 12, 4, 6]],
    ])('filters by %.60s', async (query, expected) => {
      const { status, body } = await get(`/products?${query}`);
      expect(status).toBe(200);
      expect(ids(body)).toEqual(expected);
    });

    it('is read page by page with the Link header', async () => {
      const seen: number[] = [];
      let next: string | undefined = '/products?limit=5';
      while (next) {
        const { body, headers } = await get(next);
        seen.push(...ids(body));
        next = /^<\/api([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
      }
      expect(seen).toEqual([7, 1, 11, 3, 10, 9, 2, 5, 8, 12, 4, 6]);
    });

    it('keeps the filter in the URL of the next page', async () => {
      const { headers } = await get('/products?limit=1&search=mochila%20%26');
      const url = new URL(/^<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? '', 'http://shop');
      expect(url.searchParams.get('search')).toBe('mochila &');
    });

    it('announces no page after one that ends exactly', async () => {
      expect((await get('/products?limit=12')).headers.link).toBeUndefined();
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=abc', 'limit'],
      ['limit=1.5', 'limit'],
      ['limit=0x10', 'limit'],
      ['limit=5%20', 'limit'],
      ['limit=', 'limit'],
      ['limit=1&limit=2', 'limit'],
      ['cursor=garbage', 'cursor'],
      ['cursor=OTk5OTk5OTk5OTk5OTk5OTk5Ljk', 'cursor'],
      ['search=a&search=b', 'search'],
      ['category=a&category=b', 'category'],
    ])('answers 400 to %s and names the field', async (query, field) => {
      const { status, body } = await get(`/products?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'request.invalid', fields: { [field]: expect.any(String) } });
    });
  });

  describe('GET /products/{id}', () => {
    it('answers the product', async () => {
      const { status, body } = await get('/products/7');
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: 7, name: 'Mochila Milano', price: 435000 });
      const { measures } = body as ProductDto;
      expect(measures).toMatchObject({
        heightCm: 40,
        widthCm: 30,
        depthCm: 17,
        weightG: 1050,
        litres: 16,
        strapCm: 85,
      });
      expect(measures).toMatchObject({ measured: false, fits: expect.arrayContaining(['2 biberones']) });
      expect(measures!.openPicture).toMatchObject({
        alt: expect.stringContaining('abierta'),
        widths: [360, 560, 800, 840],
      });
      // The picture of the open piece has its own place, and lists stay light.
      const { body: list } = await get('/products');
      const listed = (list as ProductDto[]).find(({ id }) => id === 7)!;
      expect(listed).not.toHaveProperty('measures');
      expect(listed.pictures.map(({ id }) => id)).not.toContain(measures!.openPicture!.id);
    });

    it.each(['999999', '2147483647'])('answers 404 to %s', async (id) => {
      const { status, body, headers } = await get(`/products/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'catalogue.product_not_found',
        message: 'Producto no encontrado',
        requestId: headers['x-request-id'],
      });
    });

    it.each(['abc', '0', '-1', '1.5', '1e3', '99999999999', '%00', '1%20', '0x1', '١'].map(encodeURI))(
      'answers 400 to %s',
      async (id) => {
        const { status, body } = await get(`/products/${id}`);
        expect(status).toBe(400);
        expect(body).toMatchObject({ statusCode: 400, requestId: expect.any(String) });
      },
    );
  });

  it('GET /product-groups answers the headings, none of them empty', async () => {
    const { body } = await get('/product-groups');
    expect(body).toEqual([
      { id: 1, label: 'Pañaleras', productIds: [7, 1] },
      { id: 2, label: 'Maletas', productIds: [11, 3] },
      { id: 3, label: 'Loncheras', productIds: [10, 9] },
      { id: 4, label: 'Organizadores', productIds: [2, 5] },
      { id: 5, label: 'Otros', productIds: [8, 12] },
      { id: 6, label: 'Otros Productos', productIds: [4, 6] },
    ]);
  });

  it('GET /pricing answers the agreed prices, limits, times and kit', async () => {
    const { body } = await get('/pricing');
    expect(body).toMatchObject({
      embroideryRemovalSaving: 15000,
      embroideryDescription: expect.stringMatching(/^«Con bordado» incluye/),
      addOns: [
        { id: 'pompon', price: 45000, needs: null },
        { id: 'keychain', price: 55000, needs: 'keychainText' },
        { id: 'bow', price: 55000, needs: null },
        { id: 'personalization', price: 15000, needs: 'name' },
        { id: 'expressService', price: 50000, needs: null },
      ],
      fontSizes: [
        { id: 'small', surcharge: 0 },
        { id: 'medium', surcharge: 5 },
        { id: 'large', surcharge: 10 },
      ],
      limits: { name: 20, keychain: 12, request: 200, quantity: 99 },
      kit: {
        pieces: [145000, 450000, 565000, 190000, 80000, 60000, 105000].map((price) => ({ price })),
        total: 1595000,
        discountPercent: 10,
        discountAmount: 159500,
        finalTotal: 1435500,
        freeAccessories: 1,
      },
      delivery: {
        shippingEstimate: 25000,
        standardBusinessDays: [15, 20],
        expressBusinessDays: [5, 8],
        embroideryHours: 48,
      },
    });
    expect(body).toHaveProperty('animalThemes.7', { id: 'princess', label: 'Princesa', surcharge: 20 });
  });

  it('GET /faq answers every category, with prices of the catalogue and no unfilled placeholder', async () => {
    const { status, body } = await get('/faq');
    const items = body as { category: string; answer: string }[];
    expect(status).toBe(200);
    expect(new Set(items.map(({ category }) => category))).toEqual(
      new Set(['Envíos y Entregas', 'Pagos', 'Productos y Calidad', 'Empresa', 'Personalización']),
    );
    const kit = items.find(({ answer }) => answer.includes('$1.435.500'));
    expect(kit?.answer).toContain('$1.595.000');
    expect(items.filter(({ answer }) => /undefined|NaN|\$0\b/.test(answer))).toEqual([]);
  });
});
