import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { consent, openCheckout } from './support/checkout';
import { open } from './support/open';
import { CARDS, choose, goBack, payByCard, widgetOn } from './support/payer';
import { test } from './support/test';

const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar \$/ });
const successHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Gracias. Ya vamos a hacer tu pedido' });
const orderNumber = (page: Page) => page.getByText(/SIG-[A-Z0-9]{6}/).first();
const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ });

/** The browser logs the 402 of a declined payment as an error, which is expected here. */
const DECLINE_LOG = /^Failed to load resource: the server responded with a status of 402/;

/** Records errors of all pages, including violations of the content security policy. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !DECLINE_LOG.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function paid(page: Page): Promise<void> {
  await expect(successHeading(page)).toBeVisible();
  await expect(orderNumber(page)).toBeVisible();
  await expect(bag(page)).toHaveAccessibleName('Carrito');
}

test('pays with another card after a declined one, and detects the paid cart after Back', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await openCheckout(page);
  await payButton(page).click();
  const window = widgetOn(page);
  await payByCard(window, CARDS.declined);
  await goBack(window);
  await expect(page.getByRole('heading', { level: 1, name: 'Pago Rechazado' })).toBeVisible();
  await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Laura Restrepo');
  await consent(page);
  await payButton(page).click();
  await payByCard(window, CARDS.declined);
  await window.getByRole('link', { name: 'Intentar con otro medio' }).click();
  await payByCard(window, CARDS.approved);
  await goBack(window);
  await paid(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Este pedido ya tiene su pago' })).toBeInViewport();
  await page.getByRole('link', { name: 'Ver mi pedido' }).click();
  await paid(page);
  expect(consoleErrors).toEqual([]);
});

test('can pay again after closing the widget, and gets the order of a payment without a result', async ({ page }) => {
  await openCheckout(page);
  await payButton(page).click();
  const window = widgetOn(page);
  await expect(window.getByRole('link', { name: 'Nequi' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el pago' }).click();
  await expect(page.getByText('Cerraste la ventana de pago')).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await payButton(page).click();
  await payByCard(window, CARDS.approved);
  await expect(window.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el pago' }).click();
  await paid(page);
});

test('pays by PSE at the bank, and returns', async ({ page }) => {
  await openCheckout(page);
  await payButton(page).click();
  const window = widgetOn(page);
  await choose(window, 'PSE: débito desde tu banco');
  await window.getByRole('button', { name: 'Ir al banco' }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await paid(page);
});

test('pays on the hosted page when the widget’s script is blocked', async ({ page }) => {
  await page.route('**/widget.js', (route) => route.abort());
  await openCheckout(page);
  await expect(page.getByText('Script no disponible')).toBeVisible();
  await payButton(page).click();
  await payByCard(page, CARDS.approved);
  await goBack(page);
  await paid(page);
});

test('fills in the hosted page, says after Back that nothing was charged, and tells a closed browser that it paid', async ({
  page,
}) => {
  await openCheckout(page);
  await page.getByRole('radio', { name: /^En la página de Wompi/ }).check();
  const leave = async () => {
    await payButton(page).click();
    await page.getByRole('link', { name: 'Tarjeta de crédito o débito' }).click();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('laura@example.com');
  };
  await leave();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Laura Restrepo');
  await expect(page.getByLabel('Celular')).toHaveValue('3001234567');
  // Two pages of the provider.
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('No terminaste el pago. Nada se cobró.')).toBeInViewport();
  await expect(page.getByRole('radio', { name: /^En la página de Wompi/ })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);

  await consent(page);
  await payButton(page).click();
  await payByCard(page, CARDS.approved);
  await expect(page.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
  const later = await page.context().newPage();
  await page.close();
  await open(later, '/faq');
  const notice = later.getByRole('status', { name: 'Tu pago' });
  await expect(notice).toContainText(/Recibimos tu pago, pedido SIG-\w{6}/);
  expect(await axeViolations(later)).toEqual([]);
  await notice.getByRole('link', { name: 'Ver' }).click();
  await paid(later);
  await open(later, '/faq');
  await expect(notice).toHaveCount(0);
});

test('opens the widget with both buttons of the demo page', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await open(page, '/wompi-demo');
  await page.getByRole('button', { name: 'Pagar con el simulador' }).click();
  const window = widgetOn(page);
  await expect(window.getByText('$ 150.000 COP')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el pago' }).click();
  await page.getByRole('radio', { name: 'Widget avanzado' }).check();
  await page.getByLabel('Email').fill('laura@example.com');
  await page.getByLabel('Nombre completo').fill('Laura Restrepo');
  await page.getByLabel('Teléfono').fill('300 123 4567');
  expect(await axeViolations(page)).toEqual([]);
  await payButton(page).click();
  await expect(window.getByText('$ 150.000 COP')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
