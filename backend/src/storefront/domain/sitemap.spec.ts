import { robots, sitemap } from './sitemap.js';

describe(sitemap.name, () => {
  it('lists every public page and every product with its whole URL', () => {
    const xml = sitemap('https://sigerist.test', [7, 1]);
    expect(xml.match(/<loc>/g)).toHaveLength(8 + 2);
    expect(xml).toContain('<loc>https://sigerist.test/</loc>');
    expect(xml).toContain('<loc>https://sigerist.test/product/7</loc>');
  });
});

describe(robots.name, () => {
  it('keeps robots out of calls and carts and shows them the sitemap', () => {
    const text = robots('https://sigerist.test');
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain('Disallow: /cart');
    expect(text).toContain('Disallow: /panel/');
    expect(text).toContain('Disallow: /chatbot-test');
    expect(text).toContain('Sitemap: https://sigerist.test/sitemap.xml');
  });
});
