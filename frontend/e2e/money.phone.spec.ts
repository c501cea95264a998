import { expect } from '@playwright/test';
import { axeViolations } from './support/axe';
import { horizontalOverflow } from './support/horizontal-overflow';
import { logInAsStaff } from './support/login';
import { open } from './support/open';
import { orderBy } from './support/order';
import { staff } from './support/shop';
import { test } from './support/test';

test('follows a transfer from what is owed to the ledger, the month and the statement of the bank', async ({
  page,
}) => {
  test.slow();
  const { id, orderNumber, total } = await orderBy(page, 'Familia Contada');
  await logInAsStaff(page);
  const reference = `CONT-${orderNumber}`;
  const looks = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalOverflow(page), `no horizontal overflow at ${width}`).toBeLessThanOrEqual(0);
      if (process.env.SHOTS) {
        const name = new URL(page.url()).pathname.replaceAll('/', '_');
        await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeViolations(page)).toEqual([]);
  };

  await test.step('it is owed, with its order', async () => {
    await open(page, '/panel/dinero');
    const waiting = page.getByRole('region', { name: 'Por confirmar' });
    await expect(waiting.getByRole('listitem').filter({ hasText: orderNumber })).toContainText('Familia Contada');
    await looks();
  });

  await test.step('it is a line of the ledger once it is confirmed', async () => {
    const received = { amount: total, reference };
    const paid = await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'paid', received } });
    expect(paid.ok(), await paid.text()).toBe(true);
    await page.getByRole('link', { name: 'Libro', exact: true }).first().click();
    const line = page.getByRole('listitem').filter({ hasText: reference });
    await expect(line.getByRole('link', { name: orderNumber })).toBeVisible();
    await page.getByLabel('Qué').selectOption('refund');
    await expect(line).toHaveCount(0);
    await page.getByLabel('Qué').selectOption('');
    await expect(line).toBeVisible();
    await looks();
  });

  await test.step('it is in the sums of its month', async () => {
    await page.getByRole('link', { name: 'Mes', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Dinero' })).toContainText('Transferencia bancaria');
    await expect(page.getByText(/Este mes sigue abierto/)).toBeVisible();
    await looks();
  });

  await test.step('it matches the statement of the bank', async () => {
    await open(page, '/panel/dinero/extracto');
    const today = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'short' });
    const [day, month, year] = today.format(new Date()).split('/');
    const date = `${day!.padStart(2, '0')}/${month!.padStart(2, '0')}/20${year!.slice(-2)}`;
    const csv = `Fecha;Referencia;Valor\n${date};${reference};${total},00\n${date};OTRA;10.000,00\n`;
    const file = { name: 'extracto.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') };
    await page.locator('input[type=file]').setInputFiles(file);
    const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await again.getByLabel(/^Tu contraseña/).fill(staff.password);
    await again.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('1 movimiento coincide.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Diferencias' })).toContainText('Está en el banco, no en el libro');
    await looks();
  });
});
