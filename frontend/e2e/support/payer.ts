import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The provider's payment page, in the widget's frame or on its own. */
type PaymentPage = FrameLocator | Page;

/** Test cards of the provider. */
export const CARDS = { approved: '4242 4242 4242 4242', declined: '4111 1111 1111 1111' };

/** Frame of the widget. */
export const widgetOn = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Simulador de pagos"]');

/** Chooses a payment method and fills in the payer, which the widget has already. */
export async function choose(page: PaymentPage, method: string): Promise<void> {
  const link = page.getByRole('link', { name: method });
  const email = page.getByLabel('Correo electrónico');
  // Retries, because Chromium drops taps on a cross-site frame that is not painted yet.
  await expect(async () => {
    if (!(await email.isVisible())) await link.click({ timeout: 5_000 });
    await expect(email).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await fillEmpty(email, 'laura@example.com');
  await fillEmpty(page.getByLabel('Nombre completo'), 'Laura Restrepo');
  await fillEmpty(page.getByLabel('Celular'), '3001234567');
  await page.getByRole('checkbox', { name: /^Acepto/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Pays by card, up to the provider's result page. */
export async function payByCard(page: PaymentPage, number: string): Promise<void> {
  await choose(page, 'Tarjeta de crédito o débito');
  await page.getByLabel('Número de la tarjeta').fill(number);
  await page.getByLabel('Nombre en la tarjeta').fill('LAURA RESTREPO');
  await page.getByLabel('Mes (MM)').fill('12');
  await page.getByLabel('Año (AA)').fill('39');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pagar' }).click();
}

/** Returns to the shop with the button of the result page. */
export const goBack = (page: PaymentPage): Promise<void> =>
  page.getByRole('link', { name: 'Volver al comercio' }).click();

async function fillEmpty(field: Locator, value: string): Promise<void> {
  if ((await field.inputValue()) === '') await field.fill(value);
}
