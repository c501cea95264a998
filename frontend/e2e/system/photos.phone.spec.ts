import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '../support/axe';
import { logInAsStaff } from '../support/login';
import { open } from '../support/open';
import { firstVisit as test } from '../support/test';
import { expectWithin, measureWeight } from '../support/weight';

/** A product whose photos no other test depends on. */
const PRODUCT_ID = 9;
const KB = 1000;
const TEXT = 'Lonchera con el nombre Sofía bordado en dorado';

/** A photo of a phone held upright: stored sideways, with 12 megapixels and an orientation. */
async function phonePhoto() {
  const picture = sharp('public/assets/gallery/embroidery/01.webp').resize(4032, 3024, { fit: 'cover' });
  const buffer = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

interface Picture {
  id: string;
  alt: string;
  width: number;
  height: number;
}

async function productInShop(page: Page) {
  const answer = await page.request.get(`/api/products/${PRODUCT_ID}`);
  return (await answer.json()) as { pictures: Picture[]; measures: { openPicture: Picture | null } };
}

const picturesInShop = async (page: Page) => (await productInShop(page)).pictures;

const photos = (page: Page) => page.getByRole('region', { name: 'Fotos', exact: true });
const handles = (page: Page) => photos(page).getByRole('button', { name: /^Mover la foto/ });

test('adds a photo from a phone, makes it the main one, publishes it, and undoes it', async ({ page }) => {
  await logInAsStaff(page);
  const before = await picturesInShop(page);
  const weight = await measureWeight(page);
  const url = `/panel/tienda/productos/${PRODUCT_ID}`;
  // The panel also lists the photo that the shop shows beside the measures.
  const listed = before.length + ((await productInShop(page)).measures.openPicture ? 1 : 0);
  const count = listed + 1;

  await test.step('opens the photos of a product within the budget of the panel', async () => {
    await open(page, url);
    await expect(handles(page)).toHaveCount(listed);
    await expect(photos(page).getByRole('listitem').first()).toContainText('Principal');
    expect(await axeViolations(page)).toEqual([]);
    expect((await weight()).script, 'JavaScript').toBeLessThanOrEqual(206.9 * KB);
  });

  await test.step('crops the photo with the keyboard, and describes it', async () => {
    await page.getByLabel('Foto nueva').setInputFiles(await phonePhoto());
    const crop = page.getByRole('group', { name: /^Recorte/ });
    // The browser has turned the photo upright, so that its square is as wide as the photo.
    await expect(crop).toHaveAttribute('style', /width: 100%/);
    const top = async () => (await crop.boundingBox())!.y;
    const first = await top();
    await crop.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(top).toBeLessThan(first);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agregar la foto' }).click();
    await expect(page.getByText('Escribe qué se ve en la foto.')).toBeVisible();
    await page.getByLabel(/^Qué se ve en la foto/).fill(TEXT);
    const style = await crop.getAttribute('style');
    await page.reload();
    // The open dialog survives a reload with its photo, crop and text.
    await expect(page.getByLabel(/^Qué se ve en la foto/)).toHaveValue(TEXT);
    await expect(crop).toHaveAttribute('style', style!);
    expectWithin(await weight(), { script: 222.5 * KB, html: 16 * KB, all: 500 * KB });
  });

  await test.step('loses no photo when the page is reloaded without a connection', async () => {
    await page.route('**/api/media', (route) => route.abort());
    await page.getByRole('button', { name: 'Agregar la foto' }).click();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await page.unroute('**/api/media');
    await page.reload();
  });

  await test.step('shrinks and uploads it', async () => {
    await expect(handles(page).last()).toHaveAccessibleName(`Mover la foto ${count} de ${count}: ${TEXT}`);
    const newest = async () => {
      const { items } = (await (await page.request.get('/api/media?limit=1')).json()) as { items: object[] };
      return items[0];
    };
    await expect.poll(newest).toMatchObject({ width: 1600, height: 1600 });
  });

  await test.step('makes it the main photo, by drag with the keyboard and by button', async () => {
    await handles(page)
      .last()
      .evaluate((handle: HTMLElement) => {
        handle.scrollIntoView({ behavior: 'instant', block: 'center' });
        handle.focus({ preventScroll: true });
      });
    await page.keyboard.press('Space');
    await expect(page.getByText(`La foto está sobre el lugar ${count} de ${count}.`)).toBeAttached();
    // The library ignores an arrow key in the first frames, before it has measured the cards. They stand two by two.
    const above = count - 2;
    const announcement = page.getByText(`La foto está sobre el lugar ${above} de ${count}.`);
    await expect(async () => {
      // A slow machine may have announced the step of the last key only now.
      if ((await announcement.count()) === 0) await page.keyboard.press('ArrowUp');
      await expect(announcement).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(handles(page).nth(above - 1)).toHaveAccessibleName(new RegExp(TEXT));
    for (let position = above; position > 1; position -= 1) {
      await page.getByRole('button', { name: `Subir la foto ${position} de ${count}` }).press('Enter');
      await expect(page.getByRole('button', { name: `Subir la foto ${position - 1} de ${count}` })).toBeFocused();
    }
    await expect(photos(page).getByRole('listitem').first()).toContainText(TEXT);
  });

  await test.step('reviews and publishes it', async () => {
    await page.getByRole('link', { name: 'Revisar' }).click();
    await expect(page.getByText(/fotos: 1 foto nueva, otra foto principal$/)).toBeVisible();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(page.getByText('Publicado: ya se ve en la tienda.')).toBeVisible();
  });

  await test.step('shows it first on the product page', async () => {
    await expect
      .poll(async () => (await picturesInShop(page))[0])
      .toMatchObject({ alt: TEXT, width: 1600, height: 1600 });
    const [main] = await picturesInShop(page);
    await page.getByRole('link', { name: 'Ver en la tienda' }).click();
    const gallery = page.getByRole('region', { name: 'Imágenes del producto' });
    const picture = gallery.getByRole('img', { name: TEXT }).first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^/media/${main!.id}-`));
    await expect(async () =>
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
    ).toPass();
  });

  await test.step('undoes it; the photo can be brought back', async () => {
    await open(page, '/panel/tienda/historial');
    await page
      .getByText(/cambió 2 datos: .*fotos/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Deshacer este cambio' }).click();
    await expect(page.getByText('La tienda vuelve a mostrar lo de antes.')).toBeVisible();
    await expect(async () => expect(await picturesInShop(page)).toEqual(before)).toPass();
    await open(page, url);
    await page.getByRole('button', { name: 'Recuperar una foto anterior' }).click();
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Recuperar' }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
