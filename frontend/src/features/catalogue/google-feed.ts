import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import { SHOP_NAME } from '../../shared/lib/shop';
import { kitOffer, type Offer, productOffer } from './offer';

/** Google rejects products with longer values. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_MORE_PICTURES = 10;

/** Returns products and kit as a feed for Google Merchant Center and Meta: RSS 2.0 with the namespace `g`. */
export function googleFeed(products: readonly ProductDto[], pricing: PricingDto): string {
  const kit = pricing.kit.pieces.length > 0 ? [kitOffer(pricing.kit)] : [];
  const items = [...products.map(productOffer), ...kit].map((offer) => itemOf(offer, pricing));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${tag('title', SHOP_NAME)}
${tag('link', absoluteUrl('/'))}
${tag('description', `Los productos de ${SHOP_NAME}`)}
${items.join('\n')}
</channel>
</rss>
`;
}

function itemOf(offer: Offer, { delivery }: PricingDto): string {
  const [mainPicture = '', ...more] = offer.pictures;
  const hasDiscount = offer.fullPrice !== undefined;
  const tags = [
    tag('g:id', offer.id),
    tag('g:title', shortened(offer.name, MAX_TITLE)),
    tag('g:description', shortened(offer.description, MAX_DESCRIPTION)),
    tag('g:link', offer.url),
    tag('g:image_link', mainPicture),
    ...more.slice(0, MAX_MORE_PICTURES).map((picture) => tag('g:additional_image_link', picture)),
    tag('g:availability', offer.inStock ? 'in_stock' : 'out_of_stock'),
    tag('g:price', pesos(offer.fullPrice ?? offer.price)),
    ...(hasDiscount ? [tag('g:sale_price', pesos(offer.price))] : []),
    tag('g:condition', 'new'),
    tag('g:brand', SHOP_NAME),
    tag('g:product_type', offer.category),
    tag('g:identifier_exists', 'no'),
    ...(offer.isKit ? [tag('g:is_bundle', 'yes')] : []),
    `<g:shipping>${tag('g:country', 'CO')}${tag('g:price', pesos(delivery.shippingEstimate))}</g:shipping>`,
  ];
  return `<item>${tags.join('')}</item>`;
}

function pesos(amount: number): string {
  return `${amount} COP`;
}

/** Cuts between code points, so that emojis stay intact. */
function shortened(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function tag(name: string, text: string): string {
  const escaped = text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
  return `<${name}>${escaped}</${name}>`;
}
