import { type Browser, expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { logInAsStaff } from './support/login';
import { expectMail, mailedLink } from './support/mail';
import { open } from './support/open';
import { orderBy } from './support/order';
import { staff } from './support/shop';
import { test } from './support/test';

const EMAIL = 'familiadevuelta@example.com';

/** A paid order of a family, in the panel of the owner. */
async function paidOrder(family: Page, browser: Browser) {
  const { id, orderNumber, total } = await orderBy(family, 'Familia Devuelta');
  const owner = await browser.newPage();
  await logInAsStaff(owner);
  const received = { amount: total, reference: `DEV-${orderNumber}` };
  const paid = await owner.request.patch(`/api/orders/${id}/status`, { data: { status: 'paid', received } });
  expect(paid.ok(), await paid.text()).toBe(true);
  return { owner, id, orderNumber };
}

test('refunds an order by transfer to the account that the customer enters under a mailed link', async ({
  page: family,
  browser,
}) => {
  test.slow();
  const { owner, id, orderNumber } = await paidOrder(family, browser);
  const refunds = owner.getByRole('region', { name: 'Devoluciones' });

  await test.step('the owner begins the refund, and confirms her password', async () => {
    await open(owner, `/panel/pedidos/${id}`);
    await owner.getByRole('button', { name: 'Devolver', exact: true }).click();
    const sheet = owner.getByRole('dialog', { name: 'Devolver' });
    await sheet.getByRole('radio', { name: /^Incumplimiento/ }).check();
    await sheet.getByRole('button', { name: 'Seguir' }).click();
    await expect(sheet).toContainText('Paso 2 de 3');
    await sheet.getByRole('button', { name: 'Seguir' }).click();
    await expect(sheet.getByRole('radio', { name: /^Anular/ })).toBeDisabled();
    await sheet.getByRole('radio', { name: /^Por transferencia/ }).check();
    await expect(sheet).toContainText(/Vas a devolver \$[\d.]+ a Familia Devuelta por transferencia/);
    expect(await axeViolations(owner)).toEqual([]);
    await sheet.getByRole('button', { name: 'Devolver', exact: true }).dblclick();
    const again = owner.getByRole('dialog', { name: 'Confirma que eres tú' });
    await again.getByLabel(/^Tu contraseña/).fill(staff.password);
    await again.getByRole('button', { name: 'Confirmar' }).click();
    await expect(sheet).toBeHidden();
    await expect(refunds).toContainText('Esperamos que la familia escriba su cuenta.');
    await expect(refunds.getByRole('article')).toHaveCount(1);
  });

  await test.step('the family writes its account under the mailed link, once', async () => {
    const link = await mailedLink(EMAIL, '/devolucion#token=');
    await open(family, link);
    await family.getByLabel(/^Banco/).fill('Bancolombia');
    await family.getByLabel(/^Número de cuenta/).fill('123-456789-01');
    await family.getByLabel(/^A nombre de/).fill('Laura Restrepo');
    await family.getByLabel(/^Número de documento/).fill('1.020.304.050');
    expect(await axeViolations(family)).toEqual([]);
    await family.getByRole('button', { name: 'Enviar mi cuenta' }).click();
    await expect(family.getByRole('heading', { name: 'Ya tenemos tu cuenta' })).toBeInViewport();
    await family.reload();
    await open(family, link);
    await expect(family.getByRole('heading', { name: 'Ya tenemos tu cuenta' })).toBeVisible();
    await expect(family.getByLabel(/^Banco/)).toHaveCount(0);
  });

  await test.step('the owner reads the account and records the transfer with its number', async () => {
    await owner.reload();
    await expect(refunds).toContainText('•••• 8901');
    await refunds.getByRole('button', { name: 'Ver la cuenta' }).click();
    await expect(refunds.getByText('12345678901')).toBeVisible();
    await expect(refunds.getByRole('button', { name: 'Copiar la cuenta' })).toBeVisible();
    expect(await axeViolations(owner)).toEqual([]);
    await refunds.getByRole('button', { name: 'Registrar como hecha' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel(/^Comprobante/).fill('TR-99');
    await dialog.getByRole('button', { name: 'Registrar como hecha' }).click();
    await expect(dialog).toBeHidden();
    await expect(refunds).toContainText('Devuelto');
    await expect(refunds).not.toContainText('12345678901');
  });

  await test.step('the mail and the page of the order show the refund', async () => {
    await expectMail(EMAIL, 'TR-99');
    await open(family, `/pedido?orden=${orderNumber}`);
    await family.getByLabel(/^Correo de la compra/).fill(EMAIL);
    await family.getByRole('button', { name: 'Ver mi pedido' }).click();
    await expect(family.getByText(/^Te devolvimos los \$[\d.]+ que pagaste\.$/)).toBeVisible();
    expect(await axeViolations(family)).toEqual([]);
  });
});
