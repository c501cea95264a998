import { expect, type Page } from '@playwright/test';
import { ANY_WIDTH, BOTH_WIDTHS, RARELY_BROKEN } from './support/tags';
import { ownCart } from './support/cart';
import { open } from './support/open';
import { test } from './support/test';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nombre a bordar' });
const summary = (page: Page) => page.getByRole('region', { name: 'Tu diseño' });
const preview = (page: Page) => page.getByRole('img', { name: /^Vista previa/ });
/** The radios are invisible, on top of their pictures. */
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();

async function stitched(page: Page) {
  await expect.poll(() => preview(page).locator('path').count()).toBeGreaterThan(5);
}

async function addToCart(page: Page) {
  await summary(page).getByRole('button', { name: 'Agregar al carrito' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Así se escribe?' });
  await dialog.getByRole('button', { name: 'Sí, así se escribe' }).click();
}

/** Screenshot of the preview in its sticky position. */
async function pixels(page: Page): Promise<Buffer> {
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.mouse.move(0, 0);
  return preview(page).screenshot({ animations: 'disabled' });
}

/** Runs in the page: returns whether nothing covers the centre of a control. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false));
}

/** Runs in the page: resolves to the position of an element and the scroll position once both are stable. */
async function stablePosition(element: Element): Promise<{ y: number; scroll: number }> {
  const position = () => ({ y: element.getBoundingClientRect().y, scroll: scrollY });
  let last = position();
  for (let frames = 0; frames < 20; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { y, scroll } = position();
    if (y !== last.y || scroll !== last.scroll) frames = 0;
    last = { y, scroll };
  }
  return last;
}

test('keeps a design after a reload and the Back button', ANY_WIDTH, async ({ page }) => {
  await open(page, '/customize/1');
  await nameField(page).fill('Sofía');
  await choose(page, /Azul marino/);
  await choose(page, /Unicornio/);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Sofía');
  await expect(page.getByRole('radio', { name: /Azul marino/ })).toBeChecked();
  await stitched(page);

  await page.getByRole('link', { name: 'Volver al Producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pañalera Multifuncional' })).toBeFocused();
  await page.goBack();
  await expect(preview(page)).toHaveAccessibleName(
    /Sofía, letra elegante, tamaño mediano, hilo dorado, motivo unicornio, color azul marino/,
  );
  await expect(nameField(page)).toHaveValue('Sofía');
});

test(
  'renders a shared design identically in another browser',
  { tag: [ANY_WIDTH.tag, RARELY_BROKEN.tag] },
  async ({ page, browser, contextOptions }) => {
    await open(page, '/customize/1');
    await nameField(page).fill('Íñigo & Zoë');
    await choose(page, /Divertida/);
    await choose(page, /Plateado/);
    await choose(page, /Princesa/);
    await choose(page, /Rojo/);
    await stitched(page);
    await summary(page).getByRole('button', { name: 'Compartir diseño' }).click();
    const url = await summary(page).getByRole('link', { name: /\/d\// }).getAttribute('href');

    const other = await browser.newContext(contextOptions);
    const phone = await other.newPage();
    await open(phone, url!);
    await stitched(phone);
    await expect(nameField(phone)).toHaveValue('Íñigo & Zoë');
    await expect(summary(phone).locator('dt')).toHaveText(await summary(page).locator('dt').allTextContents());
    await page.keyboard.press('Escape');
    // The pictures may still be loading.
    await expect.poll(async () => (await pixels(phone)).equals(await pixels(page))).toBe(true);
    await other.close();
  },
);

test('adds a design to the cart with the keyboard', async ({ page }) => {
  await open(page, '/customize/1');
  await nameField(page).focus();
  await page.keyboard.type('Emma');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Moderna/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Grande/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Pompón/ }).focus();
  await page.keyboard.press('Space');
  const add = summary(page).getByRole('button', { name: 'Agregar al carrito' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Así se escribe?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sí, así se escribe' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('El producto se agregó correctamente al carrito')).toBeVisible();
  await expect(page).toHaveURL(/\/product\/1$/);
});

test('edits a cart line in place, and copies it with another name', ANY_WIDTH, async ({ page }) => {
  const choices = { bagColor: 'navy', embroideryFont: 'elegant', embroideryColor: 'gold', fontSize: 'medium' };
  const piece = { productId: 1, price: 445_000, hasBordado: true, personalization: 'Sofía', ...choices };
  const session = await ownCart(page, piece);
  const cart = async () =>
    (await (await page.request.get(`/api/cart/${session}`)).json()) as { id: string; personalization: string }[];
  const [line] = await cart();

  await open(page, `/customize/1?line=${line!.id}`);
  await expect(nameField(page)).toHaveValue('Sofía');
  await nameField(page).fill('Lucía');
  await summary(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('button', { name: 'Sí, así se escribe' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await cart()).toMatchObject([{ id: line!.id, personalization: 'Lucía' }]);

  await page.getByRole('link', { name: 'Otro igual para el hermanito' }).click();
  await expect(nameField(page)).toHaveValue('');
  await nameField(page).fill('Mateo');
  await addToCart(page);
  await expect(page).toHaveURL(/\/cart$/);
  expect((await cart()).map(({ personalization }) => personalization)).toEqual(['Lucía', 'Mateo']);
});

test('does not scroll while a name is typed, and never covers the focused control', BOTH_WIDTHS, async ({ page }) => {
  await open(page, '/customize/1');
  await nameField(page).click();
  const before = await nameField(page).evaluate(stablePosition);
  await page.keyboard.type('María');
  await stitched(page);
  expect(await nameField(page).evaluate(stablePosition)).toEqual(before);
  await expect(nameField(page)).toBeFocused();

  await test.step('shows each focused control', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('checkbox', { name: /Llavero/ }).check();
    const controls = page.locator('main :is(input, textarea, button):visible');
    for (const control of await controls.all()) {
      await control.focus();
      const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
      await expect.poll(() => control.evaluate(isUncovered), name).toBe(true);
    }
  });
});
