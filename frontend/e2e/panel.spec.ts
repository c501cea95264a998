import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { horizontalOverflow } from './support/horizontal-overflow';
import { fillLogin } from './support/login';
import { open } from './support/open';
import { orderBy } from './support/order';
import { shopUrl } from './support/shop';
import { test } from './support/test';

/** Changes the state of the open order, with an optional note. */
async function moveOn(page: Page, action: string, state: string, note?: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: `¿${action}?` });
  if (note) await dialog.getByRole('textbox').fill(note);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
}

test('processes an order from the transfer to the shipment', async ({ page }, { project }) => {
  test.slow();
  const { orderNumber: number, total } = await orderBy(page, `Familia ${project.name}`);
  const order = page.getByRole('link', { name: number, exact: true });
  // References of transfers are unique.
  const reference = `M10-${project.name}`;

  await test.step('logs in to open the transfers', async () => {
    await open(page, '/panel/pedidos?vista=transferencias');
    await fillLogin(page);
    // First, because the message closes itself after five seconds.
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(order).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}/panel/pedidos?vista=transferencias`);
    const label = page.getByRole('link', { name: `Etiqueta de ${number}` });
    expect((await label.boundingBox())!.height, 'one line').toBeLessThanOrEqual(48);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('confirms the transfer', async () => {
    await order.click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(
      page.getByRole('img', { name: /^De cerca: Sofía, letra elegante, tamaño mediano, hilo dorado/ }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^El nombre en tamaño real/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Registrar un pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar un pago' });
    const confirm = dialog.getByRole('button', { name: 'Registrar el pago' });
    await confirm.click();
    await expect(dialog.getByLabel(/^Referencia/)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel(/^Valor que llegó/).fill(String(total));
    await dialog.getByLabel(/^Referencia/).fill(reference);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Dinero' })).toContainText(`Referencia ${reference}`);
  });

  await test.step('starts the production', () => moveOn(page, 'Empezar producción', 'En producción'));

  await test.step('prints only the work sheet', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pañalera Multifuncional' })).toContainText('Una corona pequeña');
    await expect(page.getByText('Cel. 300 123 4567')).toBeVisible();
    for (const gone of ['banner', 'contentinfo'] as const) await expect(page.getByRole(gone)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Etiqueta' })).toBeHidden();
    expect(await horizontalOverflow(page), 'no horizontal overflow on narrow paper').toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
  });

  const box = page.getByRole('checkbox', { name: number });
  const bar = page.getByRole('region', { name: 'Pedidos seleccionados' });

  await test.step('selects it in the list and prints it', async () => {
    await page.getByRole('link', { name: 'Pedidos', exact: true }).first().click();
    await page.getByRole('button', { name: 'Seleccionar varios' }).click();
    await box.check();
    await expect(bar.getByText('1 seleccionado')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // Headless browsers have no printer.
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    const sheet = page.getByRole('region', { name: number });
    for (const [button, text] of [
      ['Hojas', 'Una corona pequeña sobre la S'],
      ['Etiquetas', 'Cel. 300 123 4567'],
    ] as const) {
      await bar.getByRole('button', { name: button }).click();
      await page.locator('[data-printed]').waitFor();
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toContainText(text);
      await expect(page.getByRole('main')).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.evaluate(() => {
        document.body.removeAttribute('data-printed');
        dispatchEvent(new Event('afterprint'));
      });
    }
  });

  await test.step('marks it as shipped in the list', async () => {
    await bar.getByRole('button', { name: 'Enviado' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Marcar 1 pedido como enviado?' });
    await dialog.getByLabel(/^Transportadora/).selectOption('Servientrega');
    await dialog.getByLabel(/^Guía de /).fill('2034567890');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Marcar 1 pedido' }).click();
    await expect(page.getByText('1 pedido enviado')).toBeVisible();
    await expect(box).toHaveCount(0);
    await bar.getByRole('button', { name: 'Terminar' }).click();
  });

  await test.step('finds it among the shipped orders', async () => {
    await page.getByRole('link', { name: /^Enviados/ }).click();
    await order.click();
    await expect(page.getByRole('region', { name: 'Historia' })).toContainText('Servientrega, guía 2034567890');
    await page.goBack();
    // The header of the order has a search too, which does not keep the view.
    await expect(page.getByRole('link', { name: /^Enviados/ })).toHaveAttribute('aria-current', 'page');
    await page.getByLabel('Buscar pedidos').fill(`familia ${project.name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('en todos los pedidos')).toBeVisible();
    await expect(order).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}/panel/pedidos?vista=enviados`);
  });
});
