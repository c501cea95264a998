import { act, screen, waitFor, within } from '@testing-library/react';
import type { OrderRefundsDto, RefundDto } from '../../api/refunds.api';
import type { StaffOrderDto } from '../../api/workshop.api';
import { dismissToast } from '../../shared/ui/toast-store';
import { identityServer } from '../../testing/identity-server';
import { openOrderPanel as open, press } from '../../testing/order-panel-page';

afterEach(() => {
  act(dismissToast);
  identityServer();
});

const MONEY: OrderRefundsDto = {
  ...{ paid: 445_020, available: 445_020, approvalAbove: 500_000, refunds: [] },
  ways: [
    { way: 'bank_transfer', problem: null },
    { way: 'card_void', problem: 'Solo se anula el mismo día del pago, antes de que el banco lo liquide.' },
  ],
};

const openRefunds = (order: Partial<StaffOrderDto>, refunds: OrderRefundsDto) => open(order, undefined, [], refunds);

const REFUND: RefundDto = {
  ...{ id: 'r1', orderId: 'o1', orderNumber: 'SIG-7K2QXM', amount: 445_020, reason: 'retracto', way: 'bank_transfer' },
  ...{ state: 'approved', nextStates: ['under_way', 'done', 'refused'], isVoiding: false, transactionId: null },
  ...{
    method: 'CARD',
    dueOn: '2026-12-10',
    evidence: '',
    hasEvidenceFile: false,
    askedBy: 'ana@sigerist.co',
    approvedBy: 'ana@sigerist.co',
  },
  ...{ request: null, createdAt: '2026-11-25T15:00:00.000Z', needsAccount: true, account: null, history: [] },
};

it('gives money back in three steps, and says why a way is not possible', async () => {
  const { state, person } = await openRefunds({}, MONEY);
  await person.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Devolver dinero' }));
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
  expect(sheet.getByText(/^Devuelves \$100\.000 de SIG-7K2QXM por transferencia/)).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(state.received[0]?.body).toEqual({ reason: 'retracto', way: 'bank_transfer', amount: 100_000 }),
  );
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
  expect(await dialog.findByText('Escribe el comprobante de la devolución')).toBeVisible();
});

it('offers nothing else while the provider voids the payment', async () => {
  const refunds = [{ ...REFUND, way: 'card_void' as const, isVoiding: true, needsAccount: false }];
  await openRefunds({ status: 'refund_pending', nextStatuses: ['refunded'] }, { ...MONEY, available: 0, refunds });
  expect(await screen.findByText(/El proveedor está anulando el pago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar como hecha' })).not.toBeInTheDocument();
});

it('shows what was paid, given back, and left', async () => {
  await openRefunds({ paid: 445_020, refunded: 45_020 }, { ...MONEY, available: 400_000 });
  expect(await screen.findByText('$445.020 − $45.020 = $400.000')).toBeVisible();
});
