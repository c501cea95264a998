import { expect, type Page } from '@playwright/test';
import { ANY_WIDTH, BOTH_WIDTHS, RARELY_BROKEN } from './support/tags';
import { open } from './support/open';
import { firstVisit, test } from './support/test';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Uses the navigation bar, or the menu on phones. */
async function goTo(page: Page, link: string, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click();
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Menú móvil' : 'Principal' });
  await navigation.getByRole('link', { name: link, exact: true }).click();
}

async function search(page: Page, text: string, isMobile: boolean) {
  await page.getByRole('button', { name: isMobile ? 'Abrir menú' : 'Buscar productos' }).click();
  const box = page.getByRole(isMobile ? 'dialog' : 'banner').getByRole('searchbox');
  await box.fill(text);
  await box.press('Enter');
}

firstVisit('goes from the home page to a product without embroidery, and back', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Ver Todos los Productos' }).click();
  await expect(title(page, 'Todos los Productos')).toBeFocused();
  await expect(page).toHaveTitle(/Todos los Productos/);

  await page.getByRole('link', { name: 'Bolso Mariposa', exact: true }).click();
  await expect(title(page, 'Bolso Mariposa')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('$285.000').first()).toBeVisible();
  await main.getByRole('radio', { name: /Sin bordado/ }).check();
  await expect(main.getByText('$270.000').first()).toBeVisible();

  await page.goBack();
  await expect(title(page, 'Todos los Productos')).toBeVisible();
});

firstVisit('focuses the heading after navigation and search in the header', BOTH_WIDTHS, async ({ page, isMobile }) => {
  await open(page, '/');
  for (const [link, heading] of [
    ['Productos', 'Todos los Productos'],
    ['Personalización', 'Tres decisiones, un bolso único'],
    ['Nosotros', /Bordamos el primer nombre/],
    ['FAQ', 'Preguntas frecuentes'],
    ['Inicio', /Cada puntada lleva/],
  ] as const) {
    await goTo(page, link, isMobile);
    await expect(title(page, heading)).toBeFocused();
  }

  await test.step('searches keywords, accents and free text', async () => {
    await search(page, '  DIAPER ', isMobile);
    await expect(title(page, 'Pañaleras')).toBeFocused();
    await expect(page).toHaveURL(/category=pa%C3%B1alera/);
    await search(page, 'león', isMobile);
    await expect(page).toHaveURL(/search=le%C3%B3n/);
    await expect(page.getByText(/1 producto\(s\) encontrado\(s\)/).first()).toBeAttached();
  });
});

firstVisit('opens a page whose link was visible without another request', ANY_WIDTH, async ({ page }) => {
  const requests: string[] = [];
  const answers: string[] = [];
  const isOfPage = (url: string) => /FaqPage-|\/api\/faq/.test(url);
  page.on('request', (request) => void (isOfPage(request.url()) && requests.push(request.url())));
  page.on('response', (answer) => void (isOfPage(answer.url()) && answers.push(answer.url())));
  await open(page, '/nosotros');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => answers.length, 'code and data').toBe(2);
  await link.click();
  await expect(title(page, 'Preguntas frecuentes')).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading').getByRole('button').first()).toBeVisible();
  expect(requests).toHaveLength(2);
});

test(
  'shows the fallback catalogue with a notice while the API is unavailable',
  { tag: [ANY_WIDTH.tag, RARELY_BROKEN.tag] },
  async ({ page, context }) => {
    await open(page, '/nosotros');
    await context.route('**/api/**', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Productos', exact: true }).click();
    await expect(page.getByText('Pañalera Multifuncional').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await context.unroute('**/api/**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden();
  },
);

test('keeps several FAQ answers open, and closes them for another filter', ANY_WIDTH, async ({ page }) => {
  await open(page, '/faq');
  const questions = page.getByRole('main').getByRole('heading').getByRole('button');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Pagos' }).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
});

test('shows embroidered names uncropped on the home page and in the gallery', BOTH_WIDTHS, async ({ page }) => {
  /** Waits for the aspect ratio of the frame. The pictures are square, and their names reach almost from edge to edge. */
  const expectUncropped = async (alt: string) => {
    const proportion = async () => {
      const { width, height } = (await page.getByRole('img', { name: alt }).first().boundingBox())!;
      return width / height;
    };
    await expect.poll(proportion).toBeGreaterThan(0.95);
  };
  await open(page, '/');
  await expectUncropped('Osito y el nombre Samuel');
  await open(page, '/personalizacion');
  await expectUncropped('Matías');
});

test('wraps around at the ends of the embroidery gallery', ANY_WIDTH, async ({ page }) => {
  await open(page, '/personalizacion');
  const gallery = page.getByRole('region', { name: /bordado/i }).first();
  await expect(gallery.getByText('1 / 19')).toBeVisible();
  await gallery.getByRole('button', { name: /anterior/i }).click();
  await expect(gallery.getByText('19 / 19')).toBeVisible();
  await gallery.getByRole('button', { name: /siguiente/i }).click();
  await expect(gallery.getByText('1 / 19')).toBeVisible();
});
