import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe';
import { open } from './support/open';
import { staff } from './support/shop';

/** A product whose price no other test depends on. */
const PRODUCT_ID = 10;

const changes = (page: Page) => page.getByRole('region', { name: 'Cambios sin publicar' });

/** Price of the product according to the API. */
async function priceInShop(page: Page): Promise<number> {
  const answer = await page.request.get(`/api/products/${PRODUCT_ID}`);
  return ((await answer.json()) as { price: number }).price;
}

test('raises a price as owner, checks it in the shop, and undoes it', async ({ page }) => {
  expect((await page.request.post('/api/login', { data: staff })).ok()).toBe(true);
  const product = (await (await page.request.get(`/api/products/${PRODUCT_ID}`)).json()) as {
    name: string;
    price: number;
  };
  const raised = product.price + 20_000;
  const inPesos = (amount: number) => amount.toLocaleString('es-CO');

  await test.step('opens the prices from the panel', async () => {
    await open(page, '/panel/pedidos');
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Tienda' }).click();
    await expect(page.getByRole('heading', { name: 'Antes de abrir' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Precios y opciones/ }).click();
  });

  await test.step('enters the new price into the draft', async () => {
    const field = page.getByRole('textbox', { name: product.name, exact: true });
    await field.fill(String(raised));
    await expect(field).toHaveValue(inPesos(raised));
    await expect(page.getByText(`Antes: $${inPesos(product.price)}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(changes(page)).toContainText('1 cambio sin publicar');
    expect(await axeViolations(page)).toEqual([]);
    expect(await priceInShop(page)).toBe(product.price);
  });

  await test.step('reviews and publishes it', async () => {
    await changes(page).getByRole('link', { name: 'Revisar' }).click();
    await expect(page.getByText(`$${inPesos(product.price)} → $${inPesos(raised)}`).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(page.getByText('Publicado: ya se ve en la tienda.')).toBeVisible();
  });

  await test.step('checks it in the shop', async () => {
    await page.getByRole('link', { name: 'Ver en la tienda' }).click();
    await expect(page.getByRole('main')).toContainText(`$${inPesos(raised)}`);
  });

  await test.step('undoes it', async () => {
    await open(page, '/panel/tienda/historial');
    await page.getByText(new RegExp(`subió ${product.name}`)).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Deshacer este cambio' }).click();
    await expect(page.getByText('La tienda vuelve a mostrar lo de antes.')).toBeVisible();
    await expect(async () => expect(await priceInShop(page)).toBe(product.price)).toPass();
  });
});
