import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { ownCart } from './support/cart';
import { open } from './support/open';
import { CARDS, goBack, payByCard } from './support/payer';
import { test } from './support/test';

/** Opens the checkout of a cart with an embroidered bag and a plain pacifier holder. */
async function openCheckout(page: Page): Promise<void> {
  await ownCart(
    page,
    { productId: 1, name: 'Pañalera', price: 445_000, personalization: 'Sofía', hasBordado: true },
    { productId: 12, name: 'Portachupeta', price: 80_000, hasBordado: false },
  );
  await open(page, '/checkout');
}

const box = (page: Page, name: string) => page.getByRole(/Ciudad|Dep/.test(name) ? 'combobox' : 'textbox', { name });

test('places an order by transfer with the keyboard, and pays its first half by card', async ({ page }) => {
  await openCheckout(page);
  await expect(box(page, 'Nombre completo')).toBeVisible();

  await test.step('enters contact and address', async () => {
    await box(page, 'Nombre completo').focus();
    const texts = ['Laura Restrepo', 'laura@example.com', '0057 300 123-4567', 'Cra 43A # 1-50, apto 302'];
    for (const text of texts) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('combobox', { name: 'Ciudad' })).toBeFocused();
    await page.keyboard.type('medellin');
    await expect(page.getByRole('option', { name: 'Medellín Antioquia' })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Antioquia');
  });

  await test.step('keeps the data after a reload, except the consents', async () => {
    await page.reload();
    await expect(box(page, 'Nombre completo')).toHaveValue('Laura Restrepo');
    await expect(page.getByRole('region', { name: 'Revisa antes de pagar' })).toContainText('Medellín, Antioquia');
    await expect(page.getByRole('checkbox', { name: /^Acepto/ })).not.toBeChecked();
  });

  await test.step('focuses a missing consent', async () => {
    await page.getByRole('radio', { name: /^Aquí mismo/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Todo ahora $525.000' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/Los otros \$262\.500 los pagas cuando tu pedido esté listo/)).toBeVisible();
    const order = page.getByRole('button', { name: 'Pedir y pagar por transferencia' });
    await order.press('Enter');
    await expect(page.getByText('Falta tu autorización')).toBeVisible();
    const terms = page.getByRole('checkbox', { name: /^Acepto/ });
    await expect(terms).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await terms.press('Space');
    await page.getByRole('checkbox', { name: /^Autorizo/ }).press('Space');
    await order.press('Enter');
  });

  await test.step('shows the bank account, also after a reload, and an empty cart', async () => {
    const title = page.getByRole('heading', { level: 1, name: /^Tu pedido SIG-\w{6} está reservado$/ });
    await expect(title).toBeFocused();
    await expect(page.getByText(/^Transfiere \$262\.500/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito', exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(title).toBeVisible();
    const proof = page.getByRole('link', { name: 'Enviar el comprobante por WhatsApp' });
    await expect(proof).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*SIG-/);
  });

  await test.step('pays the first half online and shows the instalments', async () => {
    await page.getByRole('link', { name: 'Ver en qué va mi pedido' }).click();
    await expect(page.getByRole('region', { name: 'Por pagar: $262.500' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pagar con tarjeta, PSE o Nequi' }).click();
    await payByCard(page, CARDS.approved);
    await goBack(page);
    await expect(page.getByText('¡Pago completado exitosamente!')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pago en dos partes' })).toContainText('Pagado');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sigue tu pedido' }).first().click();
    await expect(page.getByRole('heading', { name: 'Anticipo recibido' })).toBeVisible();
  });
});
