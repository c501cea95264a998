import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { WidgetConfigRequestDto } from '../../api/payments.api';
import { laura } from '../../testing/payment-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { type PaymentInput, usePaymentConfig } from './use-payment-config';

const payment = (amount: number): PaymentInput => ({
  session: 'session-of-the-test',
  amount,
  customer: laura,
});
const BEFORE = payment(1000);
const NOW = payment(2000);

function Page() {
  const { config, requestConfig } = usePaymentConfig(NOW);
  return (
    <>
      <output>{config?.amountInCents}</output>
      <button onClick={() => void requestConfig(BEFORE)}>Antes</button>
      <button onClick={() => void requestConfig(NOW)}>Ahora</button>
    </>
  );
}

it('keeps the config of the newest payment when an older answer arrives after it', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const answered: number[] = [];
  server.use(
    http.post('*/api/wompi/widget-config', async ({ request }) => {
      const { amount_in_cents } = (await request.json()) as WidgetConfigRequestDto;
      if (amount_in_cents === 100_000) await late;
      answered.push(amount_in_cents);
      return HttpResponse.json({ success: true, data: { amountInCents: amount_in_cents } });
    }),
  );
  renderApp(<Page />);
  act(() => screen.getByRole('button', { name: 'Antes' }).click());
  act(() => screen.getByRole('button', { name: 'Ahora' }).click());
  expect(await screen.findByText('200000')).toBeVisible();
  answerLate();
  await waitFor(() => expect(answered.at(-1)).toBe(100_000));
  // The page still has to read the answer.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('status')).toHaveTextContent('200000');
});
