import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store';
import { server } from '../../testing/server';
import { type ConfigAnswer, usePaymentConfig } from './use-payment-config';

const purchase = (amount: number) => ({
  session: 'session-of-the-test',
  amount,
  customer: {
    ...{ name: 'Laura Restrepo', email: 'laura@example.com', phone: '+573001234567' },
    ...{ address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', dataConsent: true },
  },
});

function Store({ children }: { children: ReactNode }) {
  const [store] = useState(() => createStore({ origin: 'http://localhost', fetch: (...args) => fetch(...args) }));
  return <Provider store={store}>{children}</Provider>;
}

it('keeps the answer to the newest question when an earlier one is answered later', async () => {
  const waiting: ((amount: number) => void)[] = [];
  server.use(
    http.post('*/api/wompi/widget-config', async ({ request }) => {
      const { amount_in_cents } = (await request.json()) as { amount_in_cents: number };
      await new Promise<void>((resolve) => (waiting[amount_in_cents / 100] = () => resolve()));
      return HttpResponse.json({ success: true, data: { amountInCents: amount_in_cents } });
    }),
  );
  const { result, rerender } = renderHook(({ amount }) => usePaymentConfig(purchase(amount)), {
    initialProps: { amount: 1 },
    wrapper: Store,
  });
  const answers: Promise<ConfigAnswer>[] = [];
  act(() => void answers.push(result.current.ask(purchase(1))));
  rerender({ amount: 2 });
  act(() => void answers.push(result.current.ask(purchase(2))));
  await waitFor(() => expect([waiting[1], waiting[2]]).toEqual([expect.any(Function), expect.any(Function)]));
  await act(async () => {
    waiting[2]!(2);
    await answers[1];
    waiting[1]!(1);
    await answers[0];
  });
  expect(result.current.config).toMatchObject({ amountInCents: 200 });
});
