import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { fillLogin } from './support/login';
import { mailedCode, mailedLink } from './support/mail';
import { open, waitForHydration } from './support/open';
import { test } from './support/test';

const FIRST = 'Secreta-1';
const SECOND = 'Distinta-2';

/** Returns the header with the account links, or the menu on narrow screens. */
async function account(page: Page) {
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  if (await menu.isVisible()) {
    await menu.click();
    return page.getByRole('dialog', { name: 'Menú' });
  }
  return page.getByRole('banner');
}

async function logOut(page: Page): Promise<void> {
  const menu = await account(page);
  const greeting = menu.getByText('Hola, Laura');
  await expect(greeting).toBeVisible();
  expect(await greeting.evaluate((text) => text.scrollWidth - text.clientWidth), 'pixels cut off').toBeLessThanOrEqual(
    0,
  );
  const reloaded = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
  await reloaded;
  await waitForHydration(page);
}

test('registers, confirms, recovers and deletes an account', async ({ page }) => {
  test.slow();
  const email = 'laura.cuenta@example.com';
  await open(page, '/register');

  await test.step('registers', async () => {
    await page.getByLabel(/^Nombre/).fill('Laura');
    await page.getByLabel(/^Apellido/).fill('Restrepo');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Contraseña/).fill(FIRST);
    await page.getByLabel(/^Confirmar contraseña/).fill(FIRST);
    await page.getByLabel(/^Celular/).fill('300 123 4567');
    await page.getByRole('checkbox', { name: /Autorizo/ }).check();
    await page.getByRole('button', { name: 'Registrarme' }).click();
    await expect(page.getByRole('heading', { name: 'Registro Completado' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('confirms the email with the link of the welcome mail', async () => {
    await page.goto(await mailedLink(email, '/cuenta#confirmar='));
    await expect(page.getByText('Correo confirmado')).toBeVisible();
    await expect(page).not.toHaveURL(/confirmar/);
  });

  await test.step('logs out', async () => {
    await logOut(page);
    const menu = await account(page);
    await expect(menu.getByRole('link', { name: 'Registrarse' })).toBeVisible();
  });

  await test.step('recovers the password by mail', async () => {
    await open(page, '/forgot-password');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect(page.getByRole('heading', { name: 'Escribe el código' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel(/^Código/).fill(await mailedCode(email));
    await page.getByLabel(/^Nueva contraseña/).fill(SECOND);
    await page.getByLabel(/^Confirmar contraseña/).fill(SECOND);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('heading', { name: '¡Contraseña actualizada!' })).toBeFocused();
  });

  await test.step('logs in to open the account page', async () => {
    await open(page, '/cuenta');
    await expect(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible();
    await fillLogin(page, { email, password: FIRST });
    await expect(page.getByRole('main').getByText(/Contraseña incorrecta/)).toBeVisible();
    await fillLogin(page, { email, password: SECOND });
    // First, because the message disappears after five seconds.
    await expect(page.getByText('Bienvenido de vuelta, Laura!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
    await expect(page.getByText('+57 300 123 4567')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('downloads the data', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar mis datos' }).click();
    expect((await download).suggestedFilename()).toBe('mis-datos-sigerist.json');
  });

  await test.step('deletes the account', async () => {
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
    await dialog.getByLabel(/^Contraseña/).fill(SECOND);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(page.getByText('Cuenta eliminada')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Cada puntada lleva/ })).toBeVisible();
    const menu = await account(page);
    await expect(menu.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  });
});

test('sets a new password with the mailed link', async ({ page }) => {
  const email = 'enlace.cuenta@example.com';
  const person = { name: 'Ana Gil', email, password: FIRST, dataConsent: true };
  await page.request.post('/api/register', { data: person });
  await page.request.post('/api/logout');
  await page.request.post('/api/forgot-password', { data: { email } });

  await page.goto(await mailedLink(email, '/forgot-password#token='));
  await expect(page.getByRole('heading', { name: 'Elige tu nueva contraseña' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByLabel(/^Nueva contraseña/).fill('Colombia2026*');
  await page.getByLabel(/^Confirmar contraseña/).fill('Colombia2026*');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('main').getByText(/Es fácil de adivinar/)).toBeVisible();
  await page.getByLabel(/^Nueva contraseña/).fill(SECOND);
  await page.getByLabel(/^Confirmar contraseña/).fill(SECOND);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('heading', { name: '¡Contraseña actualizada!' })).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await fillLogin(page, { email, password: SECOND });
  // The reset confirmed the email and removed the unconfirmed data, so that the name comes from the address.
  await expect(page.getByText('Bienvenido de vuelta, Enlace')).toBeVisible();
});
