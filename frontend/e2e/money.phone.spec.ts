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
  const unseen = await orderBy(page, 'Familia del Banco');
  await logInAsStaff(page);
  const reference = `CONT-${orderNumber}`;
  const looks = async (what = '') => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await horizontalOverflow(page), `no horizontal overflow at ${width}`).toBeLessThanOrEqual(0);
      if (process.env.SHOTS) {
        const name = new URL(page.url()).pathname.replaceAll('/', '_');
        await page.screenshot({
          path: `${process.env.SHOTS}/${name}${what}-${width}.png`,
          fullPage: what === '' || what.startsWith('pedido'),
        });
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

  const money = page.getByRole('region', { name: 'Dinero', exact: true });
  const registered = async (amount: number, by: string, follows: RegExp) => {
    await page.getByRole('button', { name: 'Registrar un pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar un pago' });
    await dialog.getByLabel(/^Valor que llegó/).fill(String(amount));
    await dialog.getByLabel(/^Referencia/).fill(by);
    await expect(dialog).toContainText(follows);
    await looks('registrar');
    await dialog.getByRole('button', { name: 'Registrar el pago' }).dblclick();
    await expect(dialog).toBeHidden();
  };

  await test.step('a wrong payment is corrected, a part waits for the rest, and a difference is forgiven', async () => {
    await open(page, `/panel/pedidos/${id}`);
    await registered(total, `OTRO-${orderNumber}`, /Queda pago: pasa a «Por hacer»/);
    await expect(money).toContainText('Todo pagado.');
    await money.getByRole('button', { name: /^Corregir el pago/ }).click();
    const correct = page.getByRole('dialog', { name: 'Corregir este pago' });
    await correct.getByLabel(/^¿Por qué/).fill('Era de otro pedido');
    await looks('corregir');
    await correct.getByRole('button', { name: 'Corregir el pago' }).click();
    const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await again.getByLabel(/^Tu contraseña/).fill(staff.password);
    await again.getByRole('button', { name: 'Confirmar' }).click();
    await expect(correct).toBeHidden();
    await expect(money).toContainText(/Faltan \$[\d.]+\./);
    await registered(total - 2000, reference, /Faltan \$2\.000: el pedido sigue esperando el resto/);
    await expect(money).toContainText('Faltan $2.000.');
    await looks('pedido');
    await money.getByRole('button', { name: 'Perdonar la diferencia' }).click();
    const forgive = page.getByRole('dialog', { name: 'Perdonar la diferencia' });
    await forgive.getByLabel(/^¿Por qué/).fill('El banco cobró $2.000');
    await looks('perdonar');
    await forgive.getByRole('button', { name: 'Perdonar' }).click();
    await expect(forgive).toBeHidden();
    await expect(money).toContainText('Todo pagado.');
    await expect(money.getByRole('list', { name: 'Movimientos' }).getByRole('listitem')).toHaveCount(3);
    await looks('pedido-pagado');
  });

  await test.step('it is a line of the ledger once it is confirmed', async () => {
    await open(page, '/panel/dinero');
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

  await test.step('it matches the statement of the bank, of which the transfer that nobody wrote down is', async () => {
    await open(page, '/panel/dinero/extracto');
    const today = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'short' });
    const [day, month, year] = today.format(new Date()).split('/');
    const date = `${day!.padStart(2, '0')}/${month!.padStart(2, '0')}/20${year!.slice(-2)}`;
    const csv = `Fecha;Referencia;Valor\n${date};${reference};${total - 2000},00\n${date};NEQUI ${unseen.orderNumber};${unseen.total},00\n${date};RETIRO;-10.000,00\n`;
    const file = { name: 'extracto.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') };
    await page.locator('input[type=file]').setInputFiles(file);
    // Her identity was confirmed for the correction.
    await expect(page.getByText('1 movimiento coincide.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Diferencias' })).toContainText('Está en el banco, no en el libro');
    const missing = page.getByRole('region', { name: 'Llegó y no está anotado' });
    await expect(missing.getByLabel('¿Qué es?')).toHaveValue('order');
    await expect(missing).toContainText('Se anota 1 movimiento');
    await looks();
    await missing.getByRole('button', { name: 'Anotar en el libro' }).dblclick();
    await expect(page.getByText('2 movimientos coinciden.')).toBeVisible();
    await expect(missing).toBeHidden();
    await open(page, `/panel/pedidos/${unseen.id}`);
    await expect(money).toContainText('Todo pagado.');
    await expect(money.getByRole('list', { name: 'Movimientos' }).getByRole('listitem')).toHaveCount(1);
  });
});
