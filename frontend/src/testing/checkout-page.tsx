import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { CartItemDto } from '../api/cart.api';
import CheckoutPage from '../app/pages/CheckoutPage';
import { keepCustomer } from '../features/checkout/customer-draft';
import { formatCop } from '../shared/lib/format-cop';
import { Toaster } from '../shared/ui/Toast';
import { aCart } from './cart-data';
import { anItem, cartServer, refusal, SESSION } from './cart-server';
import { catalogueHandlers } from './catalogue-data';
import { storeEarlier } from './drafts';
import { identityServer } from './identity-server';
import { aTransferOrder } from './order-data';
import { renderApp } from './render-app';
import { server } from './server';

/** A server whose cart holds the given items; `show` opens the checkout. `filled` stores the customer's details. */
export function openCheckout(items: CartItemDto[] = [anItem()], { signedIn = false, filled = false } = {}) {
  if (filled) storeEarlier(keepCustomer({ ...KEPT, ...LAURA }, ''));
  localStorage.setItem('session_id', SESSION);
  const { state: cart, handlers } = cartServer(items);
  const transfers: unknown[] = [];
  server.use(
    ...handlers,
    ...catalogueHandlers,
    ...identityServer({ signedIn }).handlers,
    // Card payments are tested separately.
    http.post('*/api/wompi/widget-config', () => refusal(503, 'payment.provider_away', 'Wompi no responde.')),
    http.post('*/api/orders/bank-transfer', async ({ request }) => {
      const body = (await request.json()) as { total?: number };
      transfers.push(body);
      const { total } = aCart(cart.items);
      if (body.total !== total)
        return refusal(409, 'order.total_changed', `El total de tu carrito cambió: ahora es ${formatCop(total)}.`);
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

/** Details of a shopper in Medellín, in the order of the form. */
const LAURA = {
  name: 'Laura Restrepo',
  email: 'laura@example.com',
  phone: '+57 300-123 4567',
  address: 'Cra 43A # 1-50, apto 302',
};
/** The city as the form normalises it, and the optional field. */
const KEPT = { city: 'Medellín', department: 'Antioquia', postalCode: '' };

/** The asterisk of a required field is not part of the label. */
export const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });

export async function fill(label: string, text: string) {
  const control = await field(label);
  await userEvent.clear(control);
  await userEvent.paste(text);
}

/** Fills in everything that an order requires, including the consents. */
export async function fillAll() {
  await userEvent.click(await field('Nombre completo'));
  await fill('Nombre completo', LAURA.name);
  await fill('Email', LAURA.email);
  await fill('Teléfono', LAURA.phone);
  await fill('Dirección', LAURA.address);
  await fill('Ciudad', 'medellin');
  await userEvent.tab();
  await consent();
}

/** The consents, none of which is preselected. */
export async function consent() {
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
}

export const chooseTransfer = () => userEvent.click(screen.getByRole('radio', { name: /^Transferencia/ }));
export const transferButton = () => screen.getByRole('button', { name: 'Pedir y pagar por transferencia' });
