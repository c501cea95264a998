import { expect, type Locator, type Page } from '@playwright/test';
import { ownCart, PAD } from '../support/cart';
import { openCheckout } from '../support/checkout';
import { delayChunk } from '../support/delay-chunk';
import { fillLogin } from '../support/login';
import { open, waitForHydration } from '../support/open';
import { orderBy } from '../support/order';
import { test as base } from '../support/test';
import { translate, translateEarly } from '../support/translator';

// Chrome's translator replaces every text of a page. React must neither crash on such a page nor leave an old text on it.

/** Errors of the page's code fail the test, except the logs of requests that the server refuses. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(page);
    await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta página' })).toHaveCount(0);
    expect(errors).toEqual([]);
  },
});

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await translate(page);
}

/** Expects a text that is translated, whatever it was before. */
const expectTranslation = (place: Locator, text: string) => expect(place).toContainText(text.toLocaleUpperCase('es'));

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

test('adds a product from its card', async ({ page }) => {
  await openTranslated(page, '/productos?category=cambiador');
  const add = page.getByRole('button', { name: 'Agregar al carrito: Cambiador' });
  await add.click();
  await expect(page.getByText('Producto agregado')).toBeVisible();
  await expectTranslation(main(page), 'Agregado!');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveAccessibleName(
    'Carrito, 1 producto',
  );
  await expect(add).toHaveText(/^AGREGAR/);
});

test('personalises a product, spells its name and adds it', async ({ page }) => {
  await openTranslated(page, '/product/7');
  await main(page)
    .getByRole('radio', { name: /Con bordado/i })
    .check();
  const name = page.getByRole('textbox', { name: /Nombre a bordar/i });
  await name.fill('Sofía');
  await expectTranslation(main(page), '5/20');
  await name.fill('Sofía Elena Martínez Restrepo');
  await expectTranslation(main(page), '29/20');
  await press(page, 'Agregar al carrito');
  await expect(name).toBeFocused();
  await name.fill('Sofía');
  await main(page).getByRole('button', { name: 'Más' }).click();
  await expectTranslation(main(page), 'Total, 2 piezas');
  await press(page, 'Agregar al carrito');
  const dialog = page.getByRole('dialog', { name: '¿Así se escribe?' });
  await expect(dialog.getByText('Sofía', { exact: true }).first(), 'what is stitched is not translated').toBeAttached();
  await expectTranslation(dialog, 'Corregir');
  await dialog.getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expectTranslation(main(page), 'Agregado!');
  await expectTranslation(main(page), 'Agregar al carrito');
});

test('changes a cart and applies a discount code', async ({ page }) => {
  await ownCart(page, PAD);
  await openTranslated(page, '/cart');
  await page.getByRole('group', { name: 'Cantidad de Cambiador' }).getByRole('button', { name: 'Más' }).click();
  await expectTranslation(page.getByRole('region', { name: 'Resumen del pedido' }), 'Subtotal, 2 productos');
  const code = page.getByRole('textbox', { name: 'Código de descuento' });
  await code.fill('NO-EXISTE');
  await press(page, 'Aplicar');
  await expectTranslation(main(page), 'Código Inválido');
  await code.fill('SIGERIST15');
  await press(page, 'Aplicar');
  await expectTranslation(main(page), 'Código aplicado: ');
  await expect(main(page).getByText('SIGERIST15', { exact: true })).toBeVisible();
  await press(page, /Quitar/i);
  await expect(code).toBeVisible();
  await press(page, 'Eliminar Cambiador');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectTranslation(page.getByRole('region', { name: 'Resumen del pedido' }), 'Subtotal, 2 productos');
});

test('places an order by transfer', async ({ page }) => {
  await openCheckout(page);
  await translate(page);
  await page.getByRole('radio', { name: /^Transferencia bancaria/i }).check();
  const order = page.getByRole('button', { name: 'Pedir y pagar por transferencia' });
  const terms = page.getByRole('checkbox', { name: /términos y condiciones/i });
  await terms.uncheck();
  // It looks disabled, but shows what is missing.
  await order.press('Enter');
  await expectTranslation(main(page), 'necesitamos que aceptes los términos');
  await terms.check();
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tu pedido SIG-\w{6} está reservado$/i })).toBeVisible();
  await expect(
    main(page)
      .getByText(/^SIG-[0-9A-Z]{6}$/)
      .first(),
  ).toBeVisible();
});

test('refuses a wrong password, and logs in', async ({ page }) => {
  await openTranslated(page, '/login');
  const enter = page.getByRole('form', { name: 'Iniciar Sesión' }).getByRole('button', { name: 'Iniciar Sesión' });
  await enter.click();
  await expectTranslation(main(page), 'email');
  await page.getByLabel(/^Email/i).fill('nadie@example.com');
  await page.getByLabel(/^Contraseña/i).fill('Equivocada-1');
  await enter.click();
  await expectTranslation(main(page), 'Contraseña incorrecta');
  await enter.click();
  await expectTranslation(enter, 'Iniciar Sesión');
});

test('registers, with an error first', async ({ page }) => {
  await openTranslated(page, '/register');
  await press(page, 'Registrarme');
  await expectTranslation(main(page), 'Revisa');
  await page.getByLabel(/^Nombre/i).fill('Laura');
  await page.getByLabel(/^Apellido/i).fill('Restrepo');
  await page.getByLabel(/^Email/i).fill('laura.traducida@example.com');
  await page.getByLabel(/^Contraseña/i).fill('Secreta-1');
  await page.getByLabel(/^Confirmar contraseña/i).fill('Secreta-1');
  await page.getByRole('checkbox', { name: /Autorizo/i }).check();
  await press(page, 'Registrarme');
  await expect(page.getByRole('heading', { name: 'Registro Completado' })).toBeFocused();
});

test('asks for a code to recover a password', async ({ page }) => {
  await openTranslated(page, '/forgot-password');
  await page.getByLabel(/^Email/i).fill('nadie.traducida@example.com');
  await press(page, 'Enviar código');
  await expect(page.getByRole('heading', { name: 'Escribe el código' })).toBeFocused();
  await expect(main(page).getByText('nadie.traducida@example.com')).toBeVisible();
  await expect(main(page)).toContainText(/PEDIR OTRO CÓDIGO EN \d+ S/);
  const [first] = (await main(page).textContent())!.match(/OTRO CÓDIGO EN \d+/)!;
  await expect(main(page), 'the seconds go on').not.toContainText(first);
  await page.getByLabel(/^Código/i).fill('000000');
  await page.getByLabel(/^Nueva contraseña/i).fill('Distinta-2');
  await page.getByLabel(/^Confirmar contraseña/i).fill('Distinta-2');
  await press(page, 'Cambiar contraseña');
  await expectTranslation(main(page), 'Código inválido o expirado');
});

test('finds no order, and then one', async ({ page }) => {
  const { orderNumber } = await orderBy(page, 'Familia Traducida');
  await openTranslated(page, '/pedido');
  await page.getByLabel(/^Número/i).fill('SIG-7K2QXM');
  await page.getByLabel(/^Correo/i).fill('familiatraducida@example.com');
  await main(page).locator('form button[type="submit"]').click();
  await expectTranslation(main(page).getByRole('alert'), 'No encontramos');
  await page.getByLabel(/^Número/i).fill(orderNumber);
  await main(page).locator('form button[type="submit"]').click();
  await expectTranslation(main(page), 'del ');
  await expect(main(page).getByText(orderNumber, { exact: true }).first()).toBeVisible();
});

test('counts letters and adds a design in the customiser', async ({ page }) => {
  await openTranslated(page, '/customize/1');
  const name = page.getByRole('textbox', { name: /Nombre a bordar/i });
  await name.fill('Sofía');
  await expectTranslation(main(page), '5/20');
  await name.fill('');
  await expectTranslation(main(page), '0/20');
  await name.fill('Ana');
  await main(page).getByRole('radio', { name: /café/i }).first().check();
  await press(page, 'Agregar al carrito');
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expect(page).toHaveURL(/\/product\/1$/);
  await expectTranslation(main(page), 'Agregar al carrito');
});

test('adds a kit', async ({ page }) => {
  await openTranslated(page, '/kit');
  const name = page.getByRole('textbox', { name: /Nombre/i }).first();
  await name.fill('Ana');
  await expectTranslation(main(page), '3/20');
  await press(page, /^Cambiar solo esta/i);
  await expectTranslation(main(page), 'Cerrar');
  await press(page, /^Cerrar/i);
  await press(page, /^Agregar/i);
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expectTranslation(main(page), 'Este kit ya está en ');
});

test('confirms a transfer in the panel after logging in', async ({ page }) => {
  const { orderNumber, total } = await orderBy(page, 'Familia Panel Traducida');
  await openTranslated(page, '/panel/pedidos?vista=transferencias');
  await page.getByLabel(/^Email/i).waitFor();
  await fillLogin(page);
  await page.getByRole('link', { name: orderNumber, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await press(page, 'Registrar un pago');
  const dialog = page.getByRole('dialog', { name: 'Registrar un pago' });
  const confirm = dialog.getByRole('button', { name: 'Registrar el pago' });
  await confirm.click();
  await dialog.getByLabel(/^Valor que llegó/i).fill(String(total));
  await dialog.getByLabel(/^Referencia/i).fill('M10-traducida');
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expectTranslation(page.getByRole('region', { name: 'Dinero' }), 'Referencia ');
  await expect(page.getByRole('region', { name: 'Dinero' })).toContainText('M10-traducida');
  await press(page, 'Empezar producción');
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar producción' }).click();
  await expectTranslation(main(page), 'En producción');
});

test('takes over a page that was translated before its code arrived, with what was typed', async ({ page }) => {
  await translateEarly(page);
  const arrive = await delayChunk(page, 'main');
  await page.goto('/product/7');
  await main(page)
    .getByRole('radio', { name: /Con bordado/i })
    .check();
  const name = page.getByRole('textbox', { name: /Nombre a bordar/i });
  await name.fill('Sofía');
  arrive();
  await waitForHydration(page);
  await expect(name).toHaveValue('Sofía');
  await expectTranslation(main(page), '5/20');
  await press(page, 'Agregar al carrito');
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expectTranslation(main(page), 'Agregado!');
});

test('keeps what was typed into a part whose code arrives after the translation', async ({ page }) => {
  await translateEarly(page);
  const arrive = await delayChunk(page, 'ContactForm');
  await page.goto('/#contacto');
  const form = page.getByRole('form', { name: 'Contacto' });
  await form.getByRole('textbox', { name: /Mensaje/i }).fill('Una pañalera para Sofía');
  await waitForHydration(page);
  await form.getByRole('textbox', { name: /Nombre/i }).fill('Laura');
  arrive();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expectTranslation(form, 'Escribe tu apellido');
  await expect(form.getByRole('textbox', { name: /Mensaje/i })).toHaveValue('Una pañalera para Sofía');
  await expect(form.getByRole('textbox', { name: /Nombre/i })).toHaveValue('Laura');
});
