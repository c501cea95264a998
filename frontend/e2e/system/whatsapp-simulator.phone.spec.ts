import { expect } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { shopPort } from '../support/shop';
import { test } from '../support/test';

const simulator = `http://localhost:${shopPort + 200}`;

/** Sends a message like the shop. */
async function answerAsShop(to: string, body: string): Promise<void> {
  const response = await fetch(`${simulator}/v25.0/100000000000001/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer whatsapp-simulator' },
    body: JSON.stringify({ messaging_product: 'whatsapp', to, type: 'text', text: { body } }),
  });
  expect(response.ok).toBe(true);
}

test('writes as a customer and shows the answers of the shop', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(simulator);
  await page.getByText('Cambiar de cliente').click();
  await page.getByLabel('Teléfono').fill('311 222 3344');
  await page.getByLabel('Nombre').fill('Luz Marina');
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(page.getByText('Aún no has escrito')).toBeVisible();

  const log = page.getByRole('log');
  await page.getByLabel('Mensaje').fill('¿Cuánto vale?');
  await page.getByLabel('Mensaje').press('Shift+Enter');
  await page.getByLabel('Mensaje').pressSequentially('<b>Gracias</b>');
  await page.getByLabel('Mensaje').press('Enter');
  await expect(log).toContainText('¿Cuánto vale?\n<b>Gracias</b>', { useInnerText: true });
  await expect(page.getByText('La tienda puede responder hasta')).toBeVisible();
  await expect(page.getByLabel('Mensaje')).toHaveValue('');

  await answerAsShop('573112223344', 'Vale $ 445.000: https://example.com/mochila');
  const answer = log.getByRole('article').filter({ hasText: 'Vale $ 445.000' });
  await expect(answer.getByRole('link')).toHaveAttribute('href', 'https://example.com/mochila');
  await expect(answer).toContainText('leído');

  await page.getByRole('button', { name: 'Enviar foto' }).click();
  await expect(log).toContainText('[Foto]');
  await page.getByRole('button', { name: 'Usuario sin teléfono' }).click();
  await expect(page.getByText('Cliente sin teléfono · sin teléfono', { exact: true }).first()).toBeVisible();
  await expect(log.getByRole('article')).toHaveCount(0);
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(log).toContainText('Hola');
  await page.getByRole('button', { name: 'Adelantar 24 h' }).click();
  await expect(page.getByText('Pasaron 24 horas')).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
