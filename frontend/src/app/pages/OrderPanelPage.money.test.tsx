import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { StaffOrderDto } from '../../api/workshop.api';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { openOrderPanel as open, part, press } from '../../testing/order-panel-page';
import { server } from '../../testing/server';
import { aChange, anEntry, aStaffOrder, moneyWith } from '../../testing/workshop-data';
import { write } from '../../testing/write';

afterEach(() => {
  identityServer();
});

it('of a free order is no payment: it names the code, and can be cancelled', async () => {
  const free = { isFree: true, paymentMethod: 'FREE', transactionId: null, reference: null, total: 0 } as const;
  const { person } = await open({ ...free, nextStatuses: ['in_production', 'cancelled'] });
  expect(screen.getAllByText('Sin costo por tu código').length).toBeGreaterThan(1);
  expect(document.body).not.toHaveTextContent(/Pagado|transferencia/i);
  await person.click(press('Cancelar pedido'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Su código vuelve a quedar libre.');
});

describe('a payment', () => {
  const waiting = {
    status: 'pending_transfer',
    createdAt: '2020-01-02T20:15:00.000Z',
    nextStatuses: ['paid', 'cancelled'],
    receivedFor: ['paid'],
    amountDue: 445_020,
    money: moneyWith(0),
  } satisfies Partial<StaffOrderDto>;
  const openDialog = async (changes: Partial<StaffOrderDto> = {}, others: StaffOrderDto[] = []) => {
    const opened = await open({ ...waiting, ...changes }, undefined, others);
    await opened.person.click(press('Registrar un pago'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar un pago' }));
    const button = () => dialog.getByRole('button', { name: 'Registrar el pago' });
    const amountIs = async (amount: string) => {
      await opened.person.clear(dialog.getByLabelText(/^Valor que llegó/));
      await write(dialog.getByLabelText(/^Valor que llegó/), amount, opened.person);
    };
    const referenceIs = (reference: string) => write(dialog.getByLabelText(/^Referencia/), reference, opened.person);
    return { ...opened, dialog, button, amountIs, referenceIs, send: () => opened.person.click(button()) };
  };

  it('is recorded once with amount, reference and day, and says what follows', async () => {
    const { state, person, dialog, button, referenceIs, send } = await openDialog();
    expect(screen.queryByRole('button', { name: /^Confirmar|^Aceptar el pago/ })).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^Valor que llegó/)).toHaveValue('$445.020');
    expect(dialog.getByText('Queda pago: pasa a «Por hacer».')).toBeVisible();
    expect(dialog.getByText(/Le llega un correo a laura@correo\.com\./)).toBeVisible();
    await send();
    expect(await dialog.findByText('Escribe la referencia de la transferencia')).toBeVisible();
    expect(dialog.getByLabelText(/^Referencia/)).toHaveFocus();
    expect(state.received).toEqual([]);
    await referenceIs(' M1029384 ');
    await person.dblClick(button());
    expect(await screen.findByText('SIG-7K2QXM: le escribimos a la familia.')).toBeVisible();
    expect(state.received).toEqual([
      {
        path: `/api/orders/${aStaffOrder().id}/receipts`,
        body: { amount: 445_020, reference: 'M1029384', note: '' },
      },
    ]);
    expect(state.keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/)]);
    await waitFor(() => expect(part('Dinero').getByText('Todo pagado.')).toBeVisible());
  });

  it('may be a part or too much, and keeps its key after a lost answer', async () => {
    const { state, dialog, amountIs, referenceIs, send } = await openDialog();
    await amountIs('450020');
    expect(dialog.getByText('Queda pago: pasa a «Por hacer». Sobran $5.000: hay que devolverlos.')).toBeVisible();
    await amountIs('400000');
    expect(dialog.getByText('Faltan $45.020: el pedido sigue esperando el resto.')).toBeVisible();
    await referenceIs('M1');
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/orders/:id/receipts',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await send();
    expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
    await waitFor(() => expect(keys).toHaveLength(1));
    await send();
    await waitFor(() => expect(state.keys).toEqual(keys));
    expect(await part('Dinero').findByText('Llegaron $400.000. Faltan $45.020.')).toBeVisible();
    expect(press('Registrar un pago')).toBeVisible();
  });

  it('arrived on a day between the order and today', async () => {
    const { state, dialog, referenceIs, send } = await openDialog();
    const day = dialog.getByLabelText(/^Día en que llegó/);
    await referenceIs('M1');
    fireEvent.change(day, { target: { value: '2999-01-01' } });
    await send();
    expect(await dialog.findByText('Ese día todavía no llega')).toBeVisible();
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    expect(await dialog.findByText('Es antes de que hicieran el pedido')).toBeVisible();
    fireEvent.change(day, { target: { value: '2020-01-02' } });
    await send();
    await waitFor(() => expect(state.received).toMatchObject([{ body: { movedAt: '2020-01-02T12:00:00-05:00' } }]));
  });

  it('keeps the input when the dialog is closed, and marks what the server refuses', async () => {
    const { person, referenceIs } = await openDialog();
    await referenceIs('M1029384');
    await person.click(press('Volver'));
    await person.click(press('Registrar un pago'));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText(/^Referencia/)).toHaveValue('M1029384');
    const message = 'Esa referencia ya está registrada en el pedido SIG-AAAAAA.';
    const fields = { reference: 'Ya está en otro pedido' };
    server.use(http.post('*/api/orders/:id/receipts', () => refusal(409, 'order.reference_used', message, fields)));
    await person.click(again.getByRole('button', { name: 'Registrar el pago' }));
    await waitFor(() => expect(again.getByLabelText(/^Referencia/)).toHaveAccessibleDescription(/SIG-AAAAAA/));
    expect(again.getByLabelText(/^Referencia/)).toBeInvalid();
    const tooMuch = { amount: 'Es más del doble' };
    server.use(http.post('*/api/orders/:id/receipts', () => refusal(422, 'order.received_too_much', '', tooMuch)));
    await write(again.getByLabelText(/^Referencia/), '2', person);
    await person.click(again.getByRole('button', { name: 'Registrar el pago' }));
    await waitFor(() =>
      expect(again.getByLabelText(/^Valor que llegó/)).toHaveAccessibleDescription(/Es más del doble/),
    );
  });

  it('is the first half for an order in two parts, which begins with it', async () => {
    const { dialog } = await openDialog({ amountDue: 222_510 });
    expect(dialog.getByLabelText(/^Valor que llegó/)).toHaveValue('$222.510');
    expect(dialog.getByText('Alcanza para empezar: pasa a «Por hacer». Del saldo faltan $222.510.')).toBeVisible();
  });

  it('leads to a review when another order of the same pieces has money', async () => {
    const { dialog } = await openDialog({}, [aStaffOrder({ id: 'x', orderNumber: 'SIG-AAAAAA' })]);
    expect(await dialog.findByText('Ya hay otro pedido pagado de estas piezas: este pasa a revisión.')).toBeVisible();
  });

  it('keeps what is typed when the order is corrected meanwhile', async () => {
    const { state, person } = await open();
    await person.click(press('Registrar un pago'));
    const dialog = within(await screen.findByRole('dialog'));
    await write(await dialog.findByLabelText(/^Referencia/), 'M1', person);
    state.orders = [aStaffOrder({ status: 'pending_transfer', nextStatuses: [], money: moneyWith(0) })];
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(part('Dinero').getByText('Faltan $445.020.')).toBeInTheDocument());
    expect(dialog.getByLabelText(/^Referencia/)).toHaveValue('M1');
  });

  it('can still be recorded for a paid or a cancelled order, and not during a refund', async () => {
    const { unmount } = await open();
    expect(part('Dinero').getByRole('button', { name: 'Registrar un pago' })).toBeVisible();
    unmount();
    await open({ status: 'refund_pending', nextStatuses: [] });
    expect(screen.queryByRole('button', { name: 'Registrar un pago' })).not.toBeInTheDocument();
  });
});

it('of a reviewed order is accepted beside another order of the same pieces after a second confirmation', async () => {
  const { state, person } = await open({ status: 'payment_review', nextStatuses: ['paid'] });
  await person.click(press('Aceptar el pago'));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = async () => person.click(await dialog.findByRole('button', { name: 'Aceptar el pago' }));
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

describe('the money of an order', () => {
  const wrong = anEntry({ id: 'wrong', amount: 45_000, reference: 'M-WRONG', movedAt: '2026-11-22T15:00:00.000Z' });
  const right = anEntry({ amount: 443_020, reference: 'M-RIGHT', movedAt: '2026-11-23T15:00:00.000Z' });
  const reversal = anEntry({
    id: 'reversal',
    kind: 'reversal',
    amount: 45_000,
    reference: null,
    reverses: 'wrong',
    actor: 'ana@sigerist.co',
    reason: 'Era de otro pedido',
    movedAt: '2026-11-24T15:00:00.000Z',
  });
  const allowance = {
    amount: 2_000,
    reason: 'El banco cobró',
    actor: 'ana@sigerist.co',
    at: '2026-11-25T15:00:00.000Z',
  };
  const identity = () => {
    const state = { isConfirmed: false };
    const again = () => refusal(403, 'auth.password_again', 'Confirma que eres tú para continuar.');
    const guard = () => (state.isConfirmed ? undefined : again());
    server.use(
      http.post('*/api/orders/:id/receipts/:entry/reversal', guard),
      http.post('*/api/orders/:id/allowance', guard),
      http.post('*/api/auth/confirm', () => {
        state.isConfirmed = true;
        return HttpResponse.json({});
      }),
    );
  };
  const prove = async (person: UserEvent) =>
    person.type(await screen.findByLabelText(/^Tu contraseña/), 'Tijera-Lila-2026{Enter}');

  it('is a row for each movement and allowance, with day, person and correction', async () => {
    const back = anEntry({
      id: 'back',
      kind: 'refund',
      amount: 100_000,
      method: 'bank_transfer',
      reference: null,
      movedAt: '2026-11-26T15:00:00.000Z',
      at: '2026-11-27T15:00:00.000Z',
    });
    const money = moneyWith(443_020, { allowed: 2_000, owed: 0, returned: 100_000, held: 343_020 });
    await open({ money: { ...money, entries: [wrong, reversal, right, back], allowances: [allowance] } });
    const rows = within(await part('Dinero').findByRole('list', { name: 'Movimientos' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Llegó: Transferencia bancaria+$45.00022 nov 2026, taller@sigerist.coReferencia M-WRONGCorregido: no cuenta−$45.00024 nov 2026, ana@sigerist.co (anotado el 22 nov 2026)Era de otro pedido',
      'Llegó: Transferencia bancaria+$443.02023 nov 2026, taller@sigerist.co (anotado el 22 nov 2026)Referencia M-RIGHTCorregir',
      'Diferencia perdonada$2.00025 nov 2026, ana@sigerist.coEl banco cobró',
      'Devuelto por transferencia−$100.00026 nov 2026, taller@sigerist.co (anotado el 27 nov 2026)',
    ]);
    expect(part('Dinero').getByText('Todo pagado. Después se devolvieron $100.000 y quedan $343.020.')).toBeVisible();
  });

  it.each([
    [{ money: moneyWith(450_020) }, 'Sobran $5.000: por devolver.'],
    [{ money: moneyWith(0), status: 'pending_transfer' as const }, 'Faltan $445.020.'],
    [{ money: moneyWith(20), status: 'cancelled' as const }, 'La tienda todavía tiene $20 de este pedido.'],
    [
      { money: moneyWith(445_020, { returned: 445_020, held: 0 }), status: 'refunded' as const },
      'Todo lo que llegó se devolvió.',
    ],
  ])('is summed up in a sentence: %#', async (changes, sentence) => {
    await open({ nextStatuses: [], ...changes });
    expect(part('Dinero').getByText(sentence)).toBeVisible();
  });

  it('is corrected by the owner, who confirms her identity and chooses whether the family is told', async () => {
    const { state, person } = await open({
      paymentMethod: 'BANK_TRANSFER',
      money: moneyWith(445_020, { entries: [anEntry()] }),
    });
    identity();
    await person.click(await screen.findByRole('button', { name: 'Corregir el pago de $445.020' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir este pago' }));
    expect(dialog.getByText('El pedido vuelve a esperar $445.020. La referencia queda libre.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Avisar a la familia por correo' })).not.toBeChecked();
    await person.click(dialog.getByRole('button', { name: 'Corregir el pago' }));
    expect(await dialog.findByText('Escribe por qué')).toBeVisible();
    await write(dialog.getByLabelText(/^¿Por qué/), 'Era de otro pedido', person);
    await person.dblClick(dialog.getByRole('button', { name: 'Corregir el pago' }));
    await prove(person);
    expect(await screen.findByText('SIG-7K2QXM: no le escribimos a la familia.')).toBeVisible();
    expect(state.received).toEqual([
      {
        path: `/api/orders/${aStaffOrder().id}/receipts/entry-1/reversal`,
        body: { reason: 'Era de otro pedido', mail: false },
      },
    ]);
    expect(state.keys).toHaveLength(1);
  });

  it('of an order that waits for a rest may be forgiven by the owner, with a reason', async () => {
    const waits = { status: 'pending_transfer', amountDue: 2_000 } as const;
    const { state, person } = await open({ ...waits, money: moneyWith(443_020) });
    identity();
    await person.click(press('Perdonar la diferencia'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perdonar la diferencia' }));
    const amount = dialog.getByLabelText(/^Cuánto se perdona/);
    expect(amount).toHaveValue('$2.000');
    expect(dialog.getByText(/^Ya no falta nada: pasa a «Por hacer»\. Le llega un correo a laura/)).toBeVisible();
    await write(dialog.getByLabelText(/^¿Por qué/), 'El banco cobró', person);
    await person.clear(amount);
    await write(amount, '2001', person);
    await person.click(dialog.getByRole('button', { name: 'Perdonar' }));
    expect(await dialog.findByText('Es más de lo que falta: $2.000')).toBeVisible();
    await person.clear(amount);
    await write(amount, '2000', person);
    await person.click(dialog.getByRole('button', { name: 'Perdonar' }));
    await prove(person);
    expect(await screen.findByText('SIG-7K2QXM: $2.000 menos.')).toBeVisible();
    expect(state.received).toEqual([
      { path: `/api/orders/${aStaffOrder().id}/allowance`, body: { amount: 2_000, reason: 'El banco cobró' } },
    ]);
  });

  it('offers nothing of the owner to the workshop', async () => {
    const money = moneyWith(443_020, { entries: [right] });
    const waits = { status: 'pending_transfer', amountDue: 2_000 } as const;
    await open({ ...waits, money }, undefined, [], undefined, [], 'taller');
    expect(await part('Dinero').findByText('M-RIGHT')).toBeVisible();
    expect(press('Registrar un pago')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Corregir el pago|^Perdonar/ })).not.toBeInTheDocument();
  });

  it('that the provider approved is not corrected here', async () => {
    const online = anEntry({ method: 'CARD', transactionId: '11004-1', reference: null, actor: 'provider' });
    await open({ money: moneyWith(445_020, { entries: [online] }) });
    expect(await part('Dinero').findByText('11004-1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Corregir el pago/ })).not.toBeInTheDocument();
  });

  it('that was given to the order is taken away again', async () => {
    const given = anEntry({ method: 'CARD', transactionId: '11004-1', isGiven: true, actor: 'provider' });
    const { person } = await open({ paymentMethod: 'BANK_TRANSFER', money: moneyWith(445_020, { entries: [given] }) });
    await person.click(await screen.findByRole('button', { name: 'Corregir el pago de $445.020' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir este pago' }));
    expect(dialog.getByText(/^El pedido vuelve a esperar \$445\.020\. El pago vuelve a «Sin pedido»/)).toBeVisible();
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
    money: moneyWith(0),
  });
  expect(screen.getByText(/no tenemos ese dinero/)).toBeVisible();
  expect(press('Cancelar pedido')).toBeVisible();
  await person.click(press('Registrar un pago'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Queda pago. El pedido sigue en revisión hasta que alguien decida.')).toBeVisible();
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
    money: moneyWith(222_510),
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

  it('is recorded as a payment, which may be a part of it', async () => {
    const { state, person } = await open(half);
    await person.click(press('Registrar un pago'));
    const recording = await dialog('Registrar un pago');
    const amount = recording.getByLabelText(/^Valor que llegó/);
    expect(amount).toHaveValue('$222.510');
    await person.clear(amount);
    await write(amount, '200000', person);
    expect(recording.getByText('Faltan $22.510.')).toBeVisible();
    await write(recording.getByLabelText(/^Referencia/), 'M-2', person);
    await person.click(recording.getByRole('button', { name: 'Registrar el pago' }));
    expect(await screen.findByText('SIG-7K2QXM: le escribimos a la familia.')).toBeVisible();
    expect(state.received).toMatchObject([
      { path: `/api/orders/${aStaffOrder().id}/receipts`, body: { amount: 200_000, reference: 'M-2' } },
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
