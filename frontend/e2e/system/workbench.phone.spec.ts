import { expect } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { fillLogin } from '../support/login';
import { open } from '../support/open';
import { orderBy } from '../support/order';
import { firstVisit as test } from '../support/test';

test.use({ viewport: { width: 820, height: 1180 }, serviceWorkers: 'allow' });

test('keeps the workbench working while the connection is lost', async ({ page, context }) => {
  test.slow();
  const { id, orderNumber: number, total } = await orderBy(page, 'Familia del taller');
  await open(page, '/panel/taller');
  await fillLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Taller' })).toBeVisible();
  const received = { amount: total, reference: `TALLER-${number}` };
  await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'paid', received } });

  await page.reload();
  const row = page.getByRole('button', { name: new RegExp(number) }).first();
  await row.click();
  const piece = page.getByRole('region', { name: new RegExp(number) });
  await expect(piece.getByRole('img', { name: /^De cerca: Sofía/ })).toBeVisible();
  await expect(piece).toContainText('Lleva también: Pompón');
  expect((await piece.getByRole('button', { name: 'Listo' }).boundingBox())!.height).toBeGreaterThanOrEqual(72);
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/panel/taller'))), 'the page is kept')
    .toBe(true);

  await context.setOffline(true);
  await piece.getByRole('button', { name: 'Problema' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Falta hilo' }).click();
  await expect(row).toContainText('Problema, se enviará');
  await page.reload();
  await expect(row).toContainText('Problema, se enviará');
  await row.click();
  // The second tap would meet the next piece.
  await piece.getByRole('button', { name: 'Listo' }).dblclick();
  await expect(page.getByText('2 marcas se enviarán')).toBeVisible();
  await expect(row).toContainText('Lista, se enviará');

  await context.setOffline(false);
  await expect(row).not.toContainText('se enviará', { timeout: 40_000 });
  await expect(row).toContainText('Lista');
  await page.goto(`/panel/pedidos/${id}`);
  await expect(page.getByText('El taller terminó todas las piezas. Toma la foto para la familia.')).toBeVisible();
});
