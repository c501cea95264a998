import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../testing/cart-server';
import { pass, startClock } from '../../testing/clock';
import { paymentServer } from '../../testing/payment-server';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import WompiDemoPage from './WompiDemoPage';
import { wholeText } from '../../testing/whole-text';

const show = (query = '') => renderApp(<WompiDemoPage />, { path: `/wompi-demo${query}` });

afterEach(() => {
  localStorage.clear();
});

it('requests 150.000 with the provider’s button, without a person or a cart', async () => {
  const shop = paymentServer();
  show();
  await waitFor(() => expect(shop.asked).toHaveLength(1));
  expect(shop.asked[0]).toMatchObject({ amount_in_cents: 15_000_000, currency: 'COP', shipping_address: null });
});

it('shows the provider’s result, and never reuses its reference', async () => {
  const paid = `SIGERIST-demo-${Date.now()}-Zx9k2`;
  localStorage.setItem('payment_reference:demo', paid);
  const shop = paymentServer();
  show('?id=11004-1763700000-00001&env=test');
  expect(await screen.findByText(wholeText(/respondió con la transacción 11004-1763700000-00001/))).toBeVisible();
  await waitFor(() => expect(shop.asked).toHaveLength(1));
  expect(shop.asked[0]!.reference).not.toBe(paid);
});

it('marks the field that the server refuses', async () => {
  const shop = paymentServer();
  const wrong = 'Por favor ingresa tu correo electrónico';
  shop.refuse = () => refusal(400, 'request.invalid', wrong, { 'customer_data.email': wrong });
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Widget avanzado' }));
  await write(screen.getByLabelText(/^Email/), 'laura@example.com');
  await write(screen.getByLabelText(/^Nombre completo/), 'Laura Restrepo');
  await write(screen.getByLabelText(/^Teléfono/), '300 123 4567');
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(wrong));
});

it('asks for the customer’s data with our own button', async () => {
  startClock();
  const shop = paymentServer();
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Widget avanzado' }));
  expect(screen.getByText('Completa tus datos para poder pagar.')).toBeVisible();
  await write(screen.getByLabelText(/^Email/), 'laura@example.com');
  await write(screen.getByLabelText(/^Nombre completo/), 'Laura Restrepo');
  await write(screen.getByLabelText(/^Teléfono/), '300 123 4567');
  await pass(600);
  await waitFor(() => expect(shop.asked.at(-1)!.customer_data.email).toBe('laura@example.com'));
});
