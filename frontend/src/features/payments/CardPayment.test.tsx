import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { pass, startClock } from '../../testing/clock';
import { fakeWidget, watchForms } from '../../testing/fake-widget';
import { answeredReference, laura, paymentServer } from '../../testing/payment-server';
import { renderApp } from '../../testing/render-app';
import { CardPayment, type CardPaymentProps } from './CardPayment';

const SESSION = 'session-of-the-test';
const KEY = `payment_reference:${SESSION}`;
const OPEN = 'Termina tu pago en la ventana de Wompi.';
/** Milliseconds after the window is closed in which a result can still arrive. */
const GRACE = 1000;
const person = userEvent.setup();

function setUp(props: Partial<CardPaymentProps> = {}) {
  const shop = paymentServer();
  const widget = fakeWidget(shop.widgetUrl);
  const forms = watchForms();
  const outcome = {
    paid: jest.fn(),
    pending: jest.fn(),
    failed: jest.fn(),
    incomplete: jest.fn(),
    changed: jest.fn(),
    refused: jest.fn(),
  };
  const element = (changed: Partial<CardPaymentProps> = {}) => (
    <>
      <CardPayment
        session={SESSION}
        amount={663_000}
        customer={laura}
        way="widget"
        incomplete="Falta algo."
        onPaid={outcome.paid}
        onPending={outcome.pending}
        onFailed={outcome.failed}
        onIncomplete={outcome.incomplete}
        onRefused={outcome.refused}
        onAmountChanged={outcome.changed}
        {...props}
        {...changed}
      />
      <Toaster />
    </>
  );
  return { shop, widget, forms, outcome, element };
}

/** Renders the button with a loaded script and settled data. */
async function ready(props: Partial<CardPaymentProps> = {}) {
  const all = setUp(props);
  const { unmount: leave } = renderApp(all.element());
  await waitFor(() => expect(all.widget.script()).not.toBeNull());
  await all.widget.arrive();
  return { ...all, leave };
}

const button = () => screen.getByRole('button', { name: /^Pagar \$663\.000$|^Pagar$/ });
const press = () => person.click(button());

/** Presses the button, so that the provider's widget is open. */
async function opened(props: Partial<CardPaymentProps> = {}) {
  const all = await ready(props);
  await press();
  await screen.findByText(OPEN);
  return all;
}

const hostedFields = (reference: string) => ({
  'public-key': 'pub_test_x',
  currency: 'COP',
  'amount-in-cents': '66300000',
  reference,
  'signature:integrity': 'signed',
  'redirect-url': 'http://localhost/payment-success',
  'expiration-time': '2026-11-23T20:15:00.000Z',
  'customer-data:email': 'laura@example.com',
  'customer-data:full-name': 'Laura Restrepo',
  'customer-data:phone-number': '3001234567',
  'customer-data:phone-number-prefix': '+57',
  'shipping-address:address-line-1': 'Calle 10 # 43-12',
  'shipping-address:city': 'Medellín',
  'shipping-address:region': 'Antioquia',
  'shipping-address:country': 'CO',
  'shipping-address:phone-number': '3001234567',
  'shipping-address:name': 'Laura Restrepo',
});

beforeEach(startClock);
afterEach(() => {
  jest.restoreAllMocks();
  delete window.WidgetCheckout;
  localStorage.clear();
  document.querySelectorAll('iframe, script').forEach((element) => element.remove());
});

describe('the pay button', () => {
  it('sends no request and reports the incomplete form', async () => {
    const { shop, outcome, element } = setUp({ customer: null });
    renderApp(element());
    expect(screen.getByText('Falta algo.')).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await press();
    expect(outcome.incomplete).toHaveBeenCalledTimes(1);
    expect(shop.asked).toEqual([]);
  });

  it('is enabled once the payment is signed', async () => {
    const { shop, element } = setUp();
    renderApp(element());
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(shop.asked).toEqual([
      {
        amount_in_cents: 66_300_000,
        currency: 'COP',
        reference: expect.stringMatching(new RegExp(`^SIGERIST-${SESSION}-\\d{13}-[A-Za-z0-9]{5}$`)),
        customer_data: {
          email: 'laura@example.com',
          full_name: 'Laura Restrepo',
          phone_number: '3001234567',
          phone_number_prefix: '+57',
        },
        shipping_address: {
          address_line_1: 'Calle 10 # 43-12',
          city: 'Medellín',
          region: 'Antioquia',
          country: 'CO',
          postal_code: null,
          phone_number: '3001234567',
        },
        redirect_url: 'http://localhost/payment-success',
        tax_in_cents: { vat: 0, consumption: 0 },
        dataConsent: true,
      },
    ]);
  });

  it('does not request a config for each typed letter', async () => {
    const { shop, element } = setUp();
    function Form() {
      const [name, setName] = useState('L');
      return (
        <>
          <input aria-label="Nombre" value={name} onChange={({ target }) => setName(target.value)} />
          {element({ customer: { ...laura, name } })}
        </>
      );
    }
    renderApp(<Form />);
    await person.type(screen.getByLabelText('Nombre'), 'aura');
    await pass(500);
    expect(shop.asked).toHaveLength(1);
    await pass(100);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(shop.asked.map(({ customer_data }) => customer_data.full_name)).toEqual(['L', 'Laura']);
  });
});

describe('the widget', () => {
  it('opens with the config that the server signed for the current data', async () => {
    const { shop, widget } = await opened();
    expect(widget.opened).toHaveLength(1);
    expect(widget.opened[0]!.options).toEqual({
      publicKey: 'pub_test_x',
      currency: 'COP',
      amountInCents: 66_300_000,
      reference: answeredReference(shop.asked[0]!.reference),
      signature: { integrity: 'signed' },
      redirectUrl: 'http://localhost/payment-success',
      expirationTime: '2026-11-23T20:15:00.000Z',
      customerData: {
        email: 'laura@example.com',
        fullName: 'Laura Restrepo',
        phoneNumber: '3001234567',
        phoneNumberPrefix: '+57',
      },
      shippingAddress: {
        addressLine1: 'Calle 10 # 43-12',
        city: 'Medellín',
        region: 'Antioquia',
        country: 'CO',
        phoneNumber: '3001234567',
      },
    });
    expect(localStorage.getItem(KEY)).toBe(shop.asked[0]!.reference);
  });

  it('opens once for several fast clicks', async () => {
    const { widget } = await ready();
    act(() => [1, 2, 3].forEach(() => button().click()));
    await screen.findByText(OPEN);
    expect(widget.opened).toHaveLength(1);
  });

  it('waits for a payment that is not signed yet and shows a notice', async () => {
    const { shop, widget, element } = setUp();
    let sign: (value?: unknown) => void = () => {};
    shop.signing = new Promise((resolve) => (sign = resolve));
    renderApp(element());
    await press();
    expect(await screen.findByText('Configuración no lista')).toBeVisible();
    sign();
    await waitFor(() => expect(widget.script()).not.toBeNull());
    await widget.arrive();
    await waitFor(() => expect(widget.opened).toHaveLength(1));
    expect(shop.asked).toHaveLength(1);
  });

  it('creates the order of an approved payment and removes the reference', async () => {
    const { shop, widget, outcome } = await opened();
    shop.complete = () => HttpResponse.json({ id: 'o1', orderNumber: 'SIG-ABC123' }, { status: 201 });
    await widget.answer({ transaction: { id: '11004-1-1', status: 'DECLINED' } });
    await waitFor(() => expect(outcome.paid).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1' })));
    expect(shop.completed).toEqual([
      { transactionId: '11004-1-1', reference: answeredReference(shop.asked[0]!.reference) },
    ]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['is pending', () => HttpResponse.json({ status: 'PENDING' }, { status: 202 })],
    ['has an unknown state', () => refusal(503, 'payment.provider_away', 'El proveedor de pagos no responde.')],
    ['the server does not know', () => refusal(404, 'payment.not_found', 'No encontramos esta transacción.')],
    ['does not match the cart', () => refusal(409, 'payment.mismatch', 'Este pago no corresponde a tu pedido.')],
    ['could not be sent to the server', () => HttpResponse.error()],
  ])('does not report a payment that %s as declined', async (_, answer) => {
    const { shop, widget, outcome } = await opened();
    shop.complete = answer;
    await widget.answer({ transaction: { id: '11004-1-1' } });
    await waitFor(() => expect(outcome.pending).toHaveBeenCalledWith('11004-1-1'));
    expect(outcome.failed).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).toBe(shop.asked[0]!.reference);
  });

  it('reports a decline with the server’s message and removes the reference', async () => {
    const { shop, widget, outcome } = await opened();
    shop.complete = () => refusal(402, 'payment.declined', 'Tu pago fue rechazado: Fondos Insuficientes');
    await widget.answer({ transaction: { id: '11004-1-1', status: 'APPROVED' } });
    const failure = { message: 'Tu pago fue rechazado: Fondos Insuficientes', code: 'payment.declined' };
    await waitFor(() => expect(outcome.failed).toHaveBeenCalledWith(failure));
    expect(screen.getByText('Error en el pago')).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('reports an error with the provider’s message', async () => {
    const { widget, outcome } = await opened();
    await widget.answer({ error: { message: 'expired_card', code: 'E54' } });
    expect(outcome.failed).toHaveBeenCalledWith({ message: 'expired_card', code: 'E54' });
  });

  it.each([undefined, null, {}, { transaction: {} }, { transaction: { id: '' } }, 'closed'])(
    'can be opened again after an empty result: %j',
    async (result) => {
      const { widget, outcome } = await opened();
      await widget.answer(result);
      expect(await screen.findByText('Cerraste la ventana de pago')).toBeVisible();
      expect(outcome.failed).not.toHaveBeenCalled();
      await press();
      await waitFor(() => expect(widget.opened).toHaveLength(2));
    },
  );

  it('stays open when the provider replaces its frame', async () => {
    const { widget } = await opened();
    const { frame } = widget.opened[0]!;
    await widget.close();
    await pass(GRACE - 100);
    act(() => document.body.append(frame));
    await pass(GRACE);
    expect(screen.getByText(OPEN)).toBeVisible();
    await widget.close();
    await pass(GRACE);
    expect(await screen.findByText('Cerraste la ventana de pago')).toBeVisible();
  });

  it('detects that it was closed, and opens again or leaves for the hosted page under the same reference', async () => {
    const { shop, widget, forms } = await opened();
    await widget.close();
    await pass(GRACE - 100);
    expect(screen.getByText(OPEN)).toBeVisible();
    await pass(100);
    expect(await screen.findByText('Cerraste la ventana de pago')).toBeVisible();
    await press();
    await waitFor(() => expect(widget.opened).toHaveLength(2));
    await widget.close();
    await pass(GRACE);
    await person.click(await screen.findByRole('button', { name: 'Pagar en la página de Wompi' }));
    await waitFor(() => expect(forms).toHaveLength(1));
    // Each request has the cart's own reference, although the server answers another one.
    const asked = new Set(shop.asked.map(({ reference }) => reference));
    expect([...asked]).toEqual([expect.stringContaining(`SIGERIST-${SESSION}-`)]);
  });
});

describe('a payment without a result in the browser', () => {
  const found = () => HttpResponse.json({ transactionId: '11004-1-1' });

  it('is found when the window is closed after paying', async () => {
    const { shop, widget, outcome } = await opened();
    shop.find = found;
    shop.complete = () => HttpResponse.json({ id: 'o1' }, { status: 200 });
    await widget.close();
    await pass(GRACE);
    await waitFor(() => expect(outcome.paid).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1' })));
    expect(screen.queryByText('Cerraste la ventana de pago')).toBeNull();
  });

  it('is found before a second payment', async () => {
    const { shop, widget, outcome } = await opened();
    await widget.close();
    await pass(GRACE);
    await screen.findByText('Cerraste la ventana de pago');
    shop.find = found;
    await press();
    await waitFor(() => expect(outcome.pending).toHaveBeenCalledWith('11004-1-1'));
    expect(widget.opened).toHaveLength(1);
  });

  it('is found even when the emptied cart unmounts the button before the window is closed', async () => {
    const { shop, widget, outcome, leave } = await opened();
    leave();
    shop.find = found;
    shop.complete = () => HttpResponse.json({ id: 'o1' }, { status: 200 });
    await widget.close();
    await pass(GRACE);
    await waitFor(() => expect(outcome.paid).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1' })));
  });

  it('is not ruled out while the provider is not available', async () => {
    const { shop, widget } = await opened();
    shop.find = () => refusal(503, 'payment.provider_away', 'El proveedor de pagos no responde.');
    await widget.close();
    await pass(GRACE);
    expect(await screen.findByText(/espérala antes de pagar otra vez/)).toBeVisible();
  });
});

describe('the hosted page', () => {
  it('is opened by a form with the documented fields, filled in for the payer', async () => {
    const { shop, widget, forms, element } = setUp({ way: 'hosted' });
    renderApp(element());
    await press();
    await waitFor(() => expect(forms).toHaveLength(1));
    const reference = answeredReference(shop.asked[0]!.reference);
    const action = shop.widgetUrl.replace('widget.js', 'p/');
    expect(forms).toEqual([{ action, fields: hostedFields(reference) }]);
    expect(widget.script()).toBeNull();
  });

  describe('left without paying', () => {
    const leave = async () => {
      const all = setUp({ way: 'hosted' });
      const { unmount } = renderApp(all.element());
      await press();
      await waitFor(() => expect(all.forms).toHaveLength(1));
      return { ...all, reload: () => (unmount(), renderApp(all.element())) };
    };

    it('says after Back that nothing was charged, and lets pay again', async () => {
      const { reload, forms } = await leave();
      reload();
      expect(await screen.findByText('No terminaste el pago. Nada se cobró.')).toBeVisible();
      await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
      await press();
      await waitFor(() => expect(forms).toHaveLength(2));
    });

    it('says so too when the browser shows the page again as it was', async () => {
      await leave();
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(await screen.findByText('No terminaste el pago. Nada se cobró.')).toBeVisible();
    });

    it('completes a payment that was made before Back', async () => {
      const { reload, shop, outcome } = await leave();
      shop.find = () => HttpResponse.json({ transactionId: '11004-1-1' });
      shop.complete = () => HttpResponse.json({ id: 'o1' }, { status: 200 });
      reload();
      await waitFor(() => expect(outcome.paid).toHaveBeenCalledTimes(1));
    });

    it('denies no charge while the provider does not answer', async () => {
      const { reload, shop } = await leave();
      shop.find = () => HttpResponse.error();
      reload();
      expect(await screen.findByText('No sabemos si terminaste el pago')).toBeVisible();
      expect(screen.queryByText(/Nada se cobró/)).not.toBeInTheDocument();
    });
  });

  it('is opened when the script does not load', async () => {
    const { shop, widget, forms, element } = setUp();
    renderApp(element());
    await waitFor(() => expect(widget.script()).not.toBeNull());
    await widget.fail();
    expect(await screen.findByText('Script no disponible')).toBeVisible();
    await press();
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(forms[0]!.fields).toEqual(hostedFields(answeredReference(shop.asked[0]!.reference)));
  });

  it('is opened only on request while it does not answer', async () => {
    const { shop, widget, forms, element } = setUp();
    shop.checkoutPage = () => HttpResponse.error();
    renderApp(element());
    await waitFor(() => expect(widget.script()).not.toBeNull());
    await widget.fail();
    await press();
    expect(await screen.findByText('Wompi no responde')).toBeVisible();
    expect(button()).toBeEnabled();
    expect(forms).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Pagar en la página de Wompi' }));
    await waitFor(() => expect(forms).toHaveLength(1));
  });

  it.each([
    ['a script that defines no widget', undefined, 'Widget no disponible'],
    [
      'a widget that throws',
      class {
        constructor() {
          throw new Error('WidgetCheckout: missing');
        }
      },
      'Error del Widget',
    ],
  ])('is opened after %s', async (_, defined, title) => {
    const { widget, forms, element } = setUp();
    renderApp(element());
    await waitFor(() => expect(widget.script()).not.toBeNull());
    await widget.arrive(defined ?? null);
    await press();
    expect(await screen.findByText(title)).toBeVisible();
    await waitFor(() => expect(forms).toHaveLength(1));
  });
});

describe('a payment that cannot be signed', () => {
  it('shows an error, and a retry prepares it without paying', async () => {
    const { shop, widget, element } = setUp();
    shop.refuse = () => HttpResponse.json('', { status: 503 });
    renderApp(element());
    expect(await screen.findByText('Error de configuración')).toBeVisible();
    expect(screen.getByText('No se pudo configurar el widget de pagos')).toBeVisible();
    shop.refuse = undefined;
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByText('Error de configuración')).toBeNull();
    expect(widget.opened).toEqual([]);
  });

  it('shows the reason of the server', async () => {
    const { shop, element } = setUp();
    const reason = 'Mochila Clásica ya no está disponible: quítalo del carrito para continuar.';
    shop.refuse = () => refusal(422, 'cart.unavailable', reason);
    renderApp(element());
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('reports a changed amount', async () => {
    const { shop, outcome, widget } = await ready();
    shop.refuse = () => refusal(409, 'payment.amount_mismatch', 'El total de tu carrito cambió.');
    await press();
    await waitFor(() => expect(outcome.changed).toHaveBeenCalledTimes(1));
    expect(widget.opened).toEqual([]);
  });
});

describe('the reference', () => {
  it('is reused for half an hour', async () => {
    const begun = `SIGERIST-${SESSION}-${Date.now() - 29 * 60_000}-abcde`;
    localStorage.setItem(KEY, begun);
    const { shop } = await ready();
    expect(shop.asked[0]!.reference).toBe(begun);
  });

  it('is replaced after half an hour', async () => {
    const begun = `SIGERIST-${SESSION}-${Date.now() - 31 * 60_000}-abcde`;
    localStorage.setItem(KEY, begun);
    const { shop } = await ready();
    expect(shop.asked[0]!.reference).not.toBe(begun);
  });
});
