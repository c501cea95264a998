import { http, HttpResponse } from 'msw';
import type { AddToCartDto, CartItemDto, CartTotalsDto } from '../api/cart.api';
import { aCart, aLine } from './cart-data';

export const SESSION = 'session-of-the-test';

/** A piece from a product page, by default with a name and no other options. */
export function anItem(overrides: Partial<CartItemDto> = {}): CartItemDto {
  return aLine({
    price: 445000,
    quantity: 1,
    sessionId: SESSION,
    addOns: [],
    addPersonalizedKeychain: false,
    keychainPersonalization: '',
    embroideryFont: null,
    embroideryColor: null,
    fontSize: null,
    animalTheme: null,
    bagColor: null,
    specialRequest: '',
    breakdown: [{ label: 'Precio base', amount: 445000 }],
    currentPrice: 445000,
    ...overrides,
  });
}

interface Discount {
  code: string;
  percent: number;
}

function totalsOf(items: CartItemDto[], discount: Discount | null): CartTotalsDto {
  const cart = aCart(items);
  const percent = discount?.percent ?? 0;
  const discountAmount = Math.round((cart.total * percent) / 100);
  return {
    ...cart,
    finalTotal: cart.total - discountAmount,
    discountCode: discount?.code ?? null,
    discountPercent: percent,
    discountAmount,
  };
}

function withExpress(items: CartItemDto[], express: boolean): CartItemDto[] {
  return items.map((item) => {
    const others = item.addOns.filter((id) => id !== 'expressService');
    return { ...item, addOns: express ? [...others, 'expressService'] : others, expressService: express };
  });
}

/** The endpoints of the cart; `state` is the state of the server. */
export function cartServer(items: CartItemDto[] = []) {
  const first = items;
  const state = {
    items,
    /** Number of reads of the cart. */
    reads: 0,
    discount: null as Discount | null,
    added: [] as AddToCartDto[],
    keys: [] as (string | null)[],
  };
  const totals = () => totalsOf(state.items, state.discount);
  const handlers = [
    http.get('*/api/cart/:session/totals', () => {
      state.reads += 1;
      return HttpResponse.json(totals());
    }),
    http.post('*/api/cart', async ({ request }) => {
      const body = (await request.json()) as AddToCartDto;
      state.added.push(body);
      state.keys.push(request.headers.get('Idempotency-Key'));
      const { productId, name, price, quantity, personalization } = body;
      const item = anItem({ id: `item-${state.added.length}`, productId, name, price, quantity });
      state.items = [...state.items, { ...item, personalization: personalization ?? '' }];
      return HttpResponse.json(state.items.at(-1), { status: 201 });
    }),
    http.put('*/api/cart/:session/discount', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      state.discount = { code: code.trim().toUpperCase(), percent: 15 };
      return HttpResponse.json(totals());
    }),
    http.put('*/api/cart/:session/express', async ({ request }) => {
      const { express } = (await request.json()) as { express: boolean };
      state.items = withExpress(state.items, express);
      return HttpResponse.json(totals());
    }),
    http.delete('*/api/cart/:session/discount', () => {
      state.discount = null;
      return HttpResponse.json(totals());
    }),
    http.put('*/api/cart/:id', async ({ params, request }) => {
      const { quantity } = (await request.json()) as { quantity: number };
      state.items = state.items.map((item) => (item.id === params.id ? { ...item, quantity } : item));
      return HttpResponse.json(state.items.find(({ id }) => id === params.id));
    }),
    http.post('*/api/cart/session/:session/restore', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      const kept = [...ids, ...state.items.map(({ id }) => id)];
      state.items = first.filter(({ id }) => kept.includes(id));
      return HttpResponse.json(state.items);
    }),
    http.delete('*/api/cart/session/:session', () => {
      state.items = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/cart/:id', ({ params }) => {
      state.items = state.items.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { state, handlers };
}

/** An error response of the API. */
export function refusal(status: number, code: string, message: string, fields?: Record<string, string>) {
  return HttpResponse.json({ statusCode: status, code, message, fields, requestId: 'r' }, { status });
}
