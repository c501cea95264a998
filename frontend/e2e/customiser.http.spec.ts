import { type APIRequestContext, expect } from '@playwright/test';
import { firstVisit as test } from './support/test';

// Link previews of shared designs, from the served HTML.

const design = {
  productId: 1,
  fontStyle: 'elegant',
  fontSize: 'medium',
  fontColor: 'gold',
  animalTheme: 'lion',
  bagColor: 'black',
};

async function keep(request: APIRequestContext, name: string) {
  const answer = await request.post('/api/designs', { data: { ...design, name } });
  return (await answer.json()) as { code: string; path: string };
}

const meta = (html: string, property: string) =>
  html.match(new RegExp(`property="${property}" content="([^"]*)"`))?.[1];

test('has name, price and picture in the link preview of a design', async ({ request }) => {
  const { path } = await keep(request, 'Sofía');
  const page = await request.get(path, { headers: { 'User-Agent': 'WhatsApp/2.23.20.0' } });
  expect(page.status()).toBe(200);
  const html = await page.text();
  expect(meta(html, 'og:title')).toContain('«Sofía»');
  expect(meta(html, 'og:description')).toContain('$445.020');
  expect(meta(html, 'og:image:width')).toBe('1200');

  const picture = await request.get(meta(html, 'og:image')!);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(250_000);
  expect(sizeOf(bytes)).toEqual({ width: 1200, height: 630 });
});

test('renders the same picture for the same name only', async ({ request }) => {
  const picture = async (name: string) => (await request.get(`${(await keep(request, name)).path}.jpg`)).body();
  const [one, again, other] = [await picture('Sofía'), await picture('Sofía'), await picture('Mateo')];
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

for (const path of ['/d/nothing-here', '/d/nothing-here.jpg', '/customize', '/customize/abc', '/customize/999999']) {
  test(`${path} answers a page with status 404`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/html');
  });
}

test('serves the customiser with the bag in its default colour', async ({ request }) => {
  const html = await (await request.get('/customize/1')).text();
  expect(html).toContain('Personaliza tu Pañalera Multifuncional');
  expect(html).toMatch(/<img[^>]+panalera-negro[^>]+fetchPriority="high"/i);
});

/** Reads the size from the frame header of a baseline or progressive JPEG. */
function sizeOf(jpeg: Buffer) {
  for (let at = 2; at < jpeg.length;) {
    const marker = jpeg[at + 1]!;
    if (marker === 0xc0 || marker === 0xc2)
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return undefined;
}
