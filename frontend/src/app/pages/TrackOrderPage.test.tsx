import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import type { TrackedOrderDto } from '../../api/orders.api';
import type { CustomerRequestDto, RequestOptionsDto } from '../../api/requests.api';
import { refusal } from '../../testing/cart-server';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { aMaskedOrder, anOrder, aTransferOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import TrackOrderPage from './TrackOrderPage';
import { wholeText } from '../../testing/whole-text';

const { items, total, subtotal, discountCode, discountAmount, customerName, customerPhone, shipping } = aMaskedOrder();

const tracked: TrackedOrderDto = {
  orderNumber: 'SIG-7K2QXM',
  items,
  total,
  subtotal,
  discountCode,
  discountAmount,
  customerName,
  customerPhone,
  shipping,
  isOwn: false,
  status: 'shipped',
  createdAt: '2026-11-21T20:15:00.000Z',
  expressService: false,
  isExpress: false,
  delivery: { earliest: '2026-12-14', latest: '2026-12-21' },
  reviewReason: null,
  isFree: false,
  nameablePieces: [],
  shipment: null,
  instalments: [],
  amountDue: 0,
  paid: 445_000,
  refunded: 0,
  bankTransfer: null,
  history: [
    { status: 'paid', at: '2026-11-21T20:15:00.000Z', note: '', reason: null, event: null },
    { status: 'in_production', at: '2026-11-23T14:00:00.000Z', note: '', reason: null, event: null },
    // After midnight UTC, but still the evening before in Bogotá.
    {
      status: 'shipped',
      at: '2026-12-05T01:30:00.000Z',
      note: 'Guía 123456789\nTransportadora Rápida',
      reason: null,
      event: null,
    },
  ],
};

const requestOptions: RequestOptionsDto = {
  withdrawal: { isOpen: true, until: '2026-12-14' },
  guarantee: { isOpen: true, until: '2027-06-04' },
  pieces: [
    { position: 0, quantity: 1, name: 'Pañalera', isPersonalised: true, left: 1 },
    { position: 1, quantity: 2, name: 'Cambiador', isPersonalised: false, left: 2 },
  ],
  requests: [],
};

const number = () => screen.getByLabelText(/^Número de pedido/);
const email = () => screen.getByLabelText(/^Correo de la compra/);
const ask = () => screen.getByRole('button', { name: 'Ver mi pedido' });

/** `mailed`: a link that the same tab can follow. */
function open(search = '', answer: () => Response = () => HttpResponse.json(tracked), state?: object, mailed?: string) {
  const asked: unknown[] = [];
  server.use(
    ...catalogueHandlers,
    http.post('*/api/requests/options', () => HttpResponse.json(requestOptions)),
    http.get('*/api/finished-photos/of-order/:number', () => HttpResponse.json({ state: null, url: null })),
    http.post('*/api/orders/track', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  const page = (
    <>
      <TrackOrderPage />
      {mailed && <Link to={mailed}>El correo</Link>}
    </>
  );
  renderApp(page, { path: `/pedido${search}`, state });
  return { asked, person: userEvent.setup() };
}

async function fillIn(person: UserEvent) {
  await write(number(), 'SIG-7K2QXM', person);
  await write(email(), 'laura@example.com', person);
  await person.keyboard('{Enter}');
}

it('shows the history of an order, the note of its parcel, and the next steps', async () => {
  const { asked, person } = open();
  await write(number(), ' sig 7k2qxm ', person);
  await person.type(email(), 'Laura@example.com{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'En camino' })).toHaveFocus());
  expect(asked).toEqual([{ orderNumber: 'sig 7k2qxm', email: 'Laura@example.com' }]);
  expect(screen.getByText(wholeText('Pedido SIG-7K2QXM, del 21 de noviembre de 2026'))).toBeVisible();

  const steps = within(screen.getByRole('list', { name: 'Historia del pedido' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Pago recibido21 de noviembre de 2026/),
    expect.stringMatching(/^En el taller23 de noviembre de 2026/),
    expect.stringMatching(/^En camino4 de diciembre de 2026.+Guía 123456789\nTransportadora Rápida$/),
    'Falta: Entregado',
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  const chat = decodeURIComponent(screen.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href')!);
  expect(chat).toContain('mi pedido SIG-7K2QXM');
  expect(chat).not.toContain('@');
});

it('says that an order costs nothing because of its code, and asks for no transfer', async () => {
  const history = tracked.history.slice(0, 1);
  const free = { ...tracked, status: 'paid', isFree: true, paid: 0, history } as const;
  const { person } = open('', () => HttpResponse.json(free));
  await fillIn(person);
  expect(await screen.findByRole('heading', { name: 'Sin costo por tu código' })).toBeVisible();
  const [step] = within(screen.getByRole('list', { name: 'Historia del pedido' })).getAllByRole('listitem');
  expect(step).toHaveTextContent(/^Sin costo por tu código/);
  expect(document.body).not.toHaveTextContent(/transferencia|Pago recibido|Por pagar/i);
});

it('links to the page of the carrier', async () => {
  const trackingUrl = 'https://coordinadora.com/rastreo/?guia=2034567890';
  const shipment = {
    carrier: 'coordinadora',
    carrierName: 'Coordinadora',
    guide: '2034567890',
    reason: '',
    trackingUrl,
    opensParcel: true,
  };
  const { person } = open('', () => HttpResponse.json({ ...tracked, shipment }));
  await write(number(), 'SIG-7K2QXM', person);
  await person.type(email(), 'laura@example.com{Enter}');
  expect(await screen.findByText('2034567890')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seguir el paquete en Coordinadora' })).toHaveAttribute('href', trackingUrl);
});

it('shows the delivery dates of a paid order', async () => {
  const { person } = open('', () => HttpResponse.json({ ...tracked, status: 'paid' }));
  await fillIn(person);
  expect(await screen.findByText('Llega entre el 14 y el 21 de diciembre')).toBeVisible();
});

it.each([
  [false, 'Llega en 15 a 20 días hábiles desde que confirmemos tu pago'],
  [true, 'Llega en 5 a 8 días hábiles desde que confirmemos tu pago'],
])('counts the delivery of an unpaid order from its payment (express: %s)', async (isExpress, text) => {
  const { person } = open('', () =>
    HttpResponse.json({ ...tracked, status: 'pending_transfer', delivery: null, history: [], isExpress }),
  );
  await fillIn(person);
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  [100_000, 'Pagaste $445.000, te devolvimos $100.000 y quedan $345.000.'],
  [445_000, 'Te devolvimos los $445.000 que pagaste.'],
])('says what was given back: %i', async (refunded, text) => {
  const { person } = open('', () => HttpResponse.json({ ...tracked, refunded }));
  await fillIn(person);
  expect(await screen.findByText(text)).toBeVisible();
});

it('mentions 24 hours only when an express order is in transit', async () => {
  const { person } = open('', () => HttpResponse.json({ ...tracked, status: 'shipped', isExpress: true }));
  await fillIn(person);
  expect(await screen.findByText(/24 horas en camino/)).toBeVisible();
});

it('shows no next steps where a person has to decide first', async () => {
  const history = [{ status: 'payment_review' as const, at: tracked.createdAt, note: '' }];
  const { person } = open('', () => HttpResponse.json({ ...tracked, status: 'payment_review', history }));
  await fillIn(person);
  await screen.findByRole('heading', { name: 'Pago en revisión' });
  expect(screen.getByText(/No tienes que pagar otra vez/)).toBeVisible();
  expect(screen.queryByText(/Falta:/)).not.toBeInTheDocument();
});

it('shows that a payment was voided, without announcing a wait for another payment', async () => {
  const history = [{ status: 'payment_review' as const, at: tracked.createdAt, note: 'El proveedor anuló el pago.' }];
  const voided = { ...tracked, status: 'payment_review', reviewReason: 'voided', history };
  const { person } = open('', () => HttpResponse.json(voided));
  await fillIn(person);
  await screen.findByRole('heading', { name: 'Pago anulado' });
  expect(screen.getByText(/no tenemos ese dinero.*Antes de pagar otra vez, escríbenos/)).toBeVisible();
  expect(screen.queryByText(/en pausa/)).not.toBeInTheDocument();
  expect(screen.queryByText(/No tienes que pagar otra vez/)).not.toBeInTheDocument();
  const chat = decodeURIComponent(screen.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href')!);
  expect(chat).toContain('anularon el pago de mi pedido SIG-7K2QXM');
});

it('opens the chat for the proof of an outstanding transfer', async () => {
  const history = [{ status: 'pending_transfer' as const, at: tracked.createdAt, note: '' }];
  const { person } = open('', () =>
    HttpResponse.json({ ...tracked, status: 'pending_transfer', delivery: null, history }),
  );
  await fillIn(person);
  await screen.findByRole('heading', { name: 'Esperamos tu transferencia' });
  const chat = decodeURIComponent(screen.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href')!);
  expect(chat).toContain('el comprobante de la transferencia de mi pedido SIG-7K2QXM');
  expect(screen.queryByText(/Llega entre/)).not.toBeInTheDocument();
});

it('says how much is missing when a part of a transfer came', async () => {
  const part = { status: 'pending_transfer', delivery: null, history: [], paid: 400_000, amountDue: 45_000 } as const;
  const { person } = open('', () => HttpResponse.json({ ...tracked, ...part }));
  await fillIn(person);
  await screen.findByRole('heading', { name: 'Esperamos el resto' });
  expect(screen.getByText(/^Recibimos \$400\.000\. Faltan \$45\.000\./)).toBeVisible();
});

it('takes the number from a link, but never the email', async () => {
  const { asked, person } = open('?orden=SIG-7K2QXM&email=laura@example.com');
  await waitFor(() => expect(number()).toHaveValue('SIG-7K2QXM'));
  expect(email()).toHaveValue('');
  await person.click(ask());
  expect(await screen.findByText('Escribe un correo válido, por ejemplo laura@correo.com')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(asked).toEqual([]);
});

it('sends the request itself when it is opened from an order with a known email', async () => {
  const { asked } = open('?orden=SIG-7K2QXM', undefined, { email: 'laura@example.com' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'En camino' })).toHaveFocus());
  expect(asked).toEqual([{ orderNumber: 'SIG-7K2QXM', email: 'laura@example.com' }]);
  expect(email()).toHaveValue('laura@example.com');
});

it('shows what is missing before a request', async () => {
  const { person } = open();
  await person.click(ask());
  expect(await screen.findByText('Escribe el número de tu pedido, por ejemplo SIG-7K2QXM')).toBeVisible();
  expect(number()).toHaveFocus();
});

it.each([
  [
    () => refusal(404, 'order.not_found', 'No encontramos este pedido.'),
    /No encontramos un pedido con ese número y ese correo/,
  ],
  [
    () => refusal(429, 'request.too_many', 'Demasiados intentos. Espera 5 minutos y vuelve a intentar.'),
    /Espera 5 minutos/,
  ],
  [() => HttpResponse.error(), /Revisa tu conexión/],
])('keeps the input when the order cannot be shown', async (answer, words) => {
  const { person } = open('', answer);
  await fillIn(person);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(number()).toHaveValue('SIG-7K2QXM');
  expect(email()).toHaveValue('laura@example.com');
});

describe('an order in two instalments', () => {
  const half = {
    ...tracked,
    status: 'in_production',
    delivery: null,
    amountDue: 391000,
    instalments: [
      { amount: 391000, reference: 'SIG-7K2QXM-1', state: 'paid', payBy: null, paidAt: '2026-11-22T15:00:00.000Z' },
      { amount: 391000, reference: 'SIG-7K2QXM-2', state: 'due', payBy: '2026-12-02', paidAt: null },
    ],
    bankTransfer: aTransferOrder().bankTransfer,
    history: [
      {
        status: 'in_production' as const,
        at: tracked.createdAt,
        note: '',
        reason: null,
        event: 'balance_requested' as const,
      },
    ],
  };

  it('asks not to transfer to an account that the shop no longer uses, and offers to pay online', async () => {
    const bankTransfer = { ...aTransferOrder().bankTransfer, isWithdrawn: true };
    const { person } = open('', () => HttpResponse.json({ ...half, bankTransfer }));
    await fillIn(person);
    const due = within(await screen.findByRole('region', { name: 'Por pagar: $391.000' }));
    expect(due.getByText(/no transfieras a ella/)).toBeVisible();
    expect(due.queryByText(bankTransfer.number)).not.toBeInTheDocument();
    expect(due.queryByRole('link', { name: /comprobante/ })).not.toBeInTheDocument();
    expect(due.getByRole('button', { name: 'Pagar con tarjeta, PSE o Nequi' })).toBeVisible();
  });

  it('shows the amount due, the deadline and the account', async () => {
    const { person } = open('', () => HttpResponse.json(half));
    await fillIn(person);
    expect(await screen.findByRole('heading', { name: 'Listo: falta el saldo' })).toBeVisible();
    const due = within(screen.getByRole('region', { name: 'Por pagar: $391.000' }));
    const parts = within(due.getByRole('list', { name: 'Pago en dos partes' })).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      expect.stringMatching(/^Para empezarPagado/),
      expect.stringMatching(/^SaldoA más tardar el 2 de diciembre/),
    ]);
    for (const fact of ['Bancolombia', '123-456789-00', 'SIG-7K2QXM-2']) expect(due.getByText(fact)).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Historia del pedido' })).getByText('Listo: falta el saldo'),
    ).toBeVisible();
  });

  it('can be paid online after tracking, and shows why when it cannot', async () => {
    const started: unknown[] = [];
    const { person } = open('', () => HttpResponse.json(half));
    server.use(
      http.post('*/api/payment/order', async ({ request }) => {
        started.push(await request.json());
        return refusal(409, 'order.nothing_due', 'Este pedido no tiene nada por pagar.');
      }),
    );
    await fillIn(person);
    await person.click(await screen.findByRole('button', { name: 'Pagar con tarjeta, PSE o Nequi' }));
    expect(await screen.findByText('Este pedido no tiene nada por pagar.')).toBeVisible();
    expect(started).toEqual([{ orderNumber: 'SIG-7K2QXM', email: 'laura@example.com' }]);
    expect(screen.getByRole('button', { name: 'Pagar con tarjeta, PSE o Nequi' })).toBeEnabled();
  });

  it('can be paid again after Back from the provider’s page', async () => {
    const { person } = open('', () => HttpResponse.json(half));
    server.use(http.post('*/api/payment/order', () => HttpResponse.json({ checkoutUrl: '#provider' })));
    await fillIn(person);
    await person.click(await screen.findByRole('button', { name: 'Pagar con tarjeta, PSE o Nequi' }));
    await waitFor(() => expect(location.hash).toBe('#provider'));
    expect(screen.getByRole('button', { name: 'Abriendo Wompi…' })).toHaveAttribute('aria-disabled', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: 'Pagar con tarjeta, PSE o Nequi' })).not.toHaveAttribute('aria-disabled');
  });

  it('shows no payment once it is paid', async () => {
    const instalments = half.instalments.map((part) => ({ ...part, state: 'paid', payBy: null }));
    const { person } = open('', () => HttpResponse.json({ ...half, instalments, amountDue: 0, bankTransfer: null }));
    await fillIn(person);
    expect(await screen.findByRole('list', { name: 'Pago en dos partes' })).toBeVisible();
    expect(screen.queryByText(/Por pagar/)).not.toBeInTheDocument();
  });
});

describe('the customer of an order', () => {
  const details = {
    version: 'v1',
    isOpen: true,
    phone: '300 123 4567',
    shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' },
    names: [{ position: 0, productName: 'Pañalera', name: 'Sofía' }],
  };
  const own = { ...tracked, isOwn: true };
  const openOwn = (answer: object = own) => open('', () => HttpResponse.json(answer));
  const find = async (person: UserEvent) => {
    await fillIn(person);
    await person.click(await screen.findByRole('button', { name: /^Corregir datos/ }));
  };
  const askLink = { name: 'Enviarme el enlace para ver y corregir' };

  it('gets a link by mail in a browser that did not pay, which names no piece and corrects nothing', async () => {
    const asked: unknown[] = [];
    const nameablePieces = [
      { position: 0, productName: 'Mochila Milano', quantity: 1, name: '' },
      { position: 1, productName: 'Lonchera', quantity: 1, name: '•••' },
    ];
    const { person } = open('', () => HttpResponse.json({ ...tracked, status: 'paid', nameablePieces }));
    server.use(
      http.post('*/api/orders/access-links', async ({ request }) => {
        asked.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await fillIn(person);
    expect(await screen.findByText('Nos falta el nombre que bordamos en Mochila Milano.')).toBeVisible();
    await person.click(await screen.findByRole('button', askLink));
    expect(screen.queryByRole('button', { name: /^Corregir|^Guardar el nombre/ })).not.toBeInTheDocument();
    expect(screen.queryByText(wholeText('Guardamos «•••».'))).not.toBeInTheDocument();
    expect(await screen.findByText(/Te enviamos un enlace a laura@example.com/)).toBeVisible();
    expect(asked).toEqual([{ orderNumber: 'SIG-7K2QXM', email: 'laura@example.com' }]);
  });

  it('is proven by the mailed link, also in the tab that shows the order already', async () => {
    let isProven = false;
    const answer = () => HttpResponse.json({ ...tracked, isOwn: isProven });
    const { person } = open('', answer, undefined, '/pedido?orden=SIG-7K2QXM#acceso=secret');
    server.use(
      http.post('*/api/orders/details', () => HttpResponse.json(details)),
      http.post('*/api/orders/access', async ({ request }) => {
        isProven = ((await request.json()) as { token: string }).token === 'secret';
        return HttpResponse.json({ orderNumber: 'SIG-7K2QXM', email: 'laura@example.com' });
      }),
    );
    await fillIn(person);
    expect(await screen.findByRole('button', askLink)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'El correo' }));
    expect(await screen.findByRole('button', { name: 'Corregir los datos' })).toBeVisible();
    expect(screen.queryByRole('button', askLink)).not.toBeInTheDocument();
    // The order is open: the page does not ask for it again.
    expect(screen.getByLabelText(/^Correo de la compra/)).not.toBeVisible();
    await person.click(screen.getByText('Ver otro pedido'));
    expect(screen.getByLabelText(/^Correo de la compra/)).toBeVisible();
  });

  it('reads pieces, total, recipient and receipt, and names Bogotá D.C. once', async () => {
    const { customerName: name, items: pieces } = anOrder();
    const shipping = { ...details.shipping, city: 'Bogotá D.C.', department: 'Bogotá D.C.' };
    const { person } = openOwn({ ...own, customerName: name, customerPhone: details.phone, items: pieces, shipping });
    await fillIn(person);
    const contents = within(await screen.findByRole('region', { name: 'Lo que pediste' }));
    expect(contents.getByText('Sofía')).toBeVisible();
    expect(contents.getByText('Portachupeta')).toBeVisible();
    expect(contents.getByText('$926.500')).toBeVisible();
    for (const fact of ['Laura Restrepo', '300 123 4567', 'Calle 10 # 43-12, Bogotá D.C.'])
      expect(contents.getByText(fact)).toBeVisible();
    expect(contents.getByRole('link', { name: 'Ver el recibo' })).toHaveAttribute('href', '/recibo?orden=SIG-7K2QXM');
  });

  it('is the only one who reads names, address and receipt; others see pieces and total', async () => {
    const { person } = open();
    await fillIn(person);
    const contents = within(await screen.findByRole('region', { name: 'Lo que pediste' }));
    expect(contents.getByText('L••• R•••')).toBeVisible();
    expect(contents.getByText('Dirección de entrega').nextElementSibling).toHaveTextContent(/^•••$/);
    expect(contents.getByText('$926.500')).toBeVisible();
    expect(contents.queryByRole('link', { name: 'Ver el recibo' })).not.toBeInTheDocument();
    // What the server hides is not drawn as if it were a name.
    expect(contents.queryByRole('img', { name: /•••/ })).not.toBeInTheDocument();
  });

  it('corrects a name in the browser that paid', async () => {
    const saved: unknown[] = [];
    const { asked, person } = openOwn();
    server.use(
      http.post('*/api/orders/details', () => HttpResponse.json(details)),
      http.post('*/api/orders/corrections', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(details);
      }),
    );
    await find(person);
    await person.click(await screen.findByRole('button', { name: 'Corregir los datos' }));
    const name = await screen.findByLabelText(/^Nombre a bordar en Pañalera/);
    await person.clear(name);
    await write(name, 'Lucía', person);
    await person.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({ orderNumber: 'SIG-7K2QXM', version: 'v1', names: [{ position: 0, name: 'Lucía' }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // What the page shows is read again.
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  const made: CustomerRequestDto = {
    id: 'r1',
    number: 'SOL-7K2QXM',
    kind: 'withdrawal',
    state: 'open',
    words: '',
    answer: '',
    answeredAt: null,
    pieces: [{ position: 1, quantity: 1, name: 'Cambiador' }],
    createdAt: '2026-12-05T15:00:00.000Z',
    answerBy: '2026-12-29',
  };

  it('sends a plain piece back, reads why an embroidered one stays, and gets number and deadline', async () => {
    const sent: unknown[] = [];
    const { person } = openOwn();
    server.use(
      http.post('*/api/orders/details', () => HttpResponse.json(details)),
      http.post('*/api/requests', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(made, { status: 201 });
      }),
    );
    await find(person);
    const part = within(await screen.findByRole('region', { name: 'Devolver o reclamar garantía' }));
    expect(await part.findByText(/artículo 47, numeral 3.*garantía hasta el 4 de junio de 2027/)).toBeVisible();
    expect(part.getByText(/^La puedes devolver hasta el 14 de diciembre de 2026/)).toBeVisible();
    await person.click(part.getByRole('button', { name: 'Pedir devolución o garantía' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: /^Pañalera/ })).toBeDisabled();
    const send = dialog.getByRole('button', { name: 'Enviar la solicitud' });
    await person.click(send);
    expect(await dialog.findByText('Elige al menos una pieza del pedido')).toBeVisible();
    await person.click(dialog.getByRole('checkbox', { name: 'Cambiador' }));
    await person.click(dialog.getByRole('button', { name: 'Menos' }));
    await person.click(send);
    expect(await dialog.findByText('Elige por dónde prefieres tu dinero')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: /^A otra cuenta/ }));
    await write(dialog.getByLabelText(/^¿Nos cuentas por qué/), 'Quedó grande', person);
    await person.click(send);
    expect(await part.findByText(/Radicado SOL-7K2QXM: te respondemos a más tardar el 29 de diciembre/)).toBeVisible();
    const pieces = [{ position: 1, quantity: 1 }];
    const words = 'Prefiero mi dinero en otra cuenta. Quedó grande';
    expect(sent).toEqual([{ orderNumber: 'SIG-7K2QXM', kind: 'withdrawal', pieces, words }]);
  });

  it('asks for no refund method of an order paid by transfer, which is refunded to an account', async () => {
    const { instalments } = aTransferOrder();
    const { person } = openOwn({ ...own, instalments });
    server.use(http.post('*/api/orders/details', () => HttpResponse.json(details)));
    await find(person);
    await person.click(await screen.findByRole('button', { name: 'Pedir devolución o garantía' }));
    expect(screen.getByRole('radio', { name: /^Devolver piezas/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^A otra cuenta/ })).not.toBeInTheDocument();
  });

  it('keeps the words of a claim while the dialog is closed, and reads why it was not taken', async () => {
    const { person } = openOwn();
    server.use(
      http.post('*/api/orders/details', () => HttpResponse.json(details)),
      http.post('*/api/requests', () => refusal(409, 'request.piece_requested', 'Ya hay una solicitud por esa pieza.')),
    );
    await find(person);
    const begin = async () => {
      await person.click(await screen.findByRole('button', { name: 'Pedir devolución o garantía' }));
      return within(screen.getByRole('dialog'));
    };
    let dialog = await begin();
    await person.click(dialog.getByRole('radio', { name: /^Reclamar la garantía/ }));
    await person.click(dialog.getByRole('checkbox', { name: 'Pañalera' }));
    await person.click(dialog.getByRole('button', { name: 'Enviar la solicitud' }));
    expect(await dialog.findByText('Cuéntanos qué le pasó a la pieza')).toBeVisible();
    await write(dialog.getByLabelText(/^¿Qué le pasó/), 'Se descosió', person);
    await person.click(dialog.getByRole('button', { name: 'Volver' }));
    dialog = await begin();
    expect(dialog.getByLabelText(/^¿Qué le pasó/)).toHaveValue('Se descosió');
    await person.click(dialog.getByRole('button', { name: 'Enviar la solicitud' }));
    expect(await dialog.findByText('Ya hay una solicitud por esa pieza.')).toBeVisible();
  });

  it('reads the answer to its request, and asks for nothing once the terms are over', async () => {
    const answered = {
      state: 'refused' as const,
      answer: 'Se lavó con agua caliente',
      answeredAt: '2026-12-09T15:00:00Z',
    };
    const { person } = openOwn();
    server.use(
      http.post('*/api/orders/details', () => HttpResponse.json(details)),
      http.post('*/api/requests/options', () =>
        HttpResponse.json({
          ...requestOptions,
          withdrawal: { isOpen: false, until: '2026-12-14' },
          guarantee: { isOpen: false, until: '2027-06-04' },
          requests: [{ ...made, ...answered }],
        }),
      ),
    );
    await find(person);
    const request = within(await screen.findByRole('article', { name: 'Solicitud SOL-7K2QXM' }));
    expect(request.getByText('No aceptada')).toBeVisible();
    expect(request.getByText('Respuesta del 9 de diciembre de 2026: Se lavó con agua caliente')).toBeVisible();
    expect(screen.getByText(/^Se pudo devolver hasta el 14 de diciembre/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pedir devolución o garantía' })).not.toBeInTheDocument();
  });

  it('corrects the city from the list of cities, with its department', async () => {
    const saved: unknown[] = [];
    const { person } = openOwn();
    server.use(
      http.post('*/api/orders/details', () => HttpResponse.json(details)),
      http.post('*/api/orders/corrections', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(details);
      }),
    );
    await find(person);
    await person.click(await screen.findByRole('button', { name: 'Corregir los datos' }));
    const city = await screen.findByRole('combobox', { name: /^Ciudad/ });
    await person.clear(city);
    await person.type(city, 'Macondo');
    await person.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
    expect(await screen.findByText('No encontramos ese lugar. Escoge tu ciudad o municipio de la lista')).toBeVisible();
    await person.clear(screen.getByRole('combobox', { name: /^Departamento/ }));
    await person.clear(city);
    await person.type(city, 'itagui');
    await person.click(await screen.findByRole('option', { name: /Itagüí/ }));
    await person.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ shipping: { city: 'Itagüí', department: 'Antioquia' } });
  });
});
