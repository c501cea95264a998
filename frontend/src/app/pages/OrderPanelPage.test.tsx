import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { openOrderPanel as open, part, press } from '../../testing/order-panel-page';
import { server } from '../../testing/server';
import { pass, startClock } from '../../testing/clock';
import { wholeText } from '../../testing/whole-text';
import { aBoughtPiece, aStaffOrder } from '../../testing/workshop-data';
import { write } from '../../testing/write';

afterEach(() => {
  identityServer();
});

it('shows everything needed to make the piece', async () => {
  const piece = aBoughtPiece({
    personalization: 'Íñigo',
    quantity: 2,
    addOns: ['bow', 'keychain', 'personalization', 'ribbon'],
    addOnLabels: ['Moño decorativo', 'Llavero personalizado', 'Bordado de nombre', 'Cinta con fecha'],
    keychainPersonalization: 'Iñi',
    specialRequest: 'Una corona sobre la I',
  });
  await open({
    items: [piece, aBoughtPiece({ productId: 12, name: 'Portachupeta', hasBordado: false, personalization: '' })],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'SIG-7K2QXM' })).toBeVisible();
  const made = part('1. Pañalera Multifuncional');
  expect(made.getByText('2 piezas iguales')).toBeVisible();
  expect(made.getByText('Ojo: Í con tilde, ñ (eñe)')).toBeVisible();
  expect(
    await made.findByRole('img', {
      name: /^De cerca: Íñigo, letra divertida, tamaño grande, hilo blanco, motivo oso, color rojo, con llavero personalizado, con moño decorativo$/,
    }),
  ).toBeVisible();
  expect(made.getByText('Blanco')).toBeVisible();
  expect(await made.findByText(/mayúsculas de \d\d mm en vez de 48 mm, para que el nombre quepa$/)).toBeVisible();
  expect(await made.findByRole('img', { name: /^El nombre en tamaño real/ })).toBeVisible();
  expect(made.getByText('Una corona sobre la I')).toBeVisible();
  expect(made.getByText('Moño decorativo, Llavero personalizado, Cinta con fecha')).toBeVisible();
  expect(made.getByText('Texto del llavero:').parentElement).toHaveTextContent('Iñi');
  expect(part('2. Portachupeta').getByText('Sin bordado')).toBeVisible();
});

it('invents no design where none was chosen', async () => {
  const plain = { embroideryFont: null, embroideryColor: null, fontSize: null, animalTheme: null, bagColor: null };
  await open({ items: [aBoughtPiece(plain)] });
  const made = part('Pañalera Multifuncional');
  expect(await made.findByText('Imagen de muestra:')).toBeVisible();
  expect(made.getByText(/La letra, el hilo y el motivo van como en la imagen/)).toBeVisible();
  expect(made.queryByText('Hilo')).not.toBeInTheDocument();
});

it('requests a missing name below the print buttons, which do not move', async () => {
  await open({ nameablePieces: [{ position: 0, productName: 'Pañalera Multifuncional', quantity: 1, name: '' }] });
  const question = await screen.findByLabelText(/^Nombre para Pañalera Multifuncional/);
  expect(press('Etiqueta').compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('stores a missing name through the operation of the staff', async () => {
  const piece = { position: 0, productName: 'Pañalera Multifuncional', quantity: 1, name: '' };
  const { state, person } = await open({ nameablePieces: [piece] });
  const received: unknown[] = [];
  server.use(
    http.post('*/api/orders/:id/names', async ({ request, params }) => {
      received.push([params.id, await request.json()]);
      state.orders = [aStaffOrder({ nameablePieces: [{ ...piece, name: 'Sofía' }] })];
      return HttpResponse.json(state.orders[0]);
    }),
  );
  await write(await screen.findByLabelText(/^Nombre para Pañalera Multifuncional/), 'Sofía', person);
  await person.click(press('Guardar el nombre'));
  expect(await screen.findByText(wholeText('Guardamos «Sofía».'))).toBeVisible();
  expect(received).toEqual([[aStaffOrder().id, { position: 0, name: 'Sofía' }]]);
});

it('shows the customer, their contact details and the address', async () => {
  await open();
  const customer = part('Familia y envío');
  expect(customer.getByText(/^Calle 10 # 43-12/)).toHaveTextContent('Calle 10 # 43-12 Medellín, Antioquia');
  expect(customer.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+573001234567');
  const chat = customer.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!;
  expect(decodeURIComponent(chat)).toBe(
    'https://wa.me/573001234567?text=Hola Laura, te escribimos de Sigerist por tu pedido SIG-7K2QXM.',
  );
  expect(customer.getByRole('link', { name: 'Otros pedidos de la familia' })).toHaveAttribute('href', '/panel/pedidos');
});

it('marks every piece of an express order, and none of another order', async () => {
  const items = [aBoughtPiece({ expressService: true }), aBoughtPiece()];
  await open({ isExpress: false, items });
  expect(screen.queryByText(/^express$/i)).not.toBeInTheDocument();
  cleanup();
  await open({ isExpress: true, items });
  // The header, each piece's sheet and the label.
  expect(screen.getAllByText(/^express$/i)).toHaveLength(4);
});

it('says the promised dates in the head of the sheet and on the label', async () => {
  await open({ delivery: { earliest: '2026-12-14', latest: '2026-12-21' } });
  const dates = screen.getAllByText(
    (_, element) => element?.textContent === 'Entrega entre el 14 y el 21 de diciembre',
  );
  expect(dates).toHaveLength(1);
  expect(dates[0]!.parentElement).toHaveTextContent(/^ParaLaura/);
  expect(screen.getByText('entre el 14 y el 21 de diciembre')).toBeVisible();
});

it('shows what a colleague did in the meantime, and keeps the input', async () => {
  const { state, person } = await open({ status: 'in_production', nextStatuses: ['shipped', 'refund_pending'] });
  await person.click(press('Marcar como enviado'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText(/^Transportadora/), 'Coordinadora');
  await write(dialog.getByLabelText(/^Número de guía/), '2034567890', person);
  server.use(
    http.post('*/api/orders/:id/shipment', () => {
      state.orders = [aStaffOrder({ status: 'refund_pending', nextStatuses: ['refunded'] })];
      return refusal(409, 'order.moved', 'Otra persona cambió este pedido mientras lo mirabas.');
    }),
  );
  await person.click(dialog.getByRole('button', { name: 'Marcar como enviado' }));
  expect(await dialog.findByText(/Otra persona cambió este pedido/)).toBeVisible();
  expect(await screen.findByText('Por reembolsar')).toBeVisible();
  expect(dialog.getByLabelText(/^Número de guía/)).toHaveValue('2034567890');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Marcar como enviado' })).not.toBeInTheDocument());
  await person.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByText(/Sigue la devolución/)).toBeVisible();
});

it('keeps the draft of a parcel while the order is refreshed', async () => {
  const { person } = await open({ status: 'in_production', nextStatuses: ['shipped'] });
  await person.click(press('Marcar como enviado'));
  await write(await screen.findByLabelText(/^Número de guía/), '203 456', person);
  await person.click(press('Volver'));
  await person.click(press('Marcar como enviado'));
  expect(screen.getByLabelText(/^Número de guía/)).toHaveValue('203 456');
});

it('ships with carrier and guide, or asks why there is none', async () => {
  const { state, person } = await open({ status: 'in_production', nextStatuses: ['shipped'] });
  await person.click(press('Marcar como enviado'));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => person.click(dialog.getByRole('button', { name: 'Marcar como enviado' }));
  await send();
  expect(dialog.getByText('Elige la transportadora')).toBeVisible();
  expect(dialog.getByText('Escribe el número de guía')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText(/^Transportadora/), 'Otra');
  await write(dialog.getByLabelText(/^¿Cuál/), 'Mensajeros Urbanos', person);
  await person.click(dialog.getByLabelText('Sale sin guía'));
  await send();
  expect(dialog.getByText(/Di por qué sale sin guía/)).toBeVisible();
  expect(state.received).toEqual([]);
  await write(dialog.getByLabelText(/^¿Por qué sale sin guía/), 'Lo lleva un mensajero', person);
  await send();
  await waitFor(() => expect(state.received).toHaveLength(1));
  expect(state.received[0]).toMatchObject({
    path: expect.stringMatching(/shipment$/),
    body: {
      carrier: 'otra',
      otherCarrier: 'Mensajeros Urbanos',
      reason: 'Lo lleva un mensajero',
      from: 'in_production',
    },
  });
});

it('corrects the guide of a parcel that has left', async () => {
  const shipment = {
    carrier: 'tcc',
    carrierName: 'TCC',
    guide: '12345',
    reason: '',
    trackingUrl: null,
    opensParcel: false,
  } as const;
  const { state, person } = await open({ status: 'shipped', nextStatuses: ['delivered'], shipment });
  expect(part('Paquete').getByText('12345')).toBeVisible();
  await person.click(press('Corregir la guía'));
  const dialog = within(await screen.findByRole('dialog'));
  const guide = dialog.getByLabelText(/^Número de guía/);
  await person.clear(guide);
  await write(guide, '12346', person);
  await person.click(dialog.getByRole('button', { name: 'Guardar la guía' }));
  await waitFor(() =>
    expect(state.received[0]?.body).toMatchObject({ carrier: 'tcc', guide: '12346', replaces: '12345' }),
  );
});

it('sends the last email again after a confirmation', async () => {
  const { state, person } = await open();
  await person.click(press('Reenviar el último correo'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Correo en camino')).toBeVisible();
  expect(state.received[0]!.path).toBe(`/api/orders/${aStaffOrder().id}/mail`);
});

it('shows why a person must decide, and asks the provider on request', async () => {
  const { person } = await open({ status: 'payment_review', reviewReason: 'second_payment', nextStatuses: ['paid'] });
  expect(screen.getByText(/Ya había otro pedido de estas piezas, o este ya estaba pagado/)).toBeVisible();
  await person.click(part('Dinero').getByRole('button', { name: 'Preguntar al proveedor' }));
  expect(await part('Dinero').findByText(/Sigue siendo otro monto/)).toBeVisible();
});

it('says on the work sheet that a contradicted payment stops the piece', async () => {
  await open({ status: 'payment_review', reviewReason: 'contradicted', nextStatuses: [] });
  expect(screen.getByText(/El proveedor ya no muestra este pago como lo registramos/)).toBeVisible();
  expect(screen.getAllByText('No la hagas todavía: el pago está en revisión')[0]).toBeVisible();
});

it('prints the sheets of the pieces, or only the label', async () => {
  const { person } = await open();
  const printed: (string | undefined)[] = [];
  const paper = () => document.querySelector<HTMLElement>('[data-paper]')!.dataset.paper;
  window.print = () => {
    printed.push(paper());
    window.dispatchEvent(new Event('afterprint'));
  };
  await person.click(press('Hoja de trabajo'));
  await waitFor(() => expect(printed).toEqual(['sheet']));
  await person.click(press('Etiqueta'));
  await waitFor(() => expect(printed).toEqual(['sheet', 'label']));
  await waitFor(() => expect(paper()).toBe('sheet'));
});

it('prints nothing when the page is left before its pictures are loaded', async () => {
  const { person, unmount } = await open();
  window.print = jest.fn();
  startClock();
  const loading = document.querySelector('[data-paper] h2')!;
  loading.setAttribute('aria-busy', 'true');
  await person.click(press('Hoja de trabajo'));
  unmount();
  loading.removeAttribute('aria-busy');
  await pass(100);
  expect(window.print).not.toHaveBeenCalled();
});

it('links back from an unknown order', async () => {
  await open({}, 'nothing');
  expect(screen.getByRole('heading', { name: 'No encontramos este pedido' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los pedidos' })).toHaveAttribute('href', '/panel/pedidos');
});

it('shows that the personal data of an order were erased', async () => {
  await open({ customerName: '', customerEmail: '', customerPhone: '', shipping: null });
  expect(part('Familia y envío').getByText('Datos personales borrados')).toBeVisible();
  expect(part('Familia y envío').queryByRole('link')).not.toBeInTheDocument();
});

it('saves an internal note', async () => {
  const note = { text: 'La reata azul llega el jueves', at: '2026-11-21T20:15:00.000Z', actor: 'ana@sigerist.co' };
  const { person } = await open({ staffNotes: [note] });
  const received: unknown[] = [];
  server.use(
    http.post('*/api/orders/:id/notes', async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json(aStaffOrder());
    }),
  );
  await screen.findByRole('region', { name: 'Notas del taller' });
  const notes = part('Notas del taller');
  expect(notes.getByText(/La reata azul llega el jueves/).parentElement).toHaveTextContent('ana@sigerist.co');
  await write(notes.getByRole('textbox', { name: /la clienta no la ve/ }), 'Llamar antes', person);
  await person.click(press('Guardar la nota'));
  await waitFor(() => expect(notes.getByRole('textbox')).toHaveValue(''));
  expect(received).toEqual([{ text: 'Llamar antes' }]);
});

it('keeps an unsaved note of its order when the page is opened again', async () => {
  const { person, unmount } = await open();
  await write(part('Notas del taller').getByRole('textbox'), 'Llamar antes', person);
  unmount();
  const again = await open();
  const field = part('Notas del taller').getByRole('textbox');
  expect(field).toHaveValue('Llamar antes');
  await again.person.clear(field);
});

it('corrects what was changed alone, and keeps it when a colleague was faster', async () => {
  const { state, person } = await open();
  await person.click(press('Corregir los datos'));
  const dialog = within(await screen.findByRole('dialog'));
  const phone = dialog.getByLabelText(/^Celular/);
  await person.clear(phone);
  await write(phone, '300 765 4321', person);
  const { details } = aStaffOrder();
  const received: unknown[] = [];
  server.use(
    http.post('*/api/orders/:id/corrections', async ({ request }) => {
      received.push(await request.json());
      if (received.length > 1) return HttpResponse.json(state.orders[0]);
      state.orders = [aStaffOrder({ details: { ...details, version: 'v2', phone: '310 000 0000' } })];
      return refusal(409, 'order.details_changed', 'Alguien cambió estos datos mientras los corregías.');
    }),
  );
  const save = () => person.click(dialog.getByRole('button', { name: 'Guardar los cambios' }));
  await save();
  expect(await dialog.findByText(/Ahora dice: .*310 000 0000/)).toBeVisible();
  expect(phone).toHaveValue('300 765 4321');
  await save();
  expect(await screen.findByText('Datos corregidos')).toBeVisible();
  expect(received).toEqual([
    { version: 'v1', phone: '+573007654321' },
    { version: 'v2', phone: '+573007654321' },
  ]);
});

it('offers no correction once production has begun', async () => {
  await open({
    status: 'in_production',
    nextStatuses: ['shipped'],
    details: { ...aStaffOrder().details, isOpen: false },
  });
  expect(screen.queryByRole('button', { name: 'Corregir los datos' })).not.toBeInTheDocument();
});
