import { expect, type Page } from '@playwright/test';
import { ANY_WIDTH, BOTH_WIDTHS, RARELY_BROKEN } from './support/tags';
import { axeViolations } from './support/axe';
import { ownCart, PAD, quantitySaved } from './support/cart';
import { open } from './support/open';
import { firstVisit, test } from './support/test';

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ });
const quantity = (page: Page) => page.getByRole('group', { name: 'Cantidad de Cambiador' });
const total = (page: Page) => page.getByRole('region', { name: 'Resumen del pedido' });

/** Adds the changing pad (105.000) with the button of its card. */
async function addFromCard(page: Page) {
  await open(page, '/productos?category=cambiador');
  await page.getByRole('button', { name: 'Agregar al carrito: Cambiador' }).click();
  await expect(page.getByText('Producto agregado')).toBeVisible();
}

/** Opens a cart with one changing pad; returns its session. */
async function openCart(page: Page): Promise<string> {
  const session = await ownCart(page, PAD);
  await open(page, '/cart');
  return session;
}

test(
  'adds a product from its card, and previews and opens the cart from the header',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await addFromCard(page);
    await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
    if (isMobile) await bag(page).tap();
    else await bag(page).hover();
    await expect(page.getByText('Cantidad: 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Cantidad: 1')).toBeHidden();

    if (isMobile) await bag(page).tap();
    else await bag(page).focus();
    await page.getByRole('link', { name: 'Ver Carrito' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeFocused();
    await expect(total(page)).toContainText('$105.000');
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('shows a low line, changes its quantity, and removes and restores it', BOTH_WIDTHS, async ({ page, isMobile }) => {
  await openCart(page);
  const height = async () => (await page.getByRole('article').boundingBox())?.height;
  await expect.poll(height).toBeLessThanOrEqual(isMobile ? 180 : 170);

  const more = quantity(page).getByRole('button', { name: 'Más' });
  const three = quantitySaved(page, 3);
  await more.click();
  await more.click();
  await expect(total(page)).toContainText('Subtotal, 3 productos');
  await expect(total(page)).toContainText('$315.000');
  await expect(bag(page)).toHaveAccessibleName('Carrito, 3 productos');
  await three;
  await page.reload();
  await expect(total(page)).toContainText('Subtotal, 3 productos');

  await page.getByRole('button', { name: 'Eliminar Cambiador' }).click();
  await expect(page.getByText('El producto se eliminó del carrito')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Tu carrito está como antes')).toBeVisible();
  // The empty cart may have redirected to the home page before the undo.
  await open(page, '/cart');
  await expect(total(page)).toContainText('Subtotal, 3 productos');

  // The message is shown for a second, so that every frame is checked from before the press.
  const announced = page.waitForFunction(() =>
    document.body.innerText.includes('Tu carrito quedó vacío. Te llevamos al inicio.'),
  );
  await page.getByRole('button', { name: 'Eliminar Cambiador' }).click();
  await announced;
  await expect(page).toHaveURL('/');
  await expect(bag(page)).toHaveAccessibleName('Carrito');
});

test('asks for a missing name in one field, and changes nothing else', async ({ page }) => {
  await ownCart(page, { productId: 2, price: 145_000, hasBordado: true });
  await open(page, '/cart');
  const write = page.getByRole('button', { name: 'Escribir el nombre de Organizador de Higiene' });
  await expect.poll(async () => (await write.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await write.click();
  await page.getByLabel('Nombre para Organizador de Higiene').fill('Luciana');
  await page.getByRole('button', { name: 'Guardar el nombre' }).click();
  await expect(page.getByRole('article')).toContainText('Bordado: Luciana');
  await expect(page.getByRole('article')).toContainText('Hilo crema, como en la imagen');
  await expect(page.getByText('$145.000').first()).toBeVisible();
});

test('empties the cart after a confirmation, and restores it from the home page', ANY_WIDTH, async ({ page }) => {
  await openCart(page);
  await page.getByRole('button', { name: 'Vaciar Carrito' }).click();
  await page.getByRole('button', { name: 'Sí, vaciar' }).click();
  await expect(page.getByText('El carrito ha sido vaciado correctamente')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
});

test('rejects an invalid discount code, and applies, keeps and removes a valid one', ANY_WIDTH, async ({ page }) => {
  await openCart(page);
  const code = page.getByRole('textbox', { name: 'Código de descuento' });
  const apply = page.getByRole('button', { name: 'Aplicar' });
  await apply.click();
  await expect(page.getByText('Por favor ingresa un código de descuento')).toBeVisible();
  await code.fill('REGALO');
  await apply.click();
  await expect(page.getByText('Código Inválido')).toBeVisible();
  await expect(page.getByText('El código de descuento no es válido')).toBeVisible();
  await code.fill(' sigerist15 ');
  await apply.click();
  await expect(total(page)).toContainText('Descuento 15%');
  await expect(total(page)).toContainText('$89.250');
  await page.reload();
  await expect(total(page)).toContainText('$89.250');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(total(page)).not.toContainText('Descuento');
});

test('keeps two tabs in sync', ANY_WIDTH, async ({ page, context }) => {
  await open(page, '/nosotros');
  const other = await context.newPage();
  await addFromCard(other);
  await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carrito' }).click();
  await quantity(page).getByRole('button', { name: 'Más' }).click();
  await expect(bag(other)).toHaveAccessibleName('Carrito, 2 productos');
});

firstVisit(
  'shows the stored quantity while offline, and the current one when online again',
  { tag: [ANY_WIDTH.tag, RARELY_BROKEN.tag] },
  async ({ page, context, request }) => {
    const session = await openCart(page);
    const item = quantity(page);
    await expect(item.getByText('1')).toBeVisible();
    await context.setOffline(true);
    await item.getByRole('button', { name: 'Más' }).click();
    await expect(page.getByText('No se pudo actualizar la cantidad')).toBeVisible();
    await expect(item.getByText('1')).toBeVisible();

    // Changes the cart on another device in the meantime.
    const [line] = (await (await request.get(`/api/cart/${session}`)).json()) as { id: string }[];
    await request.put(`/api/cart/${line!.id}`, { data: { quantity: 5 } });
    await context.setOffline(false);
    await expect(total(page)).toContainText('Subtotal, 5 productos');
  },
);

test('shows an error instead of an empty cart while the server fails', ANY_WIDTH, async ({ page }) => {
  await page.route('**/api/cart/**', (route) => route.fulfill({ status: 503, body: '' }));
  await openCart(page);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar tu carrito' })).toBeVisible();
  await page.unroute('**/api/cart/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(total(page)).toContainText('$105.000');
});

test(
  'keeps the cart at the next page when storage is blocked',
  { tag: [ANY_WIDTH.tag, RARELY_BROKEN.tag] },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await addFromCard(page);
    await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
    await page.reload();
    await expect(bag(page)).toHaveAccessibleName('Carrito, 1 producto');
    expect(errors).toEqual([]);
  },
);
