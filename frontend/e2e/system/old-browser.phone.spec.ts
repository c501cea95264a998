import { expect, type Page } from '@playwright/test';
import { PAD } from '../support/cart';
import { consent } from '../support/checkout';
import { fillLogin, logInAsStaff } from '../support/login';
import { blockStorage, makeOld } from '../support/old-browser';
import { open } from '../support/open';
import { orderBy } from '../support/order';
import { CARDS, goBack, payByCard, widgetOn } from '../support/payer';
import { test } from '../support/test';

// Without any function that one of the supported browsers lacks (`browsers/supported-browsers.json`).

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ });
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function fillCheckout(page: Page): Promise<void> {
  await open(page, '/checkout');
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Laura Restrepo');
  await page.getByRole('textbox', { name: /^(Correo|Email)/ }).fill('laura@example.com');
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)/ }).fill('300 123 4567');
  await page.getByRole('textbox', { name: /^Dirección/ }).fill('Calle 10 # 43-12');
  await page.getByRole('combobox', { name: 'Ciudad' }).fill('medellin');
  await page.getByRole('option', { name: 'Medellín Antioquia' }).click();
  await consent(page);
}

async function addPad(page: Page): Promise<void> {
  await open(page, '/productos?category=cambiador');
  await page.getByRole('button', { name: `Agregar al carrito: ${PAD.name}` }).click();
  await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pagar \$/ }).click();

test('an old browser designs, adds a bag and a kit, and orders them by transfer', async ({ page }) => {
  const errors = await makeOld(page);
  await open(page, '/');
  expect(
    await page.evaluate(() => [
      'at' in [],
      'at' in new Uint8Array(),
      'hasOwn' in Object,
      'Segmenter' in Intl,
      'timeout' in AbortSignal,
    ]),
  ).toEqual(Array(5).fill(false));
  await page.getByRole('link', { name: 'Ver Todos los Productos' }).click();
  await expect(heading(page, 'Todos los Productos')).toBeVisible();
  await open(page, '/product/1');
  await expect(heading(page, 'Pañalera Multifuncional')).toBeVisible();
  await main(page)
    .getByRole('link', { name: /personalizador$/ })
    .click();
  // The page of the product has a field for the name too.
  await expect(heading(page, /^Personaliza tu/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre a bordar' }).fill('Sofía');
  const design = page.getByRole('region', { name: 'Tu diseño' });
  await design.getByRole('button', { name: 'Agregar al carrito' }).click();
  await page.getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');

  await open(page, '/kit');
  await page.getByRole('textbox', { name: 'Nombre para todas las piezas' }).fill('Ñusta');
  await page.getByRole('button', { name: 'Agregar el kit' }).first().click();
  await page.getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expect(bag(page)).not.toHaveAccessibleName('Carrito, 1 producto');
  await open(page, '/cart');
  await expect(main(page)).toContainText('Sofía');
  await expect(main(page)).toContainText('Ñusta');

  await fillCheckout(page);
  await page.getByRole('radio', { name: /^Transferencia/ }).check();
  await page.getByRole('button', { name: 'Pedir y pagar por transferencia' }).click();
  await expect(heading(page, /^Tu pedido SIG-\w{6} está reservado$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('an old browser pays by card, in the window and on the provider’s page', async ({ page }) => {
  const errors = await makeOld(page);
  await addPad(page);
  await fillCheckout(page);
  await pay(page);
  await payByCard(widgetOn(page), CARDS.approved);
  await goBack(widgetOn(page));
  await expect(heading(page, 'Gracias. Ya vamos a hacer tu pedido')).toBeVisible();

  await page.route('**/widget.js', (route) => route.abort());
  await addPad(page);
  await fillCheckout(page);
  await pay(page);
  await payByCard(page, CARDS.approved);
  await goBack(page);
  await expect(heading(page, 'Gracias. Ya vamos a hacer tu pedido')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an old browser logs in, follows an order and opens every page of the panel', async ({ page }) => {
  const errors = await makeOld(page);
  const { id, orderNumber } = await orderBy(page, 'Navegador Antiguo');
  await open(page, '/pedido');
  await page.getByRole('textbox', { name: 'Número de pedido' }).fill(orderNumber);
  await page.getByRole('textbox', { name: 'Correo de la compra' }).fill('navegadorantiguo@example.com');
  await page.getByRole('form', { name: 'Sigue tu pedido' }).getByRole('button').click();
  await expect(main(page)).toContainText(orderNumber);
  await open(page, '/register');
  await open(page, '/login');
  await fillLogin(page);
  await expect(page).not.toHaveURL(/login/);

  await logInAsStaff(page);
  const panel = [
    '/panel',
    '/panel/pedidos',
    `/panel/pedidos/${id}`,
    '/panel/tienda',
    '/panel/tienda/productos',
    '/panel/tienda/productos/1',
    '/panel/tienda/kit',
    '/panel/tienda/historial',
    '/chatbot-test?tab=administrar',
  ];
  for (const path of panel) {
    await open(page, path);
    await expect(heading(page, /\w/), path).toBeVisible();
    await expect(main(page).locator('[aria-busy="true"]'), path).toHaveCount(0);
    expect(errors, path).toEqual([]);
  }
});

test('a browser without storage keeps its cart at the next page, and pays it', async ({ page }) => {
  const errors = await makeOld(page);
  await blockStorage(page);
  await addPad(page);
  await open(page, '/cart');
  await expect(main(page)).toContainText('$105.000');
  await fillCheckout(page);
  await pay(page);
  await payByCard(widgetOn(page), CARDS.approved);
  await goBack(widgetOn(page));
  await expect(heading(page, 'Gracias. Ya vamos a hacer tu pedido')).toBeVisible();
  expect(errors).toEqual([]);
});
