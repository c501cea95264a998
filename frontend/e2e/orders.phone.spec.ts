import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { expectMail, mailedLink } from './support/mail';
import { open } from './support/open';
import { orderBy } from './support/order';
import { beginPayment, control, pay } from './support/payment-simulator';
import { test } from './support/test';

const EMAIL = 'laura.pedidos@example.com';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('follows a pending payment to its approval, receipt and tracking', async ({ page, browser }) => {
  test.slow();
  const id = await pay(await beginPayment(page, EMAIL), { outcome: 'PENDING' });

  await test.step('shows a pending payment with the advice not to pay again', async () => {
    await open(page, `/payment-success?id=${id}&env=test&customer_email=${EMAIL}`);
    await expect(title(page, 'Estamos confirmando tu pago con tu banco')).toBeVisible();
    await expect(page.getByText(/No tienes que pagar otra vez/)).toBeVisible();
    await expect(page).toHaveURL(`/payment-success?transaction=${id}`);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveAccessibleName(
      'Carrito, 1 producto',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('shows the approval without a reload, with an empty cart', async () => {
    await control(`transactions/${id}/settle`, { status: 'APPROVED' });
    await expect(title(page, 'Gracias. Ya vamos a hacer tu pedido')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '¡Pago completado exitosamente!' })).toContainText(EMAIL);
    await expect(page.getByText('Total pagado')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveAccessibleName('Carrito');
    expect(await axeViolations(page)).toEqual([]);
  });
  const number = (await page.getByText(/^SIG-\w{6}$/).textContent())!;

  await test.step('opens the receipt in a new window', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Descargar recibo' }).click();
    const receipt = await opened;
    await expect(receipt.getByText('PROCESADO')).toBeVisible();
    await expect(receipt.getByRole('article')).toContainText(number);
    await expect(receipt.getByRole('article')).toContainText('$105.000');
    await expect(receipt.getByRole('banner')).toHaveCount(0);
    expect(await axeViolations(receipt)).toEqual([]);
    await receipt.close();
  });

  await test.step('masks the order in another browser', async () => {
    const stranger = await browser.newPage();
    await open(stranger, `/payment-success?id=${id}`);
    await expect(title(stranger, 'Gracias. Ya vamos a hacer tu pedido')).toBeVisible();
    await expect(stranger.getByRole('main')).not.toContainText('laura');
    await expect(stranger.getByRole('link', { name: 'Descargar recibo' })).toHaveCount(0);
    await stranger.close();
  });

  await test.step('tracks the order without asking for the known email', async () => {
    await page.getByRole('link', { name: 'Sigue tu pedido' }).first().click();
    await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
    await expect(page).toHaveURL(`/pedido?orden=${number}`);
    await expect(page.getByLabel(/^Correo de la compra/)).toHaveValue(EMAIL);
    await expect(page.getByRole('list', { name: 'Historia del pedido' })).toContainText('Entregado');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('shows a browser with number and email the state alone, and lets it correct the order after a mailed link', async ({
  page,
  browser,
}) => {
  const email = 'familiadelenlace@example.com';
  const { orderNumber } = await orderBy(page, 'Familia del Enlace');
  const other = await (await browser.newContext()).newPage();

  await test.step('number and email show the state, and neither address nor names', async () => {
    await open(other, `/pedido?orden=${orderNumber}`);
    await other.getByLabel(/^Correo de la compra/).fill(email);
    await other.getByRole('button', { name: 'Ver mi pedido' }).click();
    await expect(other.getByRole('heading', { name: 'Esperamos tu transferencia' })).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText(/Calle 10|Sofía|300 123/);
    await expect(other.getByRole('button', { name: /^Corregir/ })).toHaveCount(0);
    expect(await axeViolations(other)).toEqual([]);
  });

  await test.step('the mailed link opens the order, whose address it shows and corrects', async () => {
    await other.getByRole('button', { name: 'Enviarme el enlace para ver y corregir' }).click();
    await expect(other.getByText(`Te enviamos un enlace a ${email}.`)).toBeVisible();
    await expectMail(email, 'Tu enlace para el pedido');
    await open(other, await mailedLink(email, `/pedido?orden=${orderNumber}#acceso=`));
    await expect(other.getByText('Calle 10 # 43-12, Medellín, Antioquia')).toBeVisible();
    await expect(other).toHaveURL(new RegExp(`/pedido\\?orden=${orderNumber}$`));
    await other.getByRole('button', { name: 'Corregir los datos' }).click();
    await other.getByLabel(/^Celular/).fill('300 765 4321');
    await other.getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(other.getByText(/^\+57 ?300 ?765 ?4321$/)).toBeVisible();
    await expectMail(email, 'Cambiaron los datos de tu pedido');
    expect(await axeViolations(other)).toEqual([]);
  });
  await other.context().close();
});
