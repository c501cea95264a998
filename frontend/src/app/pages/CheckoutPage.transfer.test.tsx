import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { keptCustomer } from '../../features/checkout/customer-draft';
import { anItem, refusal, SESSION } from '../../testing/cart-server';
import { chooseTransfer, consent, field, fillAll, openCheckout, transferButton } from '../../testing/checkout-page';
import { leavePage } from '../../testing/drafts';
import { server } from '../../testing/server';
import { wholeText } from '../../testing/whole-text';

afterEach(() => localStorage.clear());

const reserved = () => screen.findByRole('heading', { level: 1, name: 'Tu pedido SIG-7K2QXM está reservado' });

describe('an order by bank transfer', () => {
  it('is created once, despite repeated clicks, and shows the account', async () => {
    const { transfers, show } = openCheckout();
    const { store } = show();
    await fillAll();
    await chooseTransfer();
    await userEvent.dblClick(transferButton());
    expect(await reserved()).toHaveFocus();
    expect(transfers).toEqual([
      {
        sessionId: SESSION,
        customer: {
          name: 'Laura Restrepo',
          email: 'laura@example.com',
          phone: '+573001234567',
          address: 'Cra 43A # 1-50, apto 302',
          city: 'Medellín',
          department: 'Antioquia',
        },
        dataConsent: true,
        total: 445000,
        instalments: 1,
      },
    ]);
    for (const fact of ['Bancolombia', '123-456789-00', '$926.500']) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('link', { name: /comprobante por WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/573000000000?text=SIG-7K2QXM',
    );
    expect(screen.getByText(wholeText(/Te enviamos estos datos a laura@example\.com/))).toBeVisible();
    expect(keptCustomer(store.getState(), '')).toBeNull();
    const track = screen.getByRole('link', { name: 'Ver en qué va mi pedido' });
    expect(track).toHaveAttribute('href', '/pedido?orden=SIG-7K2QXM');
    await userEvent.click(track);
    expect(screen.getByRole('status', { name: 'state' })).toHaveTextContent('{"email":"laura@example.com"}');
  });

  it('is paid in two instalments when the shopper chooses so', async () => {
    const { transfers, show } = openCheckout(undefined, { filled: true });
    show();
    await consent();
    await chooseTransfer();
    await userEvent.click(screen.getByRole('radio', { name: /En dos partes \$222\.500 ahora/ }));
    expect(
      screen.getByText(/Los otros \$222\.500 los pagas cuando tu pedido esté listo, antes de enviarlo/),
    ).toBeVisible();
    await userEvent.click(transferButton());
    await reserved();
    expect(transfers).toMatchObject([{ total: 445000, instalments: 2 }]);
  });

  it('asks for no payment when a discount made it free', async () => {
    const { transfers, show } = openCheckout([anItem({ price: 0, currentPrice: 0 })], { filled: true });
    show();
    await consent();
    expect(screen.getByRole('heading', { name: 'No tienes que pagar nada' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar pedido' }));
    await reserved();
    expect(transfers).toMatchObject([{ total: 0, instalments: 1 }]);
  });

  it('is shown again after a reload, until something is added to the cart', async () => {
    const { cart, show } = openCheckout(undefined, { filled: true });
    const { unmount } = show();
    await consent();
    await chooseTransfer();
    await userEvent.click(transferButton());
    await reserved();
    leavePage();
    unmount();
    const again = show();
    expect(await reserved()).toBeVisible();
    again.unmount();
    cart.items = [anItem()];
    show();
    expect(await field('Nombre completo')).toHaveValue('');
  });

  it('copies the account number', async () => {
    const user = userEvent.setup();
    openCheckout(undefined, { filled: true }).show();
    await consent();
    await chooseTransfer();
    await user.click(transferButton());
    await reserved();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copiar Cuenta de ahorros' }));
    expect(write).toHaveBeenCalledWith('123-456789-00');
    expect(screen.getByRole('button', { name: 'Copiado Cuenta de ahorros' })).toBeVisible();
  });
});

describe('a rejected order', () => {
  const pressed = async () => {
    await consent();
    await chooseTransfer();
    await userEvent.click(transferButton());
  };

  it('focuses the first missing field', async () => {
    const { transfers, show } = openCheckout();
    show();
    await screen.findByRole('textbox', { name: /^Nombre/ });
    await chooseTransfer();
    await userEvent.click(transferButton());
    expect(await field('Nombre completo')).toHaveFocus();
    expect(screen.getByText('Completa tus datos y tu dirección para poder pagar.')).toBeVisible();
    expect(transfers).toEqual([]);
  });

  it('shows a total that differs from the page’s', async () => {
    const { cart, transfers, show } = openCheckout(undefined, { filled: true });
    show();
    await consent();
    await chooseTransfer();
    cart.items = [anItem({ price: 500000 })];
    await userEvent.click(transferButton());
    expect(await screen.findByText(/El total de tu carrito cambió: ahora es \$500\.000/)).toBeVisible();
    expect(await screen.findByText(/ahora cuesta \$500\.000/)).toBeVisible();
    expect(await field('Nombre completo')).toHaveValue('Laura Restrepo');
    await userEvent.click(transferButton());
    await reserved();
    expect(transfers).toMatchObject([{ total: 445000 }, { total: 500000 }]);
  });

  it('keeps the input when the server is unreachable', async () => {
    const { store } = openCheckout(undefined, { filled: true }).show();
    server.use(http.post('*/api/orders/bank-transfer', () => HttpResponse.error()));
    await pressed();
    expect(await screen.findByText(/No pudimos reservar tu pedido\. Tus datos siguen aquí/)).toBeVisible();
    expect(await field('Nombre completo')).toHaveValue('Laura Restrepo');
    expect(keptCustomer(store.getState(), '')).toMatchObject({ name: 'Laura Restrepo', city: 'Medellín' });
  });

  it('shows the server’s error at its field', async () => {
    openCheckout(undefined, { filled: true }).show();
    const text = 'Revisa tu correo';
    server.use(
      http.post('*/api/orders/bank-transfer', () =>
        HttpResponse.json(
          {
            statusCode: 400,
            code: 'request.invalid',
            message: text,
            fields: { 'customer.email': text },
            requestId: 'r',
          },
          { status: 400 },
        ),
      ),
    );
    await pressed();
    expect(await field('Email')).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(await field('Email')).toHaveFocus();
  });

  it('shows only the status when a proxy answers with HTML', async () => {
    openCheckout(undefined, { filled: true }).show();
    server.use(
      http.post('*/api/orders/bank-transfer', () => new HttpResponse('<html>Forbidden</html>', { status: 403 })),
    );
    await pressed();
    expect(await screen.findByText('Error 403')).toBeVisible();
  });

  it('shows a piece that has been sold out', async () => {
    openCheckout(undefined, { filled: true }).show();
    const text = 'Mochila Clásica ya no está disponible: quítalo del carrito para continuar.';
    server.use(http.post('*/api/orders/bank-transfer', () => refusal(422, 'cart.unavailable', text)));
    await pressed();
    expect(await screen.findByText(text)).toBeVisible();
  });
});
