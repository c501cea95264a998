import { http, HttpResponse } from 'msw';
import type { KitPieceDto, PricingDto, ProductDto, ProductGroupDto } from '../api/catalogue.api';
import fallback from './seed-catalogue.gen.json' with { type: 'json' };

/** A product as the API answers it: embroiderable unless told otherwise. */
export function aProduct(overrides: Partial<ProductDto> = {}): ProductDto {
  const folder = '/assets/products/panalera-multifuncional';
  return {
    id: 1,
    name: 'Pañalera Multifuncional',
    description: 'Amplia y liviana.',
    price: 445000,
    category: 'Pañaleras',
    imageUrl: `${folder}/bordado.webp`,
    inStock: true,
    variants: {
      bordado: true,
      bordadoImageUrl: `${folder}/bordado.webp`,
      blankImageUrl: `${folder}/blank.webp`,
      galleryImages: [`${folder}/blank.webp`, `${folder}/detail.webp`],
      bordadoGalleryImages: [`${folder}/bordado.webp`, `${folder}/angle-1.webp`],
      referenceImageUrl: null,
    },
    ...overrides,
  };
}

/** A product that cannot be embroidered. */
export function aPlainProduct(overrides: Partial<ProductDto> = {}): ProductDto {
  const folder = '/assets/products/mochila-clasica';
  return aProduct({
    id: 3,
    name: 'Mochila Clásica',
    description: 'Espalda acolchada y bolsillo frontal.',
    price: 425000,
    category: 'Mochilas',
    imageUrl: `${folder}/blank.webp`,
    variants: {
      bordado: false,
      bordadoImageUrl: null,
      blankImageUrl: `${folder}/blank.webp`,
      galleryImages: [`${folder}/blank.webp`],
      bordadoGalleryImages: [],
      referenceImageUrl: null,
    },
    ...overrides,
  });
}

export const products: ProductDto[] = [
  aProduct(),
  aProduct({ id: 7, name: 'Mochila Milano', description: 'Solapa y correas de reata.', category: 'Mochilas' }),
  aPlainProduct(),
  aProduct({
    id: 5,
    name: 'Organizador de Mudas',
    description: 'Dos sobres.',
    category: 'Organizadores',
    price: 60000,
  }),
  aPlainProduct({ id: 8, name: 'Cambiador', description: 'Acolchado.', category: 'Accesorios', price: 105000 }),
];

/** A piece of the kit that takes no embroidery, unless told otherwise. */
export function aKitPiece(overrides: Partial<KitPieceDto> = {}): KitPieceDto {
  return {
    name: 'Cambiador',
    price: 105000,
    discount: 10500,
    productId: 8,
    basePrice: 105000,
    withName: false,
    embroiderable: false,
    imageUrl: '/assets/products/cambiador/blank.webp',
    inStock: true,
    ...overrides,
  };
}

export const groups: ProductGroupDto[] = [
  { id: 1, label: 'Pañaleras', productIds: [7, 1] },
  { id: 2, label: 'Maletas', productIds: [3] },
  { id: 3, label: 'Organizadores', productIds: [5] },
  { id: 4, label: 'Otros', productIds: [8] },
];

/** What `GET /pricing` serves on the first start, but for today's dates. */
export const seededPricing = fallback.pricing as unknown as PricingDto;

/** The choices of an embroidery: a design without one that is offered cannot be shown. */
const { fontStyles, fontSizes, fontColors, animalThemes, bagColors } = seededPricing;

export const pricing: PricingDto = {
  embroideryRemovalSaving: 15000,
  embroideryDescription: '«Con bordado» incluye el nombre de tu bebé.',
  addOns: [
    { id: 'pompon', label: 'Pompón', description: 'En piel sintética', price: 45000, needs: null, field: 'addPompon' },
    {
      id: 'personalization',
      label: 'Bordado de nombre',
      description: 'Requiere el nombre',
      price: 15000,
      needs: 'name',
      field: 'addNameEmbroidery',
    },
  ],
  fontStyles,
  fontSizes,
  fontColors,
  animalThemes,
  bagColors,
  limits: { name: 20, keychain: 12, request: 200, quantity: 99 },
  kit: { pieces: [], total: 0, discountPercent: 10, discountAmount: 0, finalTotal: 0, freeAccessories: 1, gifts: [] },
  delivery: {
    shippingEstimate: 25000,
    standardBusinessDays: [15, 20],
    expressBusinessDays: [5, 8],
    embroideryHours: 48,
    standardDates: { earliest: '2026-12-14', latest: '2026-12-21' },
    expressDates: { earliest: '2026-11-27', latest: '2026-12-02' },
  },
};

/** The catalogue's calls, answered with the data above. */
export const catalogueHandlers = [
  http.get('*/api/products', () => HttpResponse.json(products)),
  http.get('*/api/product-groups', () => HttpResponse.json(groups)),
  http.get('*/api/pricing', () => HttpResponse.json(pricing)),
  http.get('*/fallback-catalogue.json', () => HttpResponse.json(fallback)),
  http.get('*/api/products/:id', ({ params }) => {
    const product = products.find(({ id }) => id === Number(params.id));
    return product ? HttpResponse.json(product) : notFound();
  }),
];

function notFound() {
  const body = { statusCode: 404, code: 'not_found', message: 'Producto no encontrado', requestId: 'r' };
  return HttpResponse.json(body, { status: 404 });
}
