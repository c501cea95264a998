import { aProduct, pricing, seededPricing } from '../../testing/catalogue-data';
import { googleFeed } from './google-feed';
import { kitStructuredData, productStructuredData } from './product-structured-data';

const NAMESPACE = 'http://base.google.com/ns/1.0';

function itemsOf(xml: string): Element[] {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return [...feed.querySelectorAll('item')];
}
const texts = (item: Element, name: string) =>
  [...item.getElementsByTagNameNS(NAMESPACE, name)].map(({ textContent }) => textContent);
const text = (item: Element, name: string) => texts(item, name)[0];

interface Described {
  sku: string;
  name: string;
  image: string[];
  offers: { url: string; price: number; availability: string };
}

describe('googleFeed', () => {
  it('contains the product fields that Google requires, equal to the structured data of the page', () => {
    const product = aProduct({ inStock: false });
    const [item] = itemsOf(googleFeed([product], pricing));
    const described = (productStructuredData(product) as { '@graph': Described[] })['@graph'][0]!;
    expect(text(item!, 'id')).toBe(described.sku);
    expect(text(item!, 'title')).toBe(described.name);
    expect(text(item!, 'link')).toBe(described.offers.url);
    expect([text(item!, 'image_link'), ...texts(item!, 'additional_image_link')]).toEqual(described.image);
    expect(text(item!, 'price')).toBe(`${described.offers.price} COP`);
    expect(texts(item!, 'sale_price')).toEqual([]);
    expect(text(item!, 'availability')).toBe('out_of_stock');
    expect(text(item!, 'condition')).toBe('new');
    expect(text(item!, 'brand')).toBe('Sigerist');
    expect(text(item!, 'product_type')).toBe('Pañaleras');
    expect(text(item!, 'identifier_exists')).toBe('no');
    const shipping = item!.getElementsByTagNameNS(NAMESPACE, 'shipping')[0]!;
    expect(text(shipping, 'country')).toBe('CO');
    expect(texts(item!, 'price')[1]).toBe(`${pricing.delivery.shippingEstimate} COP`);
  });

  it('contains the kit with its price before and after the discount', () => {
    const { kit } = seededPricing;
    const item = itemsOf(googleFeed([], seededPricing)).at(-1)!;
    expect(text(item, 'id')).toBe('kit');
    expect(text(item, 'price')).toBe(`${kit.total} COP`);
    expect(text(item, 'sale_price')).toBe(`${kit.finalTotal} COP`);
    expect((kitStructuredData(kit) as Described).offers.price).toBe(kit.finalTotal);
    expect(text(item, 'is_bundle')).toBe('yes');
  });

  it('escapes and shortens names to valid XML within the limits of Google', () => {
    const name = `Bolso "A&B" <b>\u0000\u000b\ud83d ñ ${'x'.repeat(200)}`;
    const [item] = itemsOf(googleFeed([aProduct({ name, description: '🎀'.repeat(5_000) })], pricing));
    expect(text(item!, 'title')).toMatch(/^Bolso "A&B" <b> ñ x+$/);
    expect(text(item!, 'title')!.length).toBeLessThanOrEqual(150);
    expect(text(item!, 'description')).toMatch(/^(🎀)+$/u);
  });
});
