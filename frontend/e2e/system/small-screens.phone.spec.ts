import { expect, type Locator, type Page } from '@playwright/test';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { ownCart, PAD } from '../support/cart';
import { open } from '../support/open';
import { test } from '../support/test';

// Phones as narrow as 320 px, held sideways, and with an open keyboard.

const NARROW = { width: 320, height: 568 };
const SIDEWAYS = { width: 740, height: 360 };
/** What a keyboard leaves of a phone of 390 px. */
const ABOVE_KEYBOARD = { width: 390, height: 500 };

const nameField = (page: Page) => page.getByRole('textbox', { name: /^Nombre/ }).first();
const photo = (page: Page) => page.getByRole('region', { name: 'Imágenes del producto' }).locator('img').first();
const bar = (page: Page) => page.locator('[data-sticky-bar]');

async function box(locator: Locator) {
  return (await locator.boundingBox())!;
}

/** Waits for the end of scrolling. */
async function expectInView(above: number, ...parts: Locator[]) {
  await expect(async () => {
    for (const part of parts) {
      const { y, height } = await box(part);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(above);
    }
  }).toPass();
}

test('keeps the name of a product below its photo, and both in view above a keyboard', async ({ page }) => {
  await open(page, '/product/1');
  const below = (await box(nameField(page))).y - (await box(photo(page))).y - (await box(photo(page))).height;
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(60);
  await page.setViewportSize(ABOVE_KEYBOARD);
  await nameField(page).click();
  await page.keyboard.type('Sofía');
  await expect(page.getByRole('img', { name: /con el nombre «Sofía» bordado/ }).first()).toBeVisible();
  const preview = page.getByRole('img', { name: /con el nombre «Sofía» bordado/ }).first();
  await expectInView((await box(bar(page))).y, preview, nameField(page));
});

test('keeps the field and the preview in view above a keyboard that covers the page', async ({ page }) => {
  // As Safari and Chrome do: the page keeps its height, and only the visual viewport is smaller.
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), {
      height: innerHeight,
      width: innerWidth,
      scale: 1,
      offsetTop: 0,
    });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  const openKeyboard = (height: number) =>
    page.evaluate((visible) => {
      Object.assign(window.visualViewport!, { height: visible });
      window.visualViewport!.dispatchEvent(new Event('resize'));
    }, height);
  for (const [path, preview] of [
    ['/product/1', () => photo(page)],
    ['/customize/1', () => page.getByRole('img', { name: /^Vista previa/ })],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await nameField(page).click();
    await openKeyboard(430);
    await expectInView(430, preview(), nameField(page));
    await page.setViewportSize(SIDEWAYS);
    await openKeyboard(170);
    await expectInView(170, preview(), nameField(page));
  }
});

test('shows a photo no higher than the screen, and every bar in one row', async ({ page }) => {
  await ownCart(page, PAD, { productId: 1, price: 445_000, hasBordado: true, personalization: 'Sofía' });
  for (const size of [NARROW, { width: 360, height: 640 }, SIDEWAYS]) {
    await page.setViewportSize(size);
    for (const path of ['/product/1', '/customize/1', '/kit', '/cart']) {
      await open(page, path);
      await expect(bar(page)).toBeVisible();
      expect(await horizontalOverflow(page), path).toBe(0);
      for (const row of [bar(page), page.getByRole('banner')]) {
        // A button may have two lines of text.
        expect((await box(row)).height, `${path} ${size.width}`).toBeLessThanOrEqual(80);
      }
    }
    await open(page, '/product/1');
    const { height } = await box(photo(page));
    expect(height).toBeLessThanOrEqual(size.height - (await box(bar(page))).height);
  }
});

test('spells a name of 20 letters on one line', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/product/1');
  await nameField(page).fill('MWMWMWMWMWMWMWMWMWMW');
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '¿Así se escribe?' });
  const letters = dialog.getByText(/^[MW]$/);
  await expect(letters).toHaveCount(20);
  const boxes = await letters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  const { x, width } = await box(dialog);
  expect(boxes.at(-1)!.right).toBeLessThanOrEqual(x + width);
  // No letter lies on the next one.
  const fits = await letters.evaluateAll((all) => all.every((each) => each.scrollWidth <= each.clientWidth + 1));
  expect(fits).toBe(true);
});

test('offers the cart after an addition, beside the title and the date, and the set in the same design', async ({
  page,
}) => {
  await open(page, '/product/1');
  await nameField(page).fill('Luciana');
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Sí, así se escribe' }).click();
  const message = page.getByRole('region', { name: 'Avisos (F8)' });
  await expect(message).toContainText('Producto agregado');
  const covers = await message.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll('main h1, [data-date]')].some((other) => {
      const { top, bottom } = other.getBoundingClientRect();
      return top < own.bottom && bottom > own.top;
    });
  });
  expect(covers).toBe(false);
  await message.getByRole('button', { name: 'Ver carrito' }).click();
  await expect(page).toHaveURL('/cart');
  const set = page.getByRole('region', { name: 'Completa el juego' });
  await page.getByRole('heading', { name: '¿Tienes preguntas?' }).scrollIntoViewIfNeeded();
  await expect(set).toContainText('el nombre Luciana');
  const offer = set.getByRole('listitem').filter({ hasText: 'Mochila Milano' });
  const price = await offer.getByText(/^\$/).textContent();
  await offer.getByRole('button', { name: 'Agregar al juego: Mochila Milano' }).click();
  const line = page.getByRole('article').filter({ hasText: 'Mochila Milano' });
  await expect(line).toContainText('Bordado: Luciana');
  await expect(line).toContainText('Color café');
  await expect(line).toContainText(price!);
});
