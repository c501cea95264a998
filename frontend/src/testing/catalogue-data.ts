import { http, HttpResponse } from 'msw';
import type { KitPieceDto, PricingDto, ProductDto, ProductGroupDto, ProductPictureDto } from '../api/catalogue.api';
import type { PhotoDesign } from '../domain/piece-design';
import { pictureUrl } from '../pictures/picture-entry';
import { productPictureIds } from '../pictures/products.gen';
import fallback from './seed-catalogue.gen.json' with { type: 'json' };

type PictureName = keyof typeof productPictureIds;

/** The picture of a new shop that was made of `public/assets/products/<name>.webp`, marked as `plain` or not. */
export function aPicture(name: PictureName, plain = false): ProductPictureDto {
  const picture = fallback.products
    .flatMap(({ pictures }) => pictures)
    .find(({ id }) => id === productPictureIds[name]);
  if (!picture) throw new Error(`No product of a new shop has the picture ${name}`);
  return { ...picture, plain };
}

/** URL of the picture as the API names it in texts. */
export const pictureUrlOf = (name: PictureName) => pictureUrl(aPicture(name), 1080, 'webp');

/** What the photo of the Pañalera Multifuncional shows. */
export const PHOTO: PhotoDesign = {
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'cream',
  motif: 'lion',
  bagColour: 'brown',
  strap: 'ethnic-diamonds',
};

/** A product of the API; embroiderable by default. */
export function aProduct(overrides: Partial<ProductDto> = {}): ProductDto {
  const bordado = 'panalera-multifuncional/bordado';
  const angle = 'panalera-multifuncional/angle-1';
  const blank = 'panalera-multifuncional/blank';
  const detail = 'panalera-multifuncional/detail';
  return {
    id: 1,
    name: 'Pañalera Multifuncional',
    description: 'Amplia y liviana.',
    price: 445000,
    category: 'Pañaleras',
    imageUrl: pictureUrlOf(bordado),
    inStock: true,
    pictures: [aPicture(bordado), aPicture(angle), aPicture(blank, true), aPicture(detail, true)],
    photoDesign: PHOTO,
    variants: {
      bordado: true,
    },
    ...overrides,
  };
}

/** A product that cannot be embroidered. */
export function aPlainProduct(overrides: Partial<ProductDto> = {}): ProductDto {
  const blank = 'mochila-clasica/blank';
  return aProduct({
    id: 3,
    name: 'Mochila Clásica',
    description: 'Espalda acolchada y bolsillo frontal.',
    price: 425000,
    category: 'Mochilas',
    imageUrl: pictureUrlOf(blank),
    pictures: [aPicture(blank)],
    variants: {
      bordado: false,
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

/** A piece of the kit; by default without embroidery. */
export function aKitPiece(overrides: Partial<KitPieceDto> = {}): KitPieceDto {
  return {
    name: 'Cambiador',
    price: 105000,
    discount: 10500,
    productId: 8,
    basePrice: 105000,
    withName: false,
    embroiderable: false,
    imageUrl: pictureUrlOf('cambiador/blank'),
    photoDesign: { ...PHOTO, motif: 'none' },
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

/** The response of `GET /pricing` after the first start, except for today's dates. */
export const seededPricing = fallback.pricing as unknown as PricingDto;

/** The choices of an embroidery. A design with any other choice cannot be shown. */
const { fontStyles, fontSizes, fontColors, animalThemes, bagColors, straps, unoffered } = seededPricing;

export const pricing: PricingDto = {
  embroideryRemovalSaving: 15000,
  embroideryDescription: '«Con bordado» incluye el nombre de tu bebé.',
  addOns: [
    {
      id: 'pompon',
      label: 'Pompón',
      description: 'En piel sintética',
      price: 45000,
      needs: null,
      field: 'addPompon',
      hiddenWithEmbroidery: false,
      exceptProducts: [],
    },
    {
      id: 'personalization',
      label: 'Bordado de nombre',
      description: 'Requiere el nombre',
      price: 15000,
      needs: 'name',
      field: 'addNameEmbroidery',
      hiddenWithEmbroidery: false,
      exceptProducts: [],
    },
  ],
  fontStyles,
  fontSizes,
  fontColors,
  animalThemes,
  bagColors,
  straps,
  unoffered,
  limits: { name: 20, keychain: 12, request: 200, quantity: 99 },
  kit: { pieces: [], total: 0, discountPercent: 10, discountAmount: 0, finalTotal: 0, freeAccessories: 1, gifts: [] },
  delivery: {
    shippingEstimate: 25000,
    standardBusinessDays: [15, 20],
    expressBusinessDays: [5, 8],
    embroideryHours: 48,
    standardDates: { earliest: '2026-12-14', latest: '2026-12-21' },
    expressDates: { earliest: '2026-11-27', latest: '2026-12-02' },
    christmas: null,
  },
};

/** The endpoints of the catalogue, with the data above. */
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
