import { expect, test } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { open } from './support/open';

// On a slow network code arrives late: what the shopper does meanwhile is hers, and none of it is lost.

test('a page that arrives leaves open and in focus what was opened meanwhile', async ({ page, isMobile }) => {
  const arrive = await holdBack(page, 'TermsPage');
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

  // Back leads away from what is open, unlike the page that was on its way.
  await page.goBack();
  await expect(page).toHaveTitle(/Nosotros/);
  if (isMobile) await expect(box).toBeHidden();
});

test('a link pressed before its part of the page is alive leads on without a new document', async ({ page }) => {
  const arrive = await holdBack(page, 'HomeProducts');
  await open(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Ver Todos los Productos' }).click();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los Productos' })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a form filled in and sent before its code has arrived is sent once', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postData()!);
  });
  const arrive = await holdBack(page, '{main,ContactForm}');
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
