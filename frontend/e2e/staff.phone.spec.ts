import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { fillLogin } from './support/login';
import { mailedLink } from './support/mail';
import { open } from './support/open';
import { staff } from './support/shop';
import { RARELY_BROKEN } from './support/tags';
import { test } from './support/test';

const PASSWORD = 'Tijera-Lila-2026';

/** A phone with a fingerprint that always matches. */
async function addFingerprint(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function confirmPassword(page: Page, password: string): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await again.getByLabel(/^Tu contraseña/).fill(password);
  await again.getByRole('button', { name: 'Confirmar' }).click();
  await expect(again).toBeHidden();
}

test('invites a person, who adds a passkey and then logs in with two taps', RARELY_BROKEN, async ({ page }) => {
  test.slow();
  const email = `bordadora-${randomUUID()}@example.com`;
  await addFingerprint(page);

  await test.step('the owner invites her', async () => {
    await open(page, '/panel/personas');
    await fillLogin(page);
    await page.getByRole('button', { name: 'Invitar a una persona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' });
    await dialog.getByLabel(/^Correo/).fill(email);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click();
    await confirmPassword(page, staff.password);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('she creates her account with the mailed link', async () => {
    await page.context().clearCookies();
    await page.goto(await mailedLink(email, '/panel/invitacion#token='));
    await page.getByLabel(/^Tu nombre/).fill('Bea Mora');
    await page.getByLabel(/^Contraseña/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar al equipo' }).click();
    await expect(page).toHaveURL(/\/panel\/cuenta$/);
  });

  await test.step('she adds a passkey and reads the recovery codes once', async () => {
    await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
    await confirmPassword(page, PASSWORD);
    const codes = page.getByRole('dialog', { name: 'Tus códigos de recuperación' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    expect(await axeViolations(page)).toEqual([]);
    await codes.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(page.getByText('Este dispositivo')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('she logs in with a button and her finger', async () => {
    await page.context().clearCookies();
    await open(page, '/login');
    await page.getByRole('button', { name: 'Equipo: entrar con llave de acceso' }).click();
    await expect(page).toHaveURL(/\/panel$/);
    await open(page, '/panel/personas');
    await expect(page.getByRole('heading', { name: 'Esto lo maneja la dueña' })).toBeVisible();
  });

  await test.step('she confirms her identity with the passkey, for new recovery codes', async () => {
    await open(page, '/panel/cuenta');
    await page.getByRole('button', { name: 'Pedir nuevos' }).click();
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
    await expect(page.getByRole('dialog', { name: 'Tus códigos de recuperación' })).toBeVisible();
  });
});
