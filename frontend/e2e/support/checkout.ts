import { expect, type Page } from '@playwright/test';
import { ownCart, PAD } from './cart';
import { open } from './open';

/** Checkout data of a returning shopper. */
const KNOWN = {
  name: 'Laura Restrepo',
  email: 'laura@example.com',
  phone: '300 123 4567',
  address: 'Calle 10 # 43-12',
  city: 'Medellín',
  department: 'Antioquia',
  postalCode: '',
  owner: '',
};

/** Opens the checkout with a changing pad (105.000) in the cart and everything filled in, ready to pay. */
export async function openCheckout(page: Page): Promise<void> {
  await ownCart(page, PAD);
  await page.addInitScript(
    (draft) => {
      // Only once, as for the cart.
      if (sessionStorage.getItem('typed')) return;
      sessionStorage.setItem('typed', 'yes');
      localStorage.setItem('draft:1:checkout', draft);
    },
    JSON.stringify({ ...KNOWN, keptAt: Date.now() }),
  );
  await open(page, '/checkout');
  // Waits for the summary, because it moves the elements below.
  await expect(page.getByRole('heading', { name: 'Revisa antes de pagar' })).toBeVisible();
  await consent(page);
}

/** Checks the consents that the law requires for each order. */
export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
  await page.getByRole('checkbox', { name: /Autorizo a Sigerist/ }).check();
}
