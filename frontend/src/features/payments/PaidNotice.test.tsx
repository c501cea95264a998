import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { wholeText } from '../../testing/whole-text';
import PaidNotice from './PaidNotice';

const HOUR = 60 * 60_000;
const KEY = 'payment_shown:session-of-the-test';
const referenceOf = (age: number) => `SIGERIST-KbhTcQdRgWZaJNbEPVfS-${Date.now() - age}-ZxCkB`;
const PAID = wholeText('Recibimos tu pago, pedido SIG-7K2QXM. Ver');

/** A browser that began a payment `age` ago; the provider knows this transaction of it. */
function open(age: number, transactionId: string | null, path = '/productos') {
  localStorage.setItem(KEY, referenceOf(age));
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/payment/find', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ transactionId });
    }),
    http.post('*/api/payment/complete-external', () => HttpResponse.json({ success: true, order: anOrder() })),
  );
  renderApp(<PaidNotice />, { path });
  return asked;
}

afterEach(() => localStorage.clear());

it('tells a browser that was closed after paying which order it has, until it looks', async () => {
  open(26 * HOUR, '11004-1718123303-80111');
  expect(await screen.findByText(PAID)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ver' });
  expect(link).toHaveAttribute('href', '/payment-success?transaction=11004-1718123303-80111');
  await userEvent.click(link);
  expect(screen.queryByText(PAID)).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['keeps asking while the reference can be paid', 2 * HOUR, true],
  ['asks no more once it cannot', 25 * HOUR, false],
])('says nothing without a payment, and %s', async (_, age, isKept) => {
  const asked = open(age, null);
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem(KEY) !== null).toBe(isKept));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('leaves the result to the pages about paying', async () => {
  const asked = open(HOUR, '11004-1718123303-80111', '/checkout');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([]);
});
