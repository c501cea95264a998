import type { KitDto, ProductDto } from '../../api/catalogue.api';
import { kitTitle } from '../../domain/kit-groups';
import { heroPictures } from '../../pictures/hero.gen';
import { pictureUrl, shareImageUrl } from '../../pictures/picture-entry';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import { galleryOf } from '../../domain/product-pictures';
import { productPath } from './product-path';

/** An offer for structured data and shopping feeds. */
export interface Offer {
  /** Id of the product, or `kit`. */
  id: string;
  name: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URLs, main picture first; never empty. */
  pictures: string[];
  /** Price on the page, whole pesos. */
  price: number;
  /** Price before the discount; undefined without one. */
  fullPrice?: number;
  category: string;
  inStock: boolean;
  isKit?: true;
}

export function productOffer(product: ProductDto): Offer {
  const { id, name, description, price, category, inStock } = product;
  return {
    id: String(id),
    name,
    description,
    price,
    category,
    inStock,
    url: absoluteUrl(productPath(id)),
    pictures: picturesOf(product),
  };
}

export function kitOffer({ pieces, total, finalTotal }: KitDto): Offer {
  return {
    id: 'kit',
    name: kitTitle(pieces.length),
    description: `Kit bordado a juego: ${pieces.map(({ name }) => name).join(', ')}.`,
    url: absoluteUrl('/kit'),
    pictures: [absoluteUrl(shareImageUrl(heroPictures['kit-wide']))],
    price: finalTotal,
    ...(total > finalTotal && { fullPrice: total }),
    category: 'Kits',
    inStock: pieces.every((piece) => piece.inStock),
    isKit: true,
  };
}

function picturesOf(product: ProductDto): string[] {
  const urls = galleryOf(product, true).map((picture) => pictureUrl(picture, Math.max(...picture.widths), 'webp'));
  return (urls.length > 0 ? urls : [product.imageUrl]).map(absoluteUrl);
}
