import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { WidgetConfigRequestDto } from '../../api/payments.api';
import { keepPaidTransaction } from '../../features/payments/paid-transaction';
import { markShown } from '../../features/payments/payment-reference';
import { anItem, refusal, SESSION } from '../../testing/cart-server';
import { consent, field, fill, fillAll, openCheckout, showCheckout } from '../../testing/checkout-page';
import { leavePage } from '../../testing/drafts';
import { identityServer } from '../../testing/identity-server';
import { server } from '../../testing/server';

afterEach(() => {
  localStorage.clear();
  identityServer();
});

const payButton = () => screen.findByRole('button', { name: /^Pagar \$/ });
const toast = () =>
  screen
    .getAllByRole('alert')
    .find(
      (region) =>
        region.textContent.includes('Cerrar') || within(region).queryByRole('button', { name: 'Cerrar aviso' }),
    )!;

describe('the checks before the payment', () => {
  it('shows one error at a time, in the order of the fields', async () => {
    openCheckout().show();
    const pay = await payButton();
    const checks = [
      ['Nombre completo', 'Información incompleta', 'Por favor ingresa tu nombre completo', 'Laura Restrepo'],
      ['Email', 'Información incompleta', 'Por favor ingresa tu correo electrónico', 'laura@example.com'],
      ['Teléfono', 'Información incompleta', 'Por favor ingresa tu teléfono', '300 123 4567'],
      ['Dirección', 'Dirección requerida', 'Por favor ingresa tu dirección completa para el envío', 'Calle 10 # 43-12'],
      ['Ciudad', 'Información incompleta', 'Por favor ingresa tu ciudad', 'San Pablo'],
      ['Departamento', 'Información incompleta', 'Por favor ingresa tu departamento', 'Nariño'],
    ] as const;
    for (const [label, title, text, answer] of checks) {
      await userEvent.click(pay);
      expect(toast()).toHaveTextContent(`${title}${text}`);
      const missing = await field(label);
      expect(missing).toHaveFocus();
      expect(missing).toBeInvalid();
      expect(missing).toHaveAccessibleDescription(expect.stringContaining(text));
      await userEvent.type(missing, '   ');
      await userEvent.click(pay);
      expect(toast()).toHaveTextContent(`${title}${text}`);
      await fill(label, answer);
    }
    expect(screen.getByText('Marca las casillas de arriba para activar el pago.')).toBeVisible();
    await userEvent.click(pay);
    expect(toast()).toHaveTextContent('Falta tu autorización');
    expect(screen.getByRole('checkbox', { name: /Acepto los términos/ })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Revisa antes de pagar' })).toBeVisible();
  });

  it.each([
    ['Email', 'laura@', 'Revisa tu correo, por ejemplo laura@correo.com'],
    ['Teléfono', '12345', 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567'],
    ['Ciudad', 'Macondo', 'Escoge tu ciudad o municipio de la lista'],
  ])('explains how to correct the field: %s', async (label, text, message) => {
    openCheckout(undefined, { filled: true }).show();
    await consent();
    await fill(label, text);
    await userEvent.tab();
    expect(await field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await userEvent.click(await payButton());
    expect(toast()).toHaveTextContent('Revisa tus datos');
    expect(await field(label)).toHaveFocus();
  });
});

describe('a field that only the server refuses', () => {
  const WRONG = 'Por favor ingresa tu correo electrónico';
  const refuseEmail = () => {
    const sent: string[] = [];
    server.use(
      http.post('*/api/wompi/widget-config', async ({ request }) => {
        const { customer_data } = (await request.json()) as WidgetConfigRequestDto;
        sent.push(customer_data.email);
        if (customer_data.email === 'laura@right.co')
          return refusal(503, 'payment.provider_away', 'Wompi no responde.');
        return refusal(400, 'request.invalid', WRONG, { 'customer_data.email': WRONG });
      }),
    );
    return sent;
  };

  it('is marked as soon as the data are complete, and the payment waits for it instead of a retry', async () => {
    openCheckout(undefined, { filled: true }).show();
    const sent = refuseEmail();
    await consent();
    await waitFor(async () => expect(await field('Email')).toBeInvalid());
    expect(await field('Email')).toHaveAccessibleDescription(expect.stringContaining(WRONG));
    expect(await field('Email')).not.toHaveFocus();
    expect(screen.queryByText('Error de configuración')).toBeNull();
    await userEvent.click(await payButton());
    expect(toast()).toHaveTextContent(`Revisa tus datos${WRONG}`);
    expect(await field('Email')).toHaveFocus();
    expect(sent).toEqual(['laura@example.com']);
    await fill('Email', 'laura@right.co');
    expect(await field('Email')).toBeValid();
    await waitFor(() => expect(sent).toEqual(['laura@example.com', 'laura@right.co']));
  });

  it('is marked and focused after a press', async () => {
    openCheckout(undefined, { filled: true }).show();
    refuseEmail();
    await consent();
    await userEvent.click(await payButton());
    await waitFor(async () => expect(await field('Email')).toHaveFocus());
    expect(await field('Email')).toBeInvalid();
    expect(screen.queryByText('Error de configuración')).toBeNull();
  });
});

describe('city and department', () => {
  it('are found without accents and chosen with the keys; the city determines its department', async () => {
    openCheckout().show();
    await userEvent.click(await field('Nombre completo'));
    const city = screen.getByRole('combobox', { name: /^Ciudad/ });
    await userEvent.type(city, 'bogota');
    expect(await screen.findByRole('option', { name: 'Bogotá D.C. Bogotá D.C.' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(city).toHaveValue('Bogotá D.C.');
    const department = screen.getByRole('combobox', { name: /^Departamento/ });
    expect(department).toHaveValue('Bogotá D.C.');

    await userEvent.click(department);
    expect(screen.getAllByRole('option')).toHaveLength(33);
    await userEvent.keyboard('{Enter}');
    expect(department).toHaveValue('Bogotá D.C.');
  });

  it('replaces a fully typed name with the spelling of the list', async () => {
    openCheckout().show();
    await userEvent.click(await field('Nombre completo'));
    await fill('Ciudad', 'MEDELLIN');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(await field('Ciudad')).toHaveValue('Medellín, Antioquia');
    expect(await field('Departamento')).toHaveValue('Antioquia');
  });

  it('takes the only match of a misspelt name, and shows the department with the city', async () => {
    openCheckout().show();
    await userEvent.click(await field('Nombre completo'));
    await fill('Ciudad', 'sta marta');
    await userEvent.tab();
    expect(await field('Ciudad')).toHaveValue('Santa Marta, Magdalena');
    expect(await field('Departamento')).toHaveValue('Magdalena');
    await fill('Ciudad', 'medelin');
    await userEvent.tab();
    expect(await field('Ciudad')).toHaveValue('Medellín, Antioquia');
  });

  it('offers the larger Rionegro first, and asks for the department of a name that several cities have', async () => {
    openCheckout().show();
    await userEvent.click(await field('Nombre completo'));
    await fill('Ciudad', 'rionegro');
    const [first, second] = await screen.findAllByRole('option');
    expect([first!.textContent, second!.textContent]).toEqual(['Rionegro Antioquia', 'Rionegro Santander']);
    await userEvent.tab();
    expect(await field('Departamento')).toHaveAccessibleDescription(
      'Por favor ingresa tu departamento: hay más de un rionegro',
    );
    await userEvent.click(await field('Ciudad'));
    await userEvent.click((await screen.findAllByRole('option'))[0]!);
    expect(await field('Ciudad')).toHaveValue('Rionegro, Antioquia');
    expect(await field('Departamento')).toHaveAccessibleDescription('');
  });

  it('continues with what is typed after a chosen city', async () => {
    openCheckout().show();
    await userEvent.click(await field('Nombre completo'));
    await fill('Ciudad', 'Medellín');
    await userEvent.tab();
    await userEvent.type(await field('Ciudad'), '{Backspace}');
    expect(await field('Ciudad')).toHaveValue('Medellín, Antioqui');
    await userEvent.tab();
    expect(await field('Ciudad')).toHaveValue('Medellín, Antioquia');
  });

  it('chooses nothing when the shopper only leaves the field', async () => {
    openCheckout().show();
    await userEvent.click(await field('Nombre completo'));
    await fill('Ciudad', 'San');
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(5);
    await userEvent.tab();
    expect(await field('Ciudad')).toHaveValue('San');
    expect(await field('Departamento')).toHaveValue('');
  });
});

describe('the input', () => {
  it('is restored after a reload, with the given consents', async () => {
    const { show } = openCheckout();
    const { unmount } = show();
    await fillAll();
    leavePage();
    unmount();
    show();
    expect(await field('Nombre completo')).toHaveValue('Laura Restrepo');
    expect(await field('Ciudad')).toHaveValue('Medellín, Antioquia');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  });
});

describe('the order beside the form', () => {
  it('shows pieces, price lines, shipping and delivery in a drawer', async () => {
    const plain = anItem({ id: 'b', name: 'Portachupeta', price: 80000, hasBordado: false, personalization: '' });
    const { cart, show } = openCheckout([anItem({ quantity: 2 }), plain]);
    cart.discount = { code: 'SIGERIST15', percent: 15 };
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Ver tu pedido \(3\)/ }));
    const order = screen.getByRole('region', { name: /^Ver tu pedido/ });
    const [bag, holder] = within(order).getAllByRole('listitem');
    expect(bag).toHaveTextContent('2 × Pañalera MultifuncionalBordado: Sofía');
    expect(holder).toHaveTextContent('PortachupetaSin bordado');
    expect(order).toHaveTextContent(
      /Lo personalizado no tiene derecho de retracto.*Lo demás tiene derecho de retracto/,
    );
    expect(order).toHaveTextContent('Subtotal, 3 productos$970.000');
    expect(order).toHaveTextContent('Descuento 15%−$145.500');
    expect(order).toHaveTextContent('Envío≈ $25.000, lo pagas al recibir');
    expect(order).toHaveTextContent('Total$824.500');
    expect(screen.getByRole('region', { name: 'Tiempos de entrega' })).toHaveTextContent(
      'Estándar: 15 a 20 días hábiles',
    );
  });

  it('is reviewed before the payment, and each part links to its correction', async () => {
    openCheckout().show();
    await fillAll();
    const review = screen.getByRole('region', { name: 'Revisa antes de pagar' });
    expect(review).toHaveTextContent('Laura Restrepolaura@example.com · +57 300-123 4567');
    expect(review).toHaveTextContent('Cra 43A # 1-50, apto 302Medellín, Antioquia');
    expect(review).toHaveTextContent('1 × Pañalera MultifuncionalBordado: Sofía');
    expect(review).toHaveTextContent('Total$445.000');
    await userEvent.click(within(review).getByRole('button', { name: 'Editar la dirección' }));
    expect(await field('Dirección')).toHaveFocus();
    expect(within(review).getByRole('link', { name: 'Editar el carrito' })).toHaveAttribute('href', '/cart');
  });

  it('offers to enter a missing name, and continues without it', async () => {
    openCheckout([anItem({ personalization: '' }), anItem({ id: 'other' })], { filled: true }).show();
    await consent();
    const review = screen.getByRole('region', { name: 'Revisa antes de pagar' });
    expect(within(review).getAllByText('¿Qué nombre bordamos?')).toHaveLength(1);
    await userEvent.click(within(review).getByRole('button', { name: /^Escríbelo ahora de Pañalera/ }));
    expect(screen.getByRole('dialog', { name: '¿Qué nombre bordamos?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lo escribo después' }));
    expect(await payButton()).toBeEnabled();
  });

  it('saves a name without sending the form around it', async () => {
    openCheckout([anItem({ personalization: '' })]).show();
    server.use(http.patch('*/api/cart/:id', () => HttpResponse.json(anItem({ personalization: 'Martina' }))));
    await userEvent.click(await screen.findByRole('button', { name: /^Escríbelo ahora de Pañalera/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre para/ }), 'Martina{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Nombre guardado')).toBeVisible();
    expect(screen.queryByText('Información incompleta')).not.toBeInTheDocument();
  });

  it('shows a total that has changed, and loses nothing', async () => {
    const { cart, show } = openCheckout(undefined, { filled: true });
    show();
    server.use(
      http.post('*/api/wompi/widget-config', () => refusal(409, 'payment.amount_mismatch', 'El total cambió.')),
    );
    await consent();
    cart.items = [anItem({ price: 500000 })];
    await userEvent.click(await payButton());
    expect(await screen.findByText('Revisa el total antes de pagar.')).toBeVisible();
    expect(await screen.findByText(/Tu pedido costaba \$445\.000 y ahora cuesta \$500\.000/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pagar $500.000' })).toBeVisible();
    expect(await field('Nombre completo')).toHaveValue('Laura Restrepo');
  });
});

describe('a discount code', () => {
  it('reduces the price without a notice of a changed price', async () => {
    openCheckout().show();
    await userEvent.click(await screen.findByRole('button', { name: /^Ver tu pedido/ }));
    await userEvent.type(screen.getByLabelText(/^Código de descuento/), 'sigerist15');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByRole('button', { name: 'Pagar $378.250' })).toBeVisible();
    expect(screen.queryByText('El precio se actualizó.')).not.toBeInTheDocument();
  });
});

describe('a cart that has been paid', () => {
  it('links to the order from every tab of this browser', async () => {
    keepPaidTransaction('11004-1');
    openCheckout([]).show();
    expect(await screen.findByRole('heading', { name: 'Este pedido ya tiene su pago' })).toBeVisible();
    const order = screen.getByRole('link', { name: 'Ver mi pedido' });
    expect(order).toHaveAttribute('href', '/payment-success?transaction=11004-1');
  });

  it('is found by its reference when the paying page received no result', async () => {
    const reference = `SIGERIST-${SESSION}-${Date.now()}-Zx9k2`;
    markShown(SESSION, reference);
    const asked: unknown[] = [];
    openCheckout([]);
    server.use(
      http.post('*/api/payment/find', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ transactionId: '11004-2' });
      }),
    );
    showCheckout();
    const order = await screen.findByRole('link', { name: 'Ver mi pedido' });
    expect(order).toHaveAttribute('href', '/payment-success?transaction=11004-2');
    expect(asked).toEqual([{ reference }]);
  });
});

describe('an invalid cart', () => {
  it('shows that it is empty', async () => {
    openCheckout([]).show();
    expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/productos');
  });

  it('shows unavailable pieces, and offers no payment', async () => {
    openCheckout([anItem(), anItem({ id: 'b', name: 'Mochila Clásica', available: false })]).show();
    expect(await screen.findByText(/Ya no está disponible: Mochila Clásica/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  });

  it('offers a retry when the server was unreachable', async () => {
    openCheckout();
    server.use(http.get('*/api/cart/:session/totals', () => new HttpResponse(null, { status: 503 })));
    showCheckout();
    expect(await screen.findByRole('heading', { name: 'No pudimos cargar tu pedido' })).toBeVisible();
    openCheckout();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(payButton);
  });
});
