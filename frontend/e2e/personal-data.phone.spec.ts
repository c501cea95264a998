import { expect } from '@playwright/test';
import { RARELY_BROKEN } from './support/tags';
import { axeViolations } from './support/axe';
import { mailedLink } from './support/mail';
import { open } from './support/open';
import { publicPages } from './support/pages';
import { firstVisit as test } from './support/test';

test('downloads and erases the data of a guest with a mailed link', async ({ page, request }) => {
  const email = 'laura.datos@example.com';
  const contact = {
    firstName: 'Laura',
    lastName: 'Gómez',
    email,
    phone: '3001234567',
    message: 'Hola',
    dataConsent: true,
  };
  expect((await request.post('/api/contact', { data: contact })).status()).toBe(201);

  await open(page, '/mis-datos');
  await page.getByLabel(/^Correo/).fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText(/te enviamos un enlace que vale por una hora/)).toBeVisible();

  // The page is already open, so the link changes only its hash.
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const { pathname, hash } = new URL(await mailedLink(email, '/mis-datos#token='));
  await page.goto(pathname + hash);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  expect((await download).suggestedFilename()).toBe('mis-datos-sigerist.json');
  expect(await axeViolations(page)).toEqual([]);
  await expect(page).not.toHaveURL(/#/);
  // No request URL contains the token.
  expect(asked.filter((url) => url.includes(hash.split('=')[1]!) && !url.includes('#'))).toEqual([]);

  await page.getByRole('button', { name: 'Borrar mis datos' }).click();
  await page.getByRole('button', { name: 'Sí, borrar mis datos' }).click();
  await expect(page.getByRole('heading', { name: 'Borramos tus datos' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('lists all cookies and storage keys in the privacy policy', RARELY_BROKEN, async ({ page, context }) => {
  await open(page, '/privacidad');
  const named = await page.getByRole('term').allTextContents();
  for (const path of Object.values(publicPages)) await open(page, path);
  await open(page, '/product/1');
  await page
    .getByRole('button', { name: /Agregar al carrito/i })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session_id'))).toBeTruthy();
  const cookies = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));
  expect([...cookies, ...keys].filter((key) => !isNamed(key))).toEqual([]);
});
