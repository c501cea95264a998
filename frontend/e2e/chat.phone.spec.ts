import { expect, type Page } from '@playwright/test';
import { RARELY_BROKEN } from './support/tags';
import { axeViolations } from './support/axe';
import { open } from './support/open';
import { saveData } from './support/save-data';
import { firstVisit, test } from './support/test';

/** Limit of the compressed download when the chat opens. */
const MAX_BYTES = 12_800;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat de Sigerist' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Mensaje' });

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Abrir el chat' }).click();
  await expect(panel(page)).toBeVisible();
}

test('answers with the current price, links to the product and survives a reload', async ({ page }) => {
  const price = await page.request.get('/api/products/7').then(async (answer) => (await answer.json()).price as number);
  const saving = await page.request
    .get('/api/pricing')
    .then(async (answer) => (await answer.json()).embroideryRemovalSaving as number);
  const asked = `$${(price - saving).toLocaleString('es-CO')}`;
  await open(page, '/');
  await openChat(page);
  expect(await axeViolations(page)).toEqual([]);
  await field(page).fill('¿cuánto vale la mochila Milano sin bordado?');
  await field(page).press('Enter');
  const log = panel(page).getByRole('log', { name: 'Conversación' });
  await expect(log.getByText(asked).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await log
    .getByRole('link', { name: /Mochila Milano/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mochila Milano' })).toBeVisible();
  await page.reload();
  await open(page, '/');
  await openChat(page);
  await expect(log.getByText(asked).first()).toBeVisible();
});

test('hands over to staff and offers WhatsApp', async ({ page }) => {
  await open(page, '/faq');
  await openChat(page);
  await field(page).fill('quiero hablar con una persona');
  await field(page).press('Enter');
  await expect(panel(page).getByText(/Te responde una persona del taller/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Seguir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir el chat' })).toBeFocused();
});

firstVisit('opens with a small download', RARELY_BROKEN, async ({ page }) => {
  // Pages that are fetched ahead would count too, when a slow machine fetches them late.
  await saveData(page);
  // The last code of a page loads when the browser is idle, which a slow machine reaches late.
  const lastCode = page.waitForResponse(/\/build\/web-vitals-.*\.js$/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await lastCode;
  const bodies: Promise<number>[] = [];
  page.on('response', (response) =>
    bodies.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    ),
  );
  await openChat(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});
