/** Pages that search engines should know, apart from the products. */
const PAGES = ['/', '/productos', '/kit', '/personalizacion', '/nosotros', '/faq', '/terminos', '/privacidad'];

/** `sitemap.xml` of the shop; `publicUrl` without a trailing slash. */
export function sitemap(publicUrl: string, productIds: number[]): string {
  const paths = [...PAGES, ...productIds.map((id) => `/product/${id}`)];
  const urls = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Allows all public pages; carts and API calls do not belong in search results. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /cart
Disallow: /panel/
Disallow: /chatbot-test

Sitemap: ${publicUrl}/sitemap.xml
`;
}
