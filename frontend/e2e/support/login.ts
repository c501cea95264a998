import { expect, type Page } from '@playwright/test';
import { staff } from './shop';

/** Logs the browser of the page in as staff, without the login form. */
export async function logInAsStaff(page: Page): Promise<void> {
  const answer = await page.request.post('/api/login', { data: staff });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Logs in with the form: of the login page, of a page that requires it, or of the dialog that covers a page. */
export async function fillLogin(page: Page, { email, password } = staff): Promise<void> {
  await page.getByLabel(/^Email/i).fill(email);
  await page.getByLabel(/^Contraseña/i).fill(password);
  await page.getByRole('form', { name: 'Iniciar Sesión' }).getByRole('button', { name: 'Iniciar Sesión' }).click();
}
