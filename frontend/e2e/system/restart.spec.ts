import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ANY_WIDTH } from '../support/tags';
import { quantitySaved } from '../support/cart';
import { open } from '../support/open';
import { runShop } from '../support/run-shop';
import { shopPort } from '../support/shop';
import { firstVisit as test } from '../support/test';

test('keeps the cart after a crash of the server between two changes', ANY_WIDTH, async ({ page }) => {
  // The test starts two shops.
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-restart-'));
  let shop = await runShop(shopPort + 1, dataDir);
  try {
    await open(page, `${shop.url}/productos?category=cambiador`);
    await page.getByRole('button', { name: 'Agregar al carrito: Cambiador' }).click();
    await expect(page.getByText('Producto agregado')).toBeVisible();
    await open(page, `${shop.url}/cart`);
    const summary = page.getByRole('region', { name: 'Resumen del pedido' });
    const more = page.getByRole('group', { name: 'Cantidad de Cambiador' }).getByRole('button', { name: 'Más' });
    const two = quantitySaved(page, 2);
    await more.click();
    await two;
    await shop.stop('SIGKILL');
    await more.click();
    await expect(page.getByText('No se pudo actualizar la cantidad')).toBeVisible();
    await expect(summary).toContainText('Subtotal, 2 productos');

    shop = await runShop(shopPort + 1, dataDir);
    const three = quantitySaved(page, 3);
    await more.click();
    await three;
    await page.reload();
    await expect(summary).toContainText('Subtotal, 3 productos');
    await expect(summary).toContainText('$315.000');
  } finally {
    await shop.stop('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
