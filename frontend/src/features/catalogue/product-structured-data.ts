import type { KitDto, ProductDto } from '../../api/catalogue.api';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import { SHOP_NAME } from '../../shared/lib/shop';
import { categoryPath } from './categories';
import { kitOffer, type Offer, productOffer } from './offer';
import { productPath } from './product-path';

/** Returns the product's structured data (schema.org), without the fixed rating. */
export function productStructuredData(product: ProductDto): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...offered(productOffer(product)), category: product.category },
      trail([
        { name: 'Inicio', path: '/' },
        { name: product.category, path: categoryPath(product.category) },
        { name: product.name, path: productPath(product.id) },
      ]),
    ],
  };
}

/** Returns the kit's structured data (schema.org). */
export function kitStructuredData(kit: KitDto): object {
  return { '@context': 'https://schema.org', ...offered(kitOffer(kit)) };
}

function offered({ id, name, description, url, pictures, price, inStock }: Offer): object {
  return {
    '@type': 'Product',
    name,
    description,
    sku: id,
    image: pictures,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'COP',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
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
