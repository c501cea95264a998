import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { OrderDto } from '../../api/orders.api';
import { useCart } from '../../features/cart/use-cart';
import { keepCompletedOrder } from '../../features/orders/completed-order';
import { paymentErrorKind } from '../../features/payments/payment-error-kind';
import { anItem, cartServer, refusal } from '../../testing/cart-server';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { pass, startClock } from '../../testing/clock';
import { storeEarlier } from '../../testing/drafts';
import { identityServer } from '../../testing/identity-server';
import { aMaskedOrder, anOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import PaymentSuccessPage from './PaymentSuccessPage';
import { wholeText } from '../../testing/whole-text';

const order = anOrder();
const ID = order.transactionId!;

const pending = () => HttpResponse.json({ success: false, order: null }, { status: 202 });
/** The response for an existing order. */
const found = (known: OrderDto) => () => HttpResponse.json({ success: true, order: known });
const made = (status: 200 | 201 = 201) => HttpResponse.json({ success: true, order }, { status });

afterEach(() => {
  localStorage.clear();
  identityServer();
});

/** Reads the cart first, like the bar of every page. */
function Bag() {
  return <div data-testid="bag">{useCart().status}</div>;
}

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <div data-testid="url">{pathname + search}</div>;
}

interface Server {
  /** The responses to successive completions; the last one is repeated. */
  complete?: (() => Response)[];
  signedIn?: boolean;
}

/** Opens the page like the browser after a payment; `asked` holds the received requests. */
function open(search = `?transaction=${ID}`, { complete = [made], signedIn = false }: Server = {}) {
  const asked = { completions: [] as unknown[] };
  const cart = cartServer([anItem()]);
  server.use(
    http.post('*/api/payment/complete-external', async ({ request }) => {
      asked.completions.push(await request.json());
      return complete[Math.min(asked.completions.length, complete.length) - 1]!();
    }),
    ...cart.handlers,
    ...identityServer({ signedIn }).handlers,
    ...catalogueHandlers,
  );
  const view = renderApp(
    <>
      <Routes>
        <Route path="/payment-success" element={<PaymentSuccessPage />} />
        <Route path="*" element={<h1>Otra página</h1>} />
      </Routes>
      <CurrentUrl />
      <Bag />
    </>,
    { path: `/payment-success${search}` },
  );
  return { ...view, asked, cart: cart.state };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const status = () => screen.getByRole('status');
const thanks = () => title('Gracias. Ya vamos a hacer tu pedido');
const waiting = () => title('Estamos confirmando tu pago con tu banco');
const again = () => screen.findByRole('button', { name: 'Revisar otra vez' });

describe('an existing order', () => {
  it('shows the server’s state, regardless of the URL', async () => {
    open(`?id=${ID}&env=test&reference=otra&customer_name=Eva&customer_email=eva@example.com&amount=1`, {
      complete: [found(order)],
    });
    await thanks();
    expect(status()).toHaveTextContent('¡Pago completado exitosamente! Enviamos la confirmación a laura@example.com.');
    for (const fact of ['SIG-7K2QXM', ID]) expect(screen.getByText(fact)).toBeVisible();
    await userEvent.click(screen.getByText('Detalles'));
    expect(screen.getByText(wholeText(`Referencia del pago: ${order.reference}`))).toBeVisible();
    expect(screen.getAllByText('$926.500')).toHaveLength(2);
    expect(screen.getByTestId('url')).toHaveTextContent(`/payment-success?transaction=${ID}`);
  });

  it('lists the pieces with their prices and their options', async () => {
    open(undefined, { complete: [found(order)] });
    const summary = await screen.findByRole('complementary', { name: 'Lo que vamos a hacer' });
    const [bag, plain] = within(summary).getAllByRole('listitem');
    expect(bag).toHaveTextContent('2 × Pañalera Multifuncional');
    expect(bag).toHaveTextContent('Bordado: Sofía · Pompón');
    expect(bag).toHaveTextContent('$1.010.000');
    expect(plain).toHaveTextContent('Sin bordado');
    expect(summary).not.toHaveTextContent('retracto');
    expect(summary).toHaveTextContent('Descuento SIGERIST15−$163.500');
    // 15 to 20 business days after Saturday, 21 November 2026, without the holiday of 8 December.
    expect(await within(summary).findByText('Llega entre el 14 y el 21 de diciembre')).toBeVisible();
  });

  it('links to receipt, chat, tracking and the shop, without personal data in the URLs', async () => {
    open(undefined, { complete: [found(order)] });
    await thanks();
    const receipt = screen.getByRole('link', { name: 'Descargar recibo' });
    expect(receipt).toHaveAttribute('href', `/recibo?transaction=${ID}`);
    expect(receipt).toHaveAttribute('target', '_blank');
    const chat = decodeURIComponent(screen.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href')!);
    expect(chat).toContain('mi pedido SIG-7K2QXM');
    expect(chat).not.toMatch(/Laura|@|300 123/);
    expect(screen.getByRole('link', { name: 'Sigue tu pedido' })).toHaveAttribute('href', '/pedido?orden=SIG-7K2QXM');
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Ver más productos' })).toHaveAttribute('href', '/productos');
  });

  it('asks for a missing name', async () => {
    const piece = { position: 2, productName: 'Mochila Milano', quantity: 1, name: '' };
    open(undefined, { complete: [found({ ...order, nameablePieces: [piece] })] });
    const panel = await screen.findByRole('region', { name: '¿Qué nombre bordamos?' });
    expect(within(panel).getByRole('textbox', { name: /Nombre para Mochila Milano/ })).toBeVisible();
  });

  it('asks for no name when none is missing', async () => {
    open(undefined, { complete: [found(order)] });
    await screen.findByText(order.orderNumber);
    expect(screen.queryByText('¿Qué nombre bordamos?')).not.toBeInTheDocument();
  });

  it('offers an account to a guest', async () => {
    open(undefined, { complete: [found(order)] });
    expect(await screen.findByRole('link', { name: 'Crea tu cuenta' })).toHaveAttribute('href', '/register');
  });

  it('offers no account to a logged-in customer', async () => {
    open(undefined, { complete: [found(order)], signedIn: true });
    await thanks();
    expect(screen.queryByRole('link', { name: 'Crea tu cuenta' })).not.toBeInTheDocument();
  });

  it('is shown without a request in this tab, and again after a reload', async () => {
    storeEarlier(keepCompletedOrder(order));
    const { asked, unmount } = open();
    await thanks();
    unmount();
    open();
    await thanks();
    expect(asked).toEqual({ completions: [] });
  });

  it('is masked in a browser that did not pay, which gets no receipt', async () => {
    open(undefined, { complete: [found(aMaskedOrder())] });
    await thanks();
    expect(status()).toHaveTextContent('Enviamos la confirmación al correo de la compra.');
    expect(screen.getByText(wholeText('Bordado: ••• · Pompón'))).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Descargar recibo' })).not.toBeInTheDocument();
  });

  it('stays masked in a browser that lost its cookie, even with the cart', async () => {
    localStorage.setItem('session_id', 'session-of-the-test');
    const { asked } = open(undefined, { complete: [found(aMaskedOrder())] });
    expect(await screen.findByText(wholeText('Bordado: ••• · Pompón'))).toBeVisible();
    expect(asked.completions).toEqual([{ transactionId: ID }]);
  });

  it.each([
    ['payment_review', 'Estamos revisando tu pago', /No tienes que pagar otra vez/],
    ['shipped', 'Tu pedido va en camino', /Salió de nuestro taller/],
    ['refunded', 'Te devolvimos el dinero', /Ya te devolvimos/],
  ] satisfies [OrderDto['status'], string, RegExp][])('shows the status %s', async (state, heading, words) => {
    open(undefined, { complete: [found(anOrder({ status: state }))] });
    await title(heading);
    expect(document.title).toBe(`${heading} | Sigerist`);
    expect(status()).toHaveTextContent(words);
    expect(screen.getByRole('complementary', { name: 'Tu pedido' })).not.toHaveTextContent('Llega');
  });
});

it('shows that the money of a voided payment is missing', async () => {
  const voided = anOrder({ status: 'payment_review', reviewReason: 'voided' });
  open(undefined, { complete: [found(voided)] });
  await title('Anularon el pago de este pedido');
  expect(status()).toHaveTextContent(/no tenemos ese dinero/);
  expect(status()).not.toHaveTextContent(/Recibimos tu pago|No tienes que pagar/);
});

describe('a new order', () => {
  it('is requested without the cart of this browser', async () => {
    localStorage.setItem('session_id', 'session-of-the-test');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { asked } = open();
    server.use(
      http.post('*/api/payment/complete-external', async ({ request }) => {
        asked.completions.push(await request.json());
        await answered;
        return made();
      }),
    );
    await waitFor(() => expect(status()).toHaveTextContent('Creando tu orden y enviando confirmación...'));
    answer();
    await thanks();
    expect(asked.completions).toEqual([{ transactionId: ID }]);
  });

  it('updates the bag to the server’s state', async () => {
    localStorage.setItem('session_id', 'session-of-the-test');
    const { cart } = open();
    cart.items = [];
    await thanks();
    await waitFor(() => expect(screen.getByTestId('bag')).toHaveTextContent('empty'));
  });

  it('works without a session', async () => {
    const { asked } = open();
    await thanks();
    expect(asked.completions).toEqual([{ transactionId: ID }]);
  });
});

describe('a pending payment', () => {
  it('can be left, and the page updates itself', async () => {
    startClock();
    const { asked } = open(undefined, { complete: [pending, pending, made] });
    await waiting();
    expect(status()).toHaveTextContent(
      /se actualiza sola.*cerrarla con tranquilidad.*correo un enlace.*pagar otra vez/,
    );
    expect(screen.getByRole('button', { name: 'Comprobando…' })).toHaveAttribute('aria-disabled', 'true');
    await pass(2_000);
    await waitFor(() => expect(asked.completions).toHaveLength(2));
    await pass(2_500);
    await thanks();
    expect(asked).toMatchObject({ completions: { length: 3 } });
  });

  it('is no longer polled after 90 seconds, but on request and on return', async () => {
    startClock();
    const { asked } = open(undefined, { complete: [pending] });
    await waiting();
    for (let second = 0; second < 95; second += 1) await pass(1_000);
    const button = await again();
    expect(status()).toHaveTextContent('Tu banco todavía no responde.');
    const { length } = asked.completions;
    expect(length).toBeLessThan(30);
    await pass(60_000);
    expect(asked.completions).toHaveLength(length);

    act(() => button.click());
    await pass(0);
    await waitFor(() => expect(asked.completions).toHaveLength(length + 1));
    expect(status()).toHaveTextContent('Esta página se actualiza sola.');
    void act(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked.completions).toHaveLength(length + 2));
  });
});

describe('a long pending payment', () => {
  it('can be replaced by another way to pay, after a minute', async () => {
    startClock();
    localStorage.setItem('session_id', 'session-of-the-test');
    localStorage.setItem('payment_shown:session-of-the-test', 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB');
    open(undefined, { complete: [pending] });
    await waiting();
    await pass(55_000);
    expect(screen.queryByRole('button', { name: 'Pagar de otra forma' })).not.toBeInTheDocument();
    await pass(5_000);
    const button = await screen.findByRole('button', { name: 'Pagar de otra forma' });
    expect(screen.getByText(/hacemos un solo pedido y te devolvemos el otro/)).toBeVisible();
    act(() => button.click());
    await title('Otra página');
    expect(screen.getByTestId('url')).toHaveTextContent('/checkout');
    expect(localStorage.getItem('payment_shown:session-of-the-test')).toBeNull();
  });

  it('cannot be replaced when the cart is empty', async () => {
    startClock();
    open(undefined, { complete: [pending] });
    await waiting();
    for (let second = 0; second < 61; second += 1) await pass(1_000);
    expect(screen.queryByRole('button', { name: 'Pagar de otra forma' })).not.toBeInTheDocument();
  });
});

describe('an unconfirmed payment', () => {
  it('is polled while the server is unreachable, and not shown as rejected', async () => {
    startClock();
    const unavailable = () => refusal(503, 'payment.provider_away', 'El proveedor de pagos no responde.');
    open(undefined, { complete: [unavailable, () => HttpResponse.error(), made] });
    await title('Todavía no podemos confirmar tu pago');
    expect(status()).toHaveTextContent('Error procesando el pago. Contacta soporte si el problema persiste.');
    expect(status()).toHaveTextContent(/tu dinero no se pierde.*No pagues otra vez/);
    await pass(2_000);
    await pass(2_500);
    await thanks();
  });

  it('redirects a rejected payment to its own page, with the reason', async () => {
    const message = 'Tu pago fue rechazado: Fondos Insuficientes';
    open(undefined, { complete: [() => refusal(402, 'payment.declined', message)] });
    await title('Otra página');
    const url = new URL(screen.getByTestId('url').textContent, 'http://x');
    expect(url.pathname).toBe('/payment-error');
    expect(Object.fromEntries(url.searchParams)).toEqual({ error: message, code: 'payment.declined' });
  });

  it('does not attribute an error of the provider to the bank', async () => {
    const message = 'Wompi no pudo procesar tu pago y no te cobró nada.';
    open(undefined, { complete: [() => refusal(402, 'payment.failed', message)] });
    await title('Otra página');
    const url = new URL(screen.getByTestId('url').textContent, 'http://x');
    expect(paymentErrorKind(url.searchParams.get('error'), url.searchParams.get('code'))).toBe('other');
  });

  it('refers a mismatched amount to a person', async () => {
    const message = 'Este pago no corresponde a tu pedido. Escríbenos y lo revisamos contigo.';
    open(undefined, { complete: [() => refusal(409, 'payment.mismatch', message)] });
    await title('Revisemos este pago');
    expect(status()).toHaveTextContent(`Hubo un problema completando tu orden. Contacta soporte. ${message}`);
    expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeVisible();
  });

  it('can be checked again when the transaction is unknown', async () => {
    open(undefined, { complete: [() => refusal(404, 'payment.not_found', 'No encontramos esta transacción.'), made] });
    await title('No encontramos este pago');
    expect(status()).toHaveTextContent('Hubo un problema completando tu orden. Contacta soporte.');
    await userEvent.click(await again());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await thanks();
  });

  it.each(['', '?env=test', '?transaction=%3Cscript%3E'])(
    'shows a warning when the URL contains no payment: %j',
    async (search) => {
      const { asked } = open(search);
      await title('Aquí verás tu pedido');
      expect(status()).toHaveTextContent('No hay datos de un pedido en esta página.');
      expect(screen.getByRole('link', { name: 'Buscar mi pedido' })).toHaveAttribute('href', '/pedido');
      expect(screen.getByTestId('url')).toHaveTextContent('/payment-success');
      expect(asked).toEqual({ completions: [] });
    },
  );
});
