import { http, HttpResponse } from 'msw';
import type { OrderRefundsDto } from '../api/refunds.api';
import type { CustomerRequestDto, StaffRequestDto } from '../api/requests.api';
import type { StaffOrderDto } from '../api/workshop.api';
import { catalogueHandlers } from './catalogue-data';
import { aStatus } from './chatbot-data';

const SUMMARY = { overdue: 2, today: 2, week: 0 };

function countsOf(orders: readonly StaffOrderDto[]) {
  const counts = new Map<string, number>();
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, orders: count }));
}

/** A handler that applies the same changes to every order. */
function changeAll(
  state: { orders: StaffOrderDto[] },
  keep: (request: Request) => Promise<void>,
  changes: Partial<StaffOrderDto>,
) {
  return async ({ request }: { request: Request }) => {
    await keep(request);
    state.orders = state.orders.map((order) => ({ ...order, ...changes }));
    return HttpResponse.json(state.orders[0]);
  };
}

/** A handler that moves one order into a status: the one of its body, or always the same. */
function enter(
  state: { orders: StaffOrderDto[] },
  keep: (request: Request) => Promise<void>,
  always?: StaffOrderDto['status'],
) {
  return async ({ request, params }: { request: Request; params: { id?: unknown } }) => {
    const body = (await request.clone().json()) as Pick<StaffOrderDto, 'status'>;
    await keep(request);
    const status = always ?? body.status;
    state.orders = state.orders.map((order) =>
      order.id === params.id ? { ...order, status, nextStatuses: [] } : order,
    );
    return HttpResponse.json(state.orders[0]);
  };
}

const NO_REFUNDS: OrderRefundsDto = {
  paid: 0,
  available: 0,
  shipping: 0,
  pieces: [],
  ways: [],
  approvalAbove: 500_000,
  refunds: [],
};

function refundHandlers(state: { refunds: OrderRefundsDto }, keep: (request: Request) => Promise<void>) {
  return [
    http.get('*/api/orders/:id/refunds', () => HttpResponse.json(state.refunds)),
    http.post('*/api/orders/:id/refunds', async ({ request }) => {
      await keep(request);
      return HttpResponse.json({}, { status: 201 });
    }),
    http.get('*/api/refunds/due', () => HttpResponse.json({ open: 0, overdue: 0, asked: 0 })),
  ];
}

/** The calls about an order's money; each of them changes its sums. */
function moneyHandlers(state: { orders: StaffOrderDto[] }, keep: (request: Request) => Promise<void>) {
  type Sums = StaffOrderDto['money'];
  const change = (sums: (money: Sums, amount: number) => Partial<Sums>) => async (request: Request) => {
    const { amount = 0 } = (await request.clone().json()) as { amount?: number };
    await keep(request);
    state.orders = state.orders.map((order) => {
      const money = { ...order.money, ...sums(order.money, amount) };
      return { ...order, money: { ...money, owed: Math.max(0, money.total - money.allowed - money.received) } };
    });
    return HttpResponse.json({}, { status: 201 });
  };
  const receive = change(({ received }, amount) => ({ received: received + amount }));
  const reverse = change(() => ({ received: 0 }));
  const allow = change(({ allowed }, amount) => ({ allowed: allowed + amount }));
  return [
    http.post('*/api/orders/:id/receipts', ({ request }) => receive(request)),
    http.post('*/api/orders/:id/receipts/:entryId/reversal', ({ request }) => reverse(request)),
    http.post('*/api/orders/:id/allowance', ({ request }) => allow(request)),
  ];
}

function requestHandlers(state: { requests: CustomerRequestDto[]; unrefunded: StaffRequestDto[] }) {
  return [
    http.get('*/api/requests/unrefunded', () => HttpResponse.json(state.unrefunded)),
    http.get('*/api/requests/of-order/:id', () => HttpResponse.json(state.requests)),
  ];
}

/** No order has a photo of its finished piece. */
const withoutPhotos = [
  http.get('*/api/orders/:id/finished-photo', () => HttpResponse.json({ current: null, earlier: [] })),
  http.get('*/api/finished-photos', () => HttpResponse.json([])),
];

/** The staff's endpoints of orders; `state` is the server's state with the received requests. */
export function workshopServer(orders: StaffOrderDto[]) {
  const state = {
    orders,
    ofSamePieces: [] as StaffOrderDto[],
    refunds: NO_REFUNDS,
    requests: [] as CustomerRequestDto[],
    unrefunded: [] as StaffRequestDto[],
    /** Queries of the order list, the newest last. */
    asked: [] as Record<string, string>[],
    received: [] as { path: string; body: unknown }[],
    /** The `Idempotency-Key` of each request that has one. */
    keys: [] as string[],
  };
  const keep = async (request: Request) => {
    const text = await request.text();
    const key = request.headers.get('Idempotency-Key');
    if (key) state.keys.push(key);
    state.received.push({ path: new URL(request.url).pathname, body: text ? JSON.parse(text) : undefined });
  };
  const handlers = [
    ...catalogueHandlers,
    http.get('*/api/chatbot/status', () => HttpResponse.json(aStatus())),
    http.get('*/api/orders/counts', () => HttpResponse.json(countsOf(state.orders))),
    http.get('*/api/orders/summary', () => HttpResponse.json(SUMMARY)),
    http.get('*/api/orders', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      state.asked.push(query);
      const fitting = state.orders.filter(({ status }) => !query.status || query.status.split(',').includes(status));
      const page = Number(query.cursor ?? 0);
      const nextCursor = fitting[page + 1] ? String(page + 1) : null;
      return HttpResponse.json({ orders: fitting.slice(page, page + 1), nextCursor });
    }),
    http.get('*/api/orders/:id/same-pieces', () => HttpResponse.json(state.ofSamePieces)),
    http.get('*/api/orders/:id', ({ params }) => {
      const order = state.orders.find(({ id }) => id === params.id);
      return order
        ? HttpResponse.json(order)
        : HttpResponse.json({ statusCode: 404, code: 'order.not_found', message: '' }, { status: 404 });
    }),
    ...requestHandlers(state),
    ...withoutPhotos,
    http.get('*/api/bench', () => HttpResponse.json([])),
    ...refundHandlers(state, keep),
    http.patch('*/api/orders/:id/status', enter(state, keep)),
    http.post('*/api/orders/:id/shipment', enter(state, keep, 'shipped')),
    http.post('*/api/orders/:id/balance-request', changeAll(state, keep, { canRequestBalance: false })),
    ...moneyHandlers(state, keep),
    http.post('*/api/orders/:id/mail', async ({ request }) => {
      await keep(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/payments/check', async ({ request }) => {
      await keep(request);
      return HttpResponse.json({ state: 'mismatch' });
    }),
  ];
  return { state, handlers };
}
