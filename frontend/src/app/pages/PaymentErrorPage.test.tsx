import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { rememberPayment } from '../../features/payments/use-payment-config';
import { keepPayingOrder } from '../../shared/lib/paying-order';
import { storeEarlier } from '../../testing/drafts';
import { watchForms } from '../../testing/fake-widget';
import { laura, paymentServer } from '../../testing/payment-server';
import { renderApp } from '../../testing/render-app';
import PaymentErrorPage from './PaymentErrorPage';

const show = (query = '') => renderApp(<PaymentErrorPage />, { path: `/payment-error${query}` });
const link = (name: string) => screen.getByRole('link', { name });

afterEach(() => {
  jest.restoreAllMocks();
  rememberPayment(null);
  localStorage.clear();
});

describe('/payment-error', () => {
  it.each([
    ['?error=declined', 'Pago Rechazado', 'Llama a tu banco'],
    ['?error=rechazado', 'Pago Rechazado', 'Paga por transferencia'],
    ['?error=insufficient_funds', 'Fondos Insuficientes', 'Revisa tu saldo o tu cupo'],
    ['?error=invalid_card', 'Datos de Tarjeta Inválidos', 'Revisa la fecha y el código'],
    ['?error=expired_card', 'Tarjeta Expirada', 'Mira la fecha de tu tarjeta'],
    ['?error=Cannot%20POST%20/x', 'Error de Conexión', 'Revisa tu conexión'],
    ['?error=404', 'Error de Conexión', 'Mira tu correo antes de repetir'],
    ['', 'Error en el Pago', '¿Tu banco muestra un cobro?'],
  ])('%s: %s, with its own advice', async (query, title, tip) => {
    show(query);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const tips = within(screen.getByRole('complementary', { name: 'Qué puedes hacer' }));
    expect(tips.getByText(tip)).toBeVisible();
    expect(screen.getByText(/tu carrito sigue guardado/i)).toBeVisible();
  });

  it('offers a retry, the provider’s page, a contact, and links to the shop', () => {
    show('?error=declined&code=payment.declined');
    expect(link('Intentar de nuevo')).toHaveAttribute('href', '/checkout');
    expect(link('Pagar en la página de Wompi')).toHaveAttribute('href', '/checkout?pago=pagina');
    expect(link('Volver al inicio')).toHaveAttribute('href', '/');
    expect(link('Ver productos')).toHaveAttribute('href', '/productos');
    const chat = decodeURIComponent(link('Ayuda por WhatsApp').getAttribute('href')!);
    expect(chat).toContain('Pago Rechazado');
    expect(chat).not.toContain('payment.declined');
    expect(screen.queryByText('payment.declined')).not.toBeInTheDocument();
  });

  it('links to an unpaid order when there is no cart', () => {
    show('?error=declined');
    expect(link('Pagar un pedido que ya hiciste')).toHaveAttribute('href', '/pedido');
  });

  it('appends the link to the order, which appears late, after the other links', () => {
    show('?error=declined');
    const late = link('Pagar un pedido que ya hiciste');
    expect(link('Ver productos').compareDocumentPosition(late)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the bank’s numeric code on the page and in the chat text', async () => {
    show('?error=declined&code=51');
    expect(await screen.findByText('51')).toBeVisible();
    expect(decodeURIComponent(link('Ayuda por WhatsApp').getAttribute('href')!)).toContain('código 51');
  });

  it('warns before it opens a provider’s page that does not respond', async () => {
    const forms = watchForms();
    paymentServer().checkoutPage = () => HttpResponse.error();
    rememberPayment({ session: 'session-of-the-test', amount: 663_000, customer: laura });
    show('?error=404');
    const pay = screen.getByRole('button', { name: 'Pagar en la página de Wompi' });
    await userEvent.click(pay);
    expect(await screen.findByText('Wompi no responde')).toBeVisible();
    expect(forms).toEqual([]);
    await userEvent.click(pay);
    await waitFor(() => expect(forms).toHaveLength(1));
  });

  it('shows no text from its URL', () => {
    show('?error=Llama%20ya%20al%20300%20111&code=Transfiere%20a%20esta%20cuenta');
    expect(screen.getByRole('heading', { level: 1, name: 'Error en el Pago' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('300 111');
    expect(document.body).not.toHaveTextContent('Transfiere');
    expect(link('Ayuda por WhatsApp').getAttribute('href')).not.toContain('cuenta');
  });

  it('links back to the order that was being paid, instead of the cart', async () => {
    storeEarlier(keepPayingOrder('SIG-7K2QXM'));
    show('?error=declined');
    await screen.findByRole('heading', { level: 1, name: 'Pago Rechazado' });
    await waitFor(() => expect(link('Intentar de nuevo')).toHaveAttribute('href', '/pedido?orden=SIG-7K2QXM'));
  });
});
