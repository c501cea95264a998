import { expect } from '@playwright/test';
import { ANY_WIDTH } from '../support/tags';
import { delayChunk } from '../support/delay-chunk';
import { open } from '../support/open';
import { test } from '../support/test';

// Actions of the shopper while code is still loading must not be lost.

test('keeps an opened search focused when a slow page arrives', async ({ page, isMobile }) => {
  const arrive = await delayChunk(page, 'TermsPage');
  await open(page, '/nosotros');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click();
  await expect(page).toHaveURL('/terminos');
  await page.getByRole('banner').getByRole('button', { name: 'Buscar productos' }).click();
  const box = page.getByRole(isMobile ? 'dialog' : 'banner').getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('leó');
  arrive();
  await expect(page).toHaveTitle(/Términos/);
  await expect(box).toBeFocused();
  await page.keyboard.type('n');
  await expect(box).toHaveValue('león');

  // Unlike the arriving page, Back closes the search.
  await page.goBack();
  await expect(page).toHaveTitle(/Nosotros/);
  if (isMobile) await expect(box).toBeHidden();
});

test('follows a link in a section that is not hydrated without a new document', ANY_WIDTH, async ({ page }) => {
  const arrive = await delayChunk(page, 'HomeProducts');
  await open(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Ver Todos los Productos' }).click();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los Productos' })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('keeps the footer of the customiser in place while its last section loads', ANY_WIDTH, async ({ page }) => {
  const arrive = await delayChunk(page, 'OrderProcess');
  await open(page, '/product/1');
  await page
    .getByRole('main')
    .getByRole('link', { name: /personalizador$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Personaliza tu/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tu diseño' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  arrive();
  await expect(page.getByText('100% hecho a mano')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(16);
});

test('sends a form once that was submitted before hydration', ANY_WIDTH, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postData()!);
  });
  const arrive = await delayChunk(page, '{main,ContactForm}');
  await page.goto('/#contacto');
  const form = page.getByRole('form', { name: 'Contacto' });
  await form.getByLabel(/Nombre/).fill('Laura');
  await form.getByLabel(/Apellido/).fill('Restrepo');
  await form.getByLabel(/Email/).fill('laura@example.com');
  await form.getByLabel(/Teléfono/).fill('300 123 4567');
  await form.getByLabel(/Mensaje/).fill('Una pañalera para Sofía');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  arrive();
  await expect(page.getByText('Tu mensaje se ha enviado correctamente').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Una pañalera para Sofía');
});
