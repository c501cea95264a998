import { expect, type Page } from '@playwright/test';
import { ANY_WIDTH } from './support/tags';
import { axeViolations } from './support/axe';
import { delayChunk } from './support/delay-chunk';
import { open } from './support/open';
import { test } from './support/test';

const name = (page: Page) => page.getByRole('textbox', { name: /^Nombre a bordar/ });
const add = (page: Page) => page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first();

test('personalises a product and adds it to the cart', async ({ page }) => {
  await open(page, '/product/1');

  await test.step('rejects names that cannot be stitched', async () => {
    for (const [typed, error] of [
      ['Ana 😀', 'No podemos bordar «😀»'],
      ['<script>', 'No podemos bordar «<», «>»'],
      ['A'.repeat(21), 'Máximo 20 caracteres: sobra 1'],
    ] as const) {
      await name(page).fill(typed);
      await expect(page.getByText(error)).toBeVisible();
      await add(page).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito', exact: true })).toBeVisible();
  });

  await test.step('updates price and delivery', async () => {
    await name(page).fill('Sofía Ñáñez');
    await page.getByRole('checkbox', { name: 'Llavero personalizado' }).check();
    await add(page).click();
    const keychain = page.getByRole('textbox', { name: 'Texto para el llavero' });
    await expect(page.getByRole('alert').getByText('Campo requerido')).toBeVisible();
    await expect(keychain).toBeFocused();
    await keychain.fill('Sofi');
    await page.getByRole('checkbox', { name: 'Servicio express' }).check();
    await expect(page.getByText('Entrega en 24 horas').first()).toBeVisible();
    await expect(page.getByText(/^Llega entre el/)).toBeVisible();
    await expect(page.getByText('Total: 550.000 pesos')).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('confirms the spelling', async () => {
    await add(page).click();
    const dialog = page.getByRole('dialog', { name: '¿Así se escribe?' });
    await expect(dialog).toContainText('Sofía Ñáñez');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sí, así se escribe' }).click();
    await expect(page.getByText('El producto se agregó correctamente al carrito')).toBeVisible();
    await expect(name(page)).toHaveValue('');
  });

  await test.step('shows all choices in the cart', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Carrito' }).click();
    const line = page.getByRole('article');
    await expect(line).toContainText('Bordado: Sofía Ñáñez');
    await expect(line).toContainText('Llavero: Sofi');
    await line.getByText('Precio línea por línea').click();
    await expect(line).toContainText('Servicio express$50.000');
  });
});

test('orders with the keyboard', async ({ page }) => {
  await open(page, '/product/1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const next = page.getByRole('button', { name: /siguiente/i }).first();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/2 \/ 3|Imagen 2 de 3|2 de 3/).first()).toBeAttached();

  await name(page).focus();
  await page.keyboard.type('Leo');
  await page.getByRole('checkbox', { name: 'Pompón' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Más' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total, 2 piezas')).toBeVisible();
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '¿Así se escribe?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sí, así se escribe' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Producto agregado')).toBeVisible();
});

test('keeps input and presses from before hydration', ANY_WIDTH, async ({ page }) => {
  const arrive = await delayChunk(page, 'main');
  await page.goto('/product/1', { waitUntil: 'domcontentloaded' });
  await name(page).fill('Martina');
  await page.getByRole('checkbox', { name: 'Pompón' }).check();
  await add(page).click();
  arrive();
  await expect(page.getByRole('dialog', { name: '¿Así se escribe?' })).toContainText('Martina');
  await page.getByRole('button', { name: 'Corregir' }).click();
  await expect(name(page)).toHaveValue('Martina');
  await expect(page.getByText('Total: 490.000 pesos')).toBeAttached();
});

test('ignores the second tap of a double tap on the dialog', ANY_WIDTH, async ({ page }) => {
  await open(page, '/product/1');
  await name(page).fill('Sofía');
  await add(page).click();
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Sí, así se escribe' });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/cart'));
  const under = await page.getByText('Complementos', { exact: true }).evaluateHandle(
    (title, target) => {
      const pompon = title.parentElement!.querySelector('label')!;
      scrollBy({ top: pompon.getBoundingClientRect().top - target, behavior: 'instant' });
      return pompon;
    },
    (await yes.boundingBox())!.y,
  );
  await yes.dblclick();
  expect((await sent).postDataJSON()).toMatchObject({ personalization: 'Sofía', addPompon: false, quantity: 1 });
  await expect(page.getByText('Producto agregado')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Pompón' })).not.toBeChecked();
  await under.dispose();
});
