import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { OrderRefundsDto, RefundDto } from '../../api/refunds.api';
import type { StaffOrderDto } from '../../api/workshop.api';
import { identityServer } from '../../testing/identity-server';
import { openOrderPanel as open, press } from '../../testing/order-panel-page';
import { renderApp } from '../../testing/render-app';
import { photoEnvironment } from '../../testing/photo-environment';
import { server } from '../../testing/server';
import { wholeText } from '../../testing/whole-text';
import { anEntry, moneyWith } from '../../testing/workshop-data';
import RefundsPanelPage from './RefundsPanelPage';

const drawn = photoEnvironment();

afterEach(() => {
  identityServer();
});

const MONEY: OrderRefundsDto = {
  paid: 445_020,
  available: 445_020,
  shipping: 0,
  pieces: [{ position: 0, name: 'Mochila Milano', amounts: [445_020] }],
  approvalAbove: 500_000,
  refunds: [],
  ways: [
    { way: 'bank_transfer', problem: null },
    { way: 'card_void', problem: 'Solo se anula el mismo día del pago, antes de que el banco lo liquide.' },
  ],
};

const openRefunds = (order: Partial<StaffOrderDto>, refunds: OrderRefundsDto) => open(order, undefined, [], refunds);

const REFUND: RefundDto = {
  id: 'r1',
  orderId: 'o1',
  orderNumber: 'SIG-7K2QXM',
  amount: 445_020,
  covers: 'order',
  pieces: [],
  isProposal: false,
  reason: 'retracto',
  way: 'bank_transfer',
  state: 'approved',
  nextStates: ['under_way', 'done', 'refused'],
  payer: null,
  isVoiding: false,
  transactionId: null,
  method: 'CARD',
  dueOn: '2026-12-10',
  evidence: '',
  hasEvidenceFile: false,
  askedBy: 'ana@sigerist.co',
  approvedBy: 'ana@sigerist.co',
  request: null,
  createdAt: '2026-11-25T15:00:00.000Z',
  needsAccount: true,
  account: null,
  history: [],
};

it('refunds in three steps, shows why a method is not possible, and says what will happen', async () => {
  const { state, person } = await openRefunds({}, MONEY);
  await person.click(await screen.findByRole('button', { name: 'Devolver' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Devolver' }));
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  expect(await sheet.findByText('Elige por qué se devuelve el dinero')).toBeVisible();
  await person.click(sheet.getByRole('radio', { name: /^Retracto/ }));
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  const amount = await sheet.findByLabelText(/^¿Cuánto\?/);
  expect(amount).toHaveValue('$445.020');
  await person.clear(amount);
  await person.type(amount, '445021');
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  expect(await sheet.findByText('Quedan $445.020 por devolver')).toBeVisible();
  await person.clear(amount);
  await person.type(amount, '100000');
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  expect(await sheet.findByRole('radio', { name: /^Anular.*mismo día/ })).toBeDisabled();
  await person.click(sheet.getByRole('radio', { name: /^Por transferencia/ }));
  expect(
    sheet.getByText(
      wholeText(/^Vas a devolver \$100\.000 a Laura Restrepo por transferencia.*retracto.*laura@correo\.com/),
    ),
  ).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(state.received[0]?.body).toEqual({ reason: 'retracto', way: 'bank_transfer', amount: 100_000 }),
  );
});

it('computes the amount from the ticked pieces, and sends the same key again after a lost answer', async () => {
  const pieces = [
    { position: 0, name: 'Mochila Milano', amounts: [200_001, 200_000] },
    { position: 1, name: 'Cambiador', amounts: [45_019] },
  ];
  const { person } = await openRefunds({}, { ...MONEY, pieces });
  const sent: [string | null, unknown][] = [];
  server.use(
    http.post('*/api/orders/:id/refunds', async ({ request }) => {
      sent.push([request.headers.get('Idempotency-Key'), await request.json()]);
      return sent.length === 1 ? HttpResponse.error() : HttpResponse.json(REFUND, { status: 201 });
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Devolver' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Devolver' }));
  await person.click(sheet.getByRole('radio', { name: /^Retracto/ }));
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  await person.click(await sheet.findByRole('checkbox', { name: /^2 × Mochila Milano/ }));
  await person.click(sheet.getByRole('button', { name: 'Menos' }));
  await person.click(sheet.getByRole('checkbox', { name: /^1 × Cambiador/ }));
  expect(sheet.getByLabelText(/^¿Cuánto\?/)).toHaveValue('$245.020');
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  await person.click(await sheet.findByRole('radio', { name: /^Por transferencia/ }));
  await person.click(sheet.getByRole('button', { name: 'Devolver' }));
  expect(await sheet.findByText(/Revisa tu conexión/)).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[0]![0]).toMatch(/\S{16}/);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]![1]).toEqual({
    reason: 'retracto',
    way: 'bank_transfer',
    amount: 245_020,
    pieces: [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ],
  });
});

it('gives back the shipping with its reason, beyond the money of the order', async () => {
  const { state, person } = await openRefunds({}, { ...MONEY, shipping: 200_000 });
  await person.click(await screen.findByRole('button', { name: 'Devolver' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Devolver' }));
  await person.click(sheet.getByRole('radio', { name: /^Garantía/ }));
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  await person.click(await sheet.findByRole('radio', { name: /^El envío/ }));
  const amount = sheet.getByLabelText(/^¿Cuánto\?/);
  await person.type(amount, '200001');
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  expect(await sheet.findByText('Escribe por qué devuelves el envío')).toBeVisible();
  await person.type(sheet.getByLabelText(/^Por qué devuelves/), 'Llegó con un defecto');
  await person.clear(amount);
  await person.type(amount, '18000');
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  expect(await sheet.findByText(wholeText(/^Vas a devolver \$18\.000 del envío a Laura Restrepo/))).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(state.received[0]?.body).toEqual({
      reason: 'garantia',
      way: 'bank_transfer',
      amount: 18_000,
      covers: 'shipping',
      note: 'Llegó con un defecto',
    }),
  );
});

it('shows a proposal of the workshop, of which the family knows nothing', async () => {
  await openRefunds({}, { ...MONEY, refunds: [{ ...REFUND, state: 'asked', isProposal: true, approvedBy: null }] });
  expect(await screen.findByText(/La familia no sabe nada hasta que la apruebes/)).toBeVisible();
});

it('shows a refund with its last day, and finishes it with its evidence', async () => {
  const refunds = [REFUND];
  const { person } = await openRefunds(
    { status: 'refund_pending', nextStatuses: ['refunded'] },
    { ...MONEY, available: 0, refunds },
  );
  expect(await screen.findByText('A más tardar el 10 de diciembre.')).toBeVisible();
  expect(screen.getByText('Esperamos que la familia escriba su cuenta.')).toBeVisible();
  await person.click(press('Registrar como hecha'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Registrar como hecha' }));
  expect(await dialog.findByText('Escribe el comprobante de la devolución, o agrega su foto')).toBeVisible();
});

/** The order with this refund; answers its uploads, decisions and pictures. */
async function openRefund(changes: Partial<RefundDto> = {}) {
  const refund = { ...REFUND, ...changes };
  const sent: unknown[] = [];
  const money = { ...MONEY, available: 0, refunds: [refund] };
  const { person, state } = await openRefunds({ status: 'refund_pending', nextStatuses: ['refunded'] }, money);
  let uploads = 0;
  server.use(
    http.post('*/api/refunds/r1/evidence-file', async ({ request }) => {
      uploads += 1;
      // The connection is lost once.
      if (uploads === 1) return HttpResponse.error();
      sent.push([...(await request.formData()).keys()]);
      state.refunds = { ...money, refunds: [{ ...refund, hasEvidenceFile: true }] };
      return HttpResponse.json(state.refunds.refunds[0]);
    }),
    http.get('*/api/refunds/r1/evidence-file', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'Content-Type': 'image/webp' } }),
    ),
    http.patch('*/api/refunds/r1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(refund);
    }),
  );
  return { person, sent };
}

const SLIP = new File(['slip'], 'slip.png', { type: 'image/png' });

it('mails one link for the account, despite a double click', async () => {
  let links = 0;
  server.use(
    http.post('*/api/refunds/:id/account-link', async () => {
      links += 1;
      await delay(50);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person } = await openRefunds({}, { ...MONEY, refunds: [REFUND] });
  await person.dblClick(await screen.findByRole('button', { name: 'Pedir la cuenta otra vez' }));
  expect(await screen.findByText('Enlace enviado')).toBeVisible();
  expect(links).toBe(1);
});

it('finishes a refund with a photo of the slip instead of a number, and keeps it while the connection is lost', async () => {
  const { person, sent } = await openRefund();
  await person.click(await screen.findByRole('button', { name: 'Registrar como hecha' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Registrar como hecha' }));
  expect(await dialog.findByText(/o agrega su foto$/)).toBeVisible();
  // Some phones offer files of every type.
  const anyFile = userEvent.setup({ applyAccept: false });
  await anyFile.upload(
    dialog.getByLabelText('Foto del comprobante'),
    new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }),
  );
  expect(await dialog.findByText('Sube una foto en JPEG, PNG o WebP.')).toBeVisible();
  await person.upload(dialog.getByLabelText('Foto del comprobante'), SLIP);
  expect(await dialog.findByRole('img', { name: 'La foto del comprobante' })).toBeVisible();
  await waitFor(() => expect(dialog.queryByText(/o agrega su foto$/)).not.toBeInTheDocument());
  expect(drawn.at(-1)).toEqual({ width: 1600, height: 1200, type: 'image/jpeg' });
  await person.click(dialog.getByRole('button', { name: 'Registrar como hecha' }));
  expect(await dialog.findByText(/Revisa tu conexión/)).toBeVisible();
  expect(sent).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Registrar como hecha' }));
  await waitFor(() => expect(sent).toEqual([['file'], { state: 'done' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(await screen.findByRole('button', { name: 'Ver comprobante' }));
  expect(await screen.findByRole('img', { name: 'Foto del comprobante de SIG-7K2QXM' })).toBeVisible();
});

it('keeps number and photo of the slip when the dialog is closed before it was sent', async () => {
  const { person } = await openRefund();
  await person.click(await screen.findByRole('button', { name: 'Registrar como hecha' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Comprobante/), 'M-99');
  await person.upload(dialog.getByLabelText('Foto del comprobante'), SLIP);
  expect(await dialog.findByRole('img', { name: 'La foto del comprobante' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Volver' }));
  await person.click(await screen.findByRole('button', { name: 'Registrar como hecha' }));
  expect(await screen.findByRole('img', { name: 'La foto del comprobante' })).toBeVisible();
  expect(screen.getByLabelText(/^Comprobante/)).toHaveValue('M-99');
});

it('adds the photo later to a refund that is done without one', async () => {
  const { person, sent } = await openRefund({ state: 'done', nextStates: [], evidence: 'M1', needsAccount: false });
  await person.upload(await screen.findByLabelText('Agregar foto del comprobante'), SLIP);
  expect(await screen.findByText(/Revisa tu conexión/)).toBeVisible();
  await person.upload(screen.getByLabelText('Agregar foto del comprobante'), SLIP);
  expect(await screen.findByRole('button', { name: 'Ver comprobante' })).toBeVisible();
  expect(sent).toEqual([['file']]);
});

it('offers nothing else while the provider voids the payment', async () => {
  const refunds = [{ ...REFUND, way: 'card_void' as const, isVoiding: true, needsAccount: false }];
  await openRefunds({ status: 'refund_pending', nextStatuses: ['refunded'] }, { ...MONEY, available: 0, refunds });
  expect(await screen.findByText(/El proveedor está anulando el pago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar como hecha' })).not.toBeInTheDocument();
});

it('shows what was paid, given back, and left', async () => {
  await openRefunds(
    { money: moneyWith(445_020, { returned: 45_020, held: 400_000 }) },
    { ...MONEY, available: 400_000 },
  );
  expect(await screen.findByText('Todo pagado. Después se devolvieron $45.020 y quedan $400.000.')).toBeVisible();
});

it.each([
  ['provider', 'La tienda perdió $100.000: anularon el pago después de que devolvimos una parte.'],
  ['ana@sigerist.co', 'La tienda perdió $100.000: corregimos un pago después de que devolvimos una parte.'],
])('shows the loss of a payment that %s took back after a part of it was given back', async (actor, words) => {
  const reversal = anEntry({ id: 'entry-2', kind: 'reversal', reverses: 'entry-1', actor });
  const entries = [anEntry(), reversal];
  await openRefunds(
    { money: moneyWith(0, { returned: 100_000, held: -100_000, entries }) },
    { ...MONEY, available: 0 },
  );
  expect(await screen.findByText(words)).toBeVisible();
});

it('hides the person of a restricted order, and says why', async () => {
  await openRefunds({ isRestricted: true, customerEmail: '', customerName: '' }, MONEY);
  expect(await screen.findByText(/^Pidió borrar sus datos/)).toBeVisible();
  expect(screen.queryByText('Datos personales borrados')).not.toBeInTheDocument();
});

it.each([
  ['duena', true],
  ['taller', false],
] as const)(
  'of a payment without an order is listed, and decided there by the owner alone: %s',
  async (role, isOwner) => {
    const payer = { name: 'Ana Pérez', email: 'ana@correo.com', phone: '' };
    const refund = { ...REFUND, orderId: null, orderNumber: '', payer, needsAccount: false, transactionId: '11004-1' };
    server.use(
      ...identityServer({ role: 'staff', signedIn: true, staffRole: role }).handlers,
      http.get('*/api/refunds', () => HttpResponse.json({ refunds: [refund], nextCursor: null })),
    );
    renderApp(<RefundsPanelPage />, { path: '/panel/devoluciones' });
    expect(await screen.findByText('Pago sin pedido')).toBeVisible();
    expect(await screen.findByText('A más tardar el 10 de diciembre.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ana@correo.com' })).toHaveAttribute('href', 'mailto:ana@correo.com');
    expect(screen.queryByRole('link', { name: /SIG-/ })).not.toBeInTheDocument();
    const done = screen.queryByRole('button', { name: 'Registrar como hecha' });
    if (!isOwner) return expect(done).not.toBeInTheDocument();
    await userEvent.setup().click(done!);
    expect(await screen.findByText('Solo cuando el dinero ya salió. No se le avisa a nadie.')).toBeVisible();
  },
);
