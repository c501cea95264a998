import type { KitDto, ProductDto } from '../../api/catalogue.api';
import { kitTitle } from '../../domain/kit-groups';
import { heroPictures } from '../../pictures/hero.gen';
import { pictureUrl, shareImageUrl } from '../../pictures/picture-entry';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import { categoryPath } from './categories';
import { galleryOf } from './embroidery';
import { productPath } from './product-path';
import { pictureAddress, productPicture } from './product-picture';

/** The product as search engines read it (schema.org), without the fixed rating (decisions, 7). */
export function productStructuredData(product: ProductDto): object {
  const url = absoluteUrl(productPath(product.id));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: String(product.id),
        category: product.category,
        image: galleryOf(product, true).map(largestPicture),
        brand: { '@type': 'Brand', name: 'Sigerist' },
        offers: {
          '@type': 'Offer',
          url,
          price: product.price,
          priceCurrency: 'COP',
          availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
      trail([
        { name: 'Inicio', path: '/' },
        { name: product.category, path: categoryPath(product.category) },
        { name: product.name, path: productPath(product.id) },
      ]),
    ],
  };
}

/** The kit as search engines read it (schema.org). */
export function kitStructuredData({ pieces, finalTotal }: KitDto): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: kitTitle(pieces.length),
    description: `Kit bordado a juego: ${pieces.map(({ name }) => name).join(', ')}.`,
    sku: 'kit',
    image: absoluteUrl(shareImageUrl(heroPictures['kit-wide'])),
    brand: { '@type': 'Brand', name: 'Sigerist' },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl('/kit'),
      price: finalTotal,
      priceCurrency: 'COP',
      availability: `https://schema.org/${pieces.every(({ inStock }) => inStock) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

function trail(steps: readonly { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function largestPicture(path: string): string {
  const picture = productPicture(path);
  return absoluteUrl(picture ? pictureUrl(picture, Math.max(...picture.widths), 'webp') : pictureAddress(path));
}
