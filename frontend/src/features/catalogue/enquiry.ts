import type { ProductDto } from '../../api/catalogue.api';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import { formatCop } from '../../shared/lib/format-cop';
import { productPath } from './product-path';

/** The WhatsApp message that a shopper finds written: which piece, with or without embroidery, its price and address. */
export function enquiryText(product: ProductDto, embroidered: boolean, price: number): string {
  const choice = product.variants.bordado && embroidered ? 'con bordado' : 'sin bordado';
  return [
    `Hola, quiero saber más de este producto: ${product.name}, ${choice}.`,
    `Precio: ${formatCop(price)}`,
    absoluteUrl(productPath(product.id)),
  ].join('\n');
}
