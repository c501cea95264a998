import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { CartItemDto } from '../api/cart.api';
import CheckoutPage from '../app/pages/CheckoutPage';
import { Toaster } from '../shared/ui/Toast';
import { anItem, cartServer, refusal, SESSION } from './cart-server';
import { catalogueHandlers } from './catalogue-data';
import { identityServer } from './identity-server';
import { aTransferOrder } from './order-data';
import { renderApp } from './render-app';
import { server } from './server';

/** A server with these items in this browser's cart; `show` opens the checkout. */
export function openCheckout(items: CartItemDto[] = [anItem()], { signedIn = false } = {}) {
  localStorage.setItem('session_id', SESSION);
  const { state: cart, handlers } = cartServer(items);
  const transfers: unknown[] = [];
  server.use(
    ...handlers,
    ...catalogueHandlers,
    ...identityServer({ signedIn }).handlers,
    // Payments by card have tests of their own.
    http.post('*/api/wompi/widget-config', () => refusal(503, 'payment.provider_away', 'La pasarela no responde.')),
    http.post('*/api/orders/bank-transfer', async ({ request }) => {
      transfers.push(await request.json());
      cart.items = [];
      return HttpResponse.json(aTransferOrder(), { status: 201 });
    }),
  );
  return { cart, transfers, show: showCheckout };
}

export function showCheckout() {
  return renderApp(
    <>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <Toaster />
    </>,
    { path: '/checkout' },
  );
}

function Elsewhere() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <>
      <h1>{pathname}</h1>
      <output aria-label="state">{JSON.stringify(state)}</output>
    </>
  );
}

/** What a shopper in Medellín writes, in the order in which it is asked for. */
const LAURA = [
  ['Nombre completo', 'Laura Restrepo'],
  ['Email', 'laura@example.com'],
  ['Teléfono', '+57 300-123 4567'],
  ['Dirección', 'Cra 43A # 1-50, apto 302'],
  ['Ciudad', 'medellin'],
] as const;

/** The star of what is required is no part of the name. */
export const field = (label: string) =>
  screen.findByRole(/Ciudad|Dep/.test(label) ? 'combobox' : 'textbox', { name: new RegExp(`^${label}`) });

export async function fill(label: string, text: string) {
  const control = await field(label);
  await userEvent.clear(control);
  await userEvent.paste(text);
}

/** Everything that an order needs, consents included. */
export async function fillAll() {
  await screen.findByRole('textbox', { name: /^Nombre/ }).then((name) => userEvent.click(name));
  for (const [label, text] of LAURA) await fill(label, text);
  await userEvent.tab();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}

export const chooseTransfer = () => userEvent.click(screen.getByRole('radio', { name: /^Transferencia/ }));
export const transferButton = () => screen.getByRole('button', { name: 'Pedir y pagar por transferencia' });
