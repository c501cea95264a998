import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { fillLogin } from '../support/login';
import { open } from '../support/open';
import { orderBy } from '../support/order';
import { type RunningShop, runShop } from '../support/run-shop';
import { shopPort } from '../support/shop';
import { firstVisit as test } from '../support/test';
import { codeOf } from '../support/totp';

/** A shop in which staff must prove a second factor, as in production. */
let shop: RunningShop;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-lost-phone-'));
  shop = await runShop(shopPort + 2, dataDir, { STAFF_SECOND_FACTOR: 'required' });
});
test.afterAll(async () => {
  await shop.stop('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const device = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: shop.url, acceptDownloads: true })).newPage();

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Código/ }).fill(code);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('a customer corrects an order, and a lost phone loses its session but nothing that was typed', async ({
  browser,
}) => {
  test.slow();
  const desk = await device(browser);
  let secret = '';

  await test.step('the owner must add an authenticator app before the panel opens', async () => {
    await open(desk, '/login?volver=/panel/cuenta');
    await fillLogin(desk);
    await expect(desk.getByRole('heading', { name: 'Agrega otra forma de entrar' })).toBeVisible();
    await desk.getByRole('button', { name: 'Agregar app de códigos' }).click();
    const dialog = desk.getByRole('dialog', { name: 'App de códigos' });
    await expect(dialog.getByRole('img', { name: 'Código QR para tu app' })).toBeVisible();
    expect(await axeViolations(desk)).toEqual([]);
    secret = await dialog.getByRole('code').innerText();
    await dialog.getByLabel(/^Código de la app/).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Agregar la app' }).click();
    const codes = desk.getByRole('dialog', { name: 'Tus códigos de recuperación' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(desk.getByText('Quedan 10')).toBeVisible();
  });

  const customer = await device(browser);
  const { id, orderNumber } = await test.step('a customer corrects the address', async () => {
    const order = await orderBy(customer, 'Familia Perdida');
    await open(customer, `/pedido?orden=${order.orderNumber}`);
    await customer.getByLabel(/^Correo de la compra/).fill('familiaperdida@example.com');
    await customer.getByRole('button', { name: 'Ver mi pedido' }).click();
    await customer.getByRole('button', { name: /^Corregir datos/ }).click();
    await customer.getByRole('button', { name: 'Corregir los datos' }).click();
    await customer.getByLabel(/^Dirección/).fill('Cra 43A # 1-50');
    await customer.getByRole('combobox', { name: /^Ciudad/ }).fill('envig');
    await customer.getByRole('option', { name: /Envigado/ }).click();
    expect(await axeViolations(customer)).toEqual([]);
    await customer.getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(customer.getByText('Cra 43A # 1-50, Envigado, Antioquia')).toBeVisible();
    return order;
  });

  const phone = await device(browser);
  // Computed once: after half a minute the same call gives a fresh code.
  const usedCode = codeOf(secret, 1);
  const note = phone.getByLabel(/^Nota para el equipo/);
  await test.step('the phone logs in with a code, which works once, and shows what the customer corrected', async () => {
    await open(phone, `/login?volver=/panel/pedidos/${id}`);
    await fillLogin(phone);
    await typeCode(phone, usedCode);
    await expect(phone.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    const history = phone.getByRole('region', { name: 'Historia' });
    await expect(history).toContainText('Datos corregidos');
    await expect(history).toContainText('Cra 43A # 1-50, Envigado, Antioquia');
    await note.fill('Usar el hilo dorado nuevo');
  });

  await test.step('the owner ends the session of the phone', async () => {
    await open(desk, '/panel/cuenta');
    await desk.getByRole('button', { name: 'Cerrar todas las demás' }).click();
    await expect(desk.getByText('Ese dispositivo ya no entra al panel.')).toBeVisible();
  });

  await test.step('the next press on the phone opens the login, which accepts no used code and keeps the note', async () => {
    await phone.getByRole('button', { name: 'Guardar la nota' }).click();
    const cover = phone.getByRole('dialog', { name: 'Tu sesión terminó' });
    await expect(cover).toBeVisible();
    expect(await axeViolations(phone)).toEqual([]);
    await fillLogin(phone);
    await typeCode(phone, usedCode);
    await expect(cover.getByRole('alert')).not.toBeEmpty();
    await typeCode(phone, codeOf(secret, 3));
    await expect(cover).toBeHidden();
    await expect(note).toHaveValue('Usar el hilo dorado nuevo');
    await phone.getByRole('button', { name: 'Guardar la nota' }).click();
    await expect(phone.getByRole('region', { name: 'Notas del taller' })).toContainText('Usar el hilo dorado nuevo');
  });

  await test.step('the audit log lists what happened, filtered and as a file', async () => {
    await open(desk, '/panel/tienda/registro');
    await desk.getByLabel('Tipo').selectOption({ label: 'Entradas al panel' });
    await expect(desk.getByText(/entró con su contraseña y un código/).first()).toBeVisible();
    await expect(desk.getByText(orderNumber)).toHaveCount(0);
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Descargar' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('entró con su contraseña y un código');
    expect(file).not.toContain(orderNumber);
  });
});
