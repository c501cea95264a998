import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StaffOrderDto } from '../../api/workshop.api';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { openOrderPanel as open, part, press } from '../../testing/order-panel-page';
import { server } from '../../testing/server';
import { aChange, aStaffOrder } from '../../testing/workshop-data';
import { write } from '../../testing/write';
import { wholeText } from '../../testing/whole-text';

afterEach(() => {
  identityServer();
});

describe('a transfer', () => {
  const waiting = {
    status: 'pending_transfer',
    nextStatuses: ['paid', 'cancelled'],
    receivedFor: ['paid'],
  } satisfies Partial<StaffOrderDto>;
  const openDialog = async (changes: Partial<StaffOrderDto> = {}) => {
    const opened = await open({ ...waiting, ...changes });
    await opened.person.click(press('Confirmar transferencia'));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Confirmar transferencia?' }));
    const confirm = () => opened.person.click(dialog.getByRole('button', { name: 'Confirmar transferencia' }));
    return { ...opened, dialog, confirm };
  };

  it('is confirmed with its amount and reference, for the status that the page showed', async () => {
    const { state, person, dialog, confirm } = await openDialog();
    expect(dialog.getByText(/llegaron \$445\.020\. Le llega un correo a laura@correo\.com\./)).toBeVisible();
    await confirm();
    expect(await dialog.findByText('Escribe cuánto llegó')).toBeVisible();
    expect(dialog.getByText('Escribe la referencia de la transferencia')).toBeVisible();
    expect(dialog.getByLabelText(/^Valor que llegó/)).toHaveFocus();
    expect(state.received).toEqual([]);
    await person.type(dialog.getByLabelText(/^Valor que llegó/), '445020');
    expect(dialog.getByLabelText(/^Valor que llegó/)).toHaveValue('$445.020');
    await write(dialog.getByLabelText(/^Referencia/), ' M1029384 ', person);
    await confirm();
    expect(await screen.findByText('SIG-7K2QXM: le escribimos a la familia.')).toBeVisible();
    expect(state.received).toEqual([
      {
        path: `/api/orders/${aStaffOrder().id}/status`,
        body: {
          status: 'paid',
          from: 'pending_transfer',
          note: '',
          received: { amount: 445020, reference: 'M1029384' },
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('requires an explanation for another amount', async () => {
    const { state, person, dialog, confirm } = await openDialog();
    await write(dialog.getByLabelText(/^Valor que llegó/), '440000', person);
    await write(dialog.getByLabelText(/^Referencia/), 'M1029384', person);
    await confirm();
    expect(await dialog.findByText('Explica por qué llegó otro valor')).toBeVisible();
    expect(dialog.getByLabelText(/^Nota para la familia/)).toHaveFocus();
    expect(state.received).toEqual([]);
    await write(dialog.getByLabelText(/^Nota para la familia/), 'El banco cobró $5.020.', person);
    await confirm();
    await waitFor(() =>
      expect(state.received[0]?.body).toMatchObject({ note: 'El banco cobró $5.020.', received: { amount: 440000 } }),
    );
  });

  it('keeps the input when the dialog is closed, and when the server rejects it', async () => {
    const { person, dialog } = await openDialog();
    await write(dialog.getByLabelText(/^Valor que llegó/), '445020', person);
    await write(dialog.getByLabelText(/^Referencia/), 'M1029384', person);
    await person.click(press('Volver'));
    await person.click(press('Confirmar transferencia'));
    expect(screen.getByLabelText(/^Valor que llegó/)).toHaveValue('$445.020');
    server.use(
      http.patch('*/api/orders/:id/status', () => refusal(422, 'order.received_too_much', 'Es más del doble.')),
    );
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirmar transferencia' }));
    expect(await screen.findByText('Es más del doble.')).toBeVisible();
    expect(screen.getByLabelText(/^Referencia/)).toHaveValue('M1029384');
  });

  it('names the order that its reference confirmed earlier, and asks for a note', async () => {
    const { person, dialog, confirm } = await openDialog();
    await write(dialog.getByLabelText(/^Valor que llegó/), '445020', person);
    await write(dialog.getByLabelText(/^Referencia/), 'M1029384', person);
    const message = 'Esa referencia ya confirmó el pedido SIG-AAAAAA. Explica en la nota por qué.';
    server.use(http.patch('*/api/orders/:id/status', () => refusal(409, 'order.reference_used', message)));
    await confirm();
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.queryByText(/Otra persona cambió este pedido/)).not.toBeInTheDocument();
  });

  it('names the other order of the same pieces, and is accepted after a second confirmation with a note', async () => {
    const { state, person, dialog, confirm } = await openDialog();
    await write(dialog.getByLabelText(/^Valor que llegó/), '445020', person);
    await write(dialog.getByLabelText(/^Referencia/), 'M1029384', person);
    const message = 'El pedido SIG-AAAAAA es de las mismas piezas y sigue abierto.';
    const refuse = () => refusal(409, 'order.same_pieces', message);
    server.use(http.patch('*/api/orders/:id/status', refuse, { once: true }));
    await confirm();
    expect(await dialog.findByText(message)).toBeVisible();
    await write(dialog.getByLabelText(/^Nota para la familia/), 'Pediste dos.', person);
    await confirm();
    await waitFor(() =>
      expect(state.received).toMatchObject([{ body: { status: 'paid', note: 'Pediste dos.', besidesOthers: true } }]),
    );
  });

  it('shows amount, reference and actor once it is confirmed', async () => {
    const received = { amount: 445020, reference: 'M1029384' };
    await open({
      transactionId: null,
      reference: null,
      paymentMethod: 'BANK_TRANSFER',
      received,
      history: [
        aChange({ status: 'pending_transfer', actor: 'shop' }),
        aChange({ actor: 'ana@sigerist.co', received: { ...received, method: 'BANK_TRANSFER' } }),
      ],
    });
    expect(part('Pago').getByText(wholeText('$445.020, referencia M1029384'))).toBeVisible();
    expect(
      part('Historia').getByText(wholeText('Llegaron $445.020 por Transferencia bancaria, referencia M1029384')),
    ).toBeVisible();
    expect(part('Historia').getByText(/ana@sigerist\.co$/)).toBeVisible();
  });
});

it('links the other orders of the same pieces, and shows nothing when there are none', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const { unmount } = await open({}, undefined, [
    aStaffOrder({ id, orderNumber: 'SIG-AAAAAA', status: 'pending_transfer' }),
  ]);
  const others = within(await screen.findByRole('region', { name: 'Otros pedidos de las mismas piezas' }));
  expect(others.getByRole('link', { name: 'SIG-AAAAAA' })).toHaveAttribute('href', `/panel/pedidos/${id}`);
  expect(others.getByText('Espera transferencia')).toBeVisible();
  unmount();
  await open();
  expect(screen.queryByText('Otros pedidos de las mismas piezas')).not.toBeInTheDocument();
});

it('shows that the other orders of the same pieces could not be loaded', async () => {
  const { person } = await open();
  server.use(http.get('*/api/orders/:id/same-pieces', () => refusal(503, 'server.unavailable', 'No.'), { once: true }));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText(/No pudimos ver si hay otros pedidos/)).toBeVisible();
  await person.click(press('Reintentar'));
  await waitFor(() => expect(screen.queryByText(/No pudimos ver si hay otros pedidos/)).not.toBeInTheDocument());
});

it('shows that the money of a voided payment is missing, and offers to record a transfer that replaces it', async () => {
  const { person } = await open({
    status: 'payment_review',
    reviewReason: 'voided',
    nextStatuses: ['paid', 'cancelled'],
    receivedFor: ['paid'],
  });
  expect(screen.getByText(/no tenemos ese dinero/)).toBeVisible();
  expect(press('Cancelar pedido')).toBeVisible();
  await person.click(press('Confirmar transferencia'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Valor que llegó/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Devolver el dinero' })).not.toBeInTheDocument();
});

it('requires a note to accept a payment when the recorded transfer differs from the total', async () => {
  const { person } = await open({
    status: 'payment_review',
    nextStatuses: ['paid', 'refund_pending'],
    received: { amount: 1000, reference: 'M1029384' },
  });
  await person.click(press('Aceptar el pago'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Llegaron \$1\.000 y el total es \$445\.020/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Aceptar el pago' }));
  expect(await dialog.findByText('Explica la diferencia')).toBeVisible();
});

describe('an order with a first transfer', () => {
  const partlyPaid = {
    status: 'payment_review',
    nextStatuses: ['paid', 'refund_pending'],
    furtherTransferFor: ['paid', 'refund_pending'],
    received: { amount: 400_000, reference: 'M1' },
  } satisfies Partial<StaffOrderDto>;

  it('is accepted with a second one', async () => {
    const { state, person } = await open(partlyPaid);
    await person.click(press('Aceptar el pago'));
    const dialog = within(await screen.findByRole('dialog'));
    await write(await dialog.findByLabelText(/^Otra transferencia que llegó/), '45020', person);
    await write(dialog.getByLabelText(/^Referencia/), 'M2', person);
    await person.click(dialog.getByRole('button', { name: 'Aceptar el pago' }));
    await waitFor(() =>
      expect(state.received[0]?.body).toMatchObject({ status: 'paid', received: { amount: 45_020, reference: 'M2' } }),
    );
  });

  it('can only be accepted without one with an explanation', async () => {
    const { state, person } = await open(partlyPaid);
    await person.click(press('Aceptar el pago'));
    const dialog = within(await screen.findByRole('dialog'));
    const accept = async () => person.click(await dialog.findByRole('button', { name: 'Aceptar el pago' }));
    await accept();
    expect(await dialog.findByText('Explica la diferencia')).toBeVisible();
    await write(dialog.getByLabelText(/^Otra transferencia que llegó/), '45020', person);
    await accept();
    expect(await dialog.findByText('Escribe la referencia de la transferencia')).toBeVisible();
    expect(state.received).toEqual([]);
  });
});

it('shows the account that the family was shown, and gives them the one of now after a proof of identity', async () => {
  const bankAccount = {
    bank: 'Bancolombia',
    type: 'Ahorros',
    number: '111-222333-44',
    holder: 'Sigerist',
    isWithdrawn: true,
  };
  const { person } = await open({ status: 'pending_transfer', nextStatuses: ['cancelled'], bankAccount });
  expect(screen.getByText('Bancolombia, ahorros 111-222333-44, Sigerist')).toBeVisible();
  const calls: string[] = [];
  const again = { code: 'auth.password_again', message: 'Confirma que eres tú para continuar.' };
  server.use(
    http.post('*/api/orders/:id/bank-account', () => {
      calls.push('give');
      return calls.length === 1
        ? HttpResponse.json(again, { status: 403 })
        : HttpResponse.json(aStaffOrder({ bankAccount: { ...bankAccount, isWithdrawn: false } }));
    }),
    http.post('*/api/auth/confirm', () => HttpResponse.json({})),
  );
  await person.click(await screen.findByRole('button', { name: 'Darle la cuenta de ahora' }));
  await person.type(await screen.findByLabelText(/^Tu contraseña/), 'Tijera-Lila-2026{Enter}');
  await waitFor(() => expect(calls).toEqual(['give', 'give']));
});

it('warns of a double refund when the payment was voided', async () => {
  await open({
    status: 'refund_pending',
    nextStatuses: ['refunded'],
    history: [
      aChange(),
      aChange({ status: 'refund_pending', actor: 'ana@sigerist.co' }),
      aChange({ status: 'refund_pending', reason: 'voided' }),
    ],
  });
  expect(screen.getByText(/no se devuelva dos veces/)).toBeVisible();
});

it('warns of no double refund when the voided payment was paid again before', async () => {
  await open({
    status: 'refund_pending',
    nextStatuses: ['refunded'],
    history: [
      aChange({ status: 'refund_pending', actor: 'ana@sigerist.co' }),
      aChange({ status: 'refund_pending', reason: 'voided' }),
      aChange({ status: 'payment_review' }),
      aChange(),
      aChange({ status: 'refund_pending', actor: 'ana@sigerist.co' }),
    ],
  });
  expect(screen.queryByText(/no se devuelva dos veces/)).not.toBeInTheDocument();
});

describe('the second instalment of a transfer', () => {
  const half = {
    transactionId: null,
    reference: null,
    paymentMethod: 'BANK_TRANSFER',
    status: 'in_production',
    balance: 222510,
    amountDue: 222510,
    canRequestBalance: true,
    nextStatuses: ['shipped', 'refund_pending'],
    instalments: [
      { amount: 222510, reference: 'SIG-7K2QXM-1', state: 'paid', payBy: null, paidAt: '2026-11-22T15:00:00.000Z' },
      { amount: 222510, reference: 'SIG-7K2QXM-2', state: 'waiting', payBy: null, paidAt: null },
    ],
  } satisfies Partial<StaffOrderDto>;
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('is requested when the piece is finished, with a note for the customer', async () => {
    const { state, person } = await open(half);
    expect(screen.getByText(/Falta el saldo: \$222\.510/)).toBeVisible();
    await person.click(press('Está listo: pedir el saldo'));
    const asking = await dialog('¿Pedir el saldo?');
    await write(asking.getByLabelText(/^Nota para la familia/), 'Quedó preciosa', person);
    await person.click(asking.getByRole('button', { name: 'Pedir el saldo' }));
    expect(await screen.findByText('SIG-7K2QXM: le escribimos a la familia.')).toBeVisible();
    expect(state.received).toMatchObject([
      { path: `/api/orders/${aStaffOrder().id}/balance-request`, body: { note: 'Quedó preciosa' } },
    ]);
  });

  it('is recorded with its reference, and requires an explanation for another amount', async () => {
    const { state, person } = await open(half);
    await person.click(press('Registrar el saldo'));
    const recording = await dialog('¿Registrar el saldo?');
    await write(recording.getByLabelText(/^Valor que llegó/), '200000', person);
    await write(recording.getByLabelText(/^Referencia/), 'M-2', person);
    await person.click(recording.getByRole('button', { name: 'Registrar el saldo' }));
    expect(await recording.findByText('Explica por qué llegó otro valor')).toBeVisible();
    await person.clear(recording.getByLabelText(/^Valor que llegó/));
    await write(recording.getByLabelText(/^Valor que llegó/), '222510', person);
    await person.click(recording.getByRole('button', { name: 'Registrar el saldo' }));
    expect(await screen.findByText('SIG-7K2QXM: le escribimos a la familia.')).toBeVisible();
    expect(state.received).toMatchObject([
      { path: `/api/orders/${aStaffOrder().id}/transfers`, body: { received: { amount: 222510, reference: 'M-2' } } },
    ]);
  });

  it('blocks the dispatch, unless a note explains it', async () => {
    const { state, person } = await open(half);
    await person.click(press('Marcar como enviado'));
    const shipping = await dialog('¿Marcar como enviado?');
    await person.click(shipping.getByRole('button', { name: 'Marcar como enviado' }));
    expect(await shipping.findByText('Explica por qué sale sin el saldo')).toBeVisible();
    await person.selectOptions(shipping.getByLabelText(/^Transportadora/), 'TCC');
    await write(shipping.getByLabelText(/^Número de guía/), '2034567890', person);
    await write(shipping.getByLabelText(/^Por qué sale/), 'Paga al recibir', person);
    await person.click(shipping.getByRole('button', { name: 'Marcar como enviado' }));
    await waitFor(() =>
      expect(state.received).toMatchObject([
        { body: { carrier: 'tcc', guide: '2034567890', shipsUnpaid: true, note: 'Paga al recibir' } },
      ]),
    );
  });

  it('is not requested twice', async () => {
    await open({ ...half, canRequestBalance: false });
    expect(screen.queryByRole('button', { name: /pedir el saldo/ })).not.toBeInTheDocument();
    expect(screen.getByText(/No lo envíes antes de que llegue/)).toBeVisible();
  });
});
