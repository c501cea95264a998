import { http, HttpResponse } from 'msw';
import type { AccountDto, UserDto } from '../api/identity.api';
import type { OrderDto } from '../api/orders.api';

const laura: AccountDto & Pick<UserDto, 'staffRole' | 'secondFactor'> = {
  id: 'laura',
  name: 'Laura Restrepo',
  firstName: 'Laura',
  lastName: 'Restrepo',
  email: 'laura@correo.com',
  isEmailProven: false,
  phone: '+573001234567',
  shippingAddress: null,
  acceptsMarketing: false,
  role: 'shopper',
  createdAt: '2026-11-21T15:04:05.000Z',
};

/** Sets the marker cookie that the server sends with the session; it contains no personal data. */
function mark(signedIn: boolean): void {
  document.cookie = `signed_in=${signedIn ? '1' : ''}; max-age=${signedIn ? 100 : 0}`;
}

interface Options {
  signedIn?: boolean;
  role?: UserDto['role'];
  staffRole?: UserDto['staffRole'];
  secondFactor?: UserDto['secondFactor'];
}

const guest = () => HttpResponse.json({ statusCode: 401, code: 'auth.required', message: '' }, { status: 401 });

/** The endpoints of one account; `state` is the server's state with the received requests. */
export function identityServer({ signedIn = false, role = laura.role, staffRole, secondFactor }: Options = {}) {
  mark(signedIn);
  const state = {
    account: { ...laura, role, secondFactor, staffRole: staffRole ?? (role === 'staff' ? 'duena' : undefined) },
    signedIn,
    orders: [] as OrderDto[],
    received: [] as { path: string; body: unknown }[],
  };
  const enter = (value: boolean) => {
    state.signedIn = value;
    mark(value);
  };
  const keep = async (request: Request) => {
    const text = await request.clone().text();
    state.received.push({ path: new URL(request.url).pathname, body: text ? JSON.parse(text) : undefined });
  };
  const handlers = [
    http.get('*/api/auth/check', () =>
      HttpResponse.json({ isAuthenticated: state.signedIn, user: state.signedIn ? state.account : null }),
    ),
    http.get('*/api/account', () => (state.signedIn ? HttpResponse.json(state.account) : guest())),
    http.get('*/api/orders/mine', () => (state.signedIn ? HttpResponse.json(state.orders) : guest())),
    http.patch('*/api/account', async ({ request }) => {
      await keep(request);
      state.account = { ...state.account, ...((await request.json()) as Partial<AccountDto>) };
      return HttpResponse.json(state.account);
    }),
    http.post('*/api/register', async ({ request }) => {
      await keep(request);
      enter(true);
      return HttpResponse.json(state.account, { status: 201 });
    }),
    http.post('*/api/login', async ({ request }) => {
      await keep(request);
      enter(true);
      return HttpResponse.json(state.account);
    }),
    http.post('*/api/forgot-password', async ({ request }) => {
      await keep(request);
      return HttpResponse.json({ message: 'Si hay una cuenta, te enviamos un código.' });
    }),
    http.post('*/api/reset-password', async ({ request }) => {
      await keep(request);
      return HttpResponse.json({ message: 'Ya puedes entrar.' });
    }),
    ...['password', 'confirm-email'].map((path) =>
      http.post(`*/api/account/${path}`, async ({ request }) => {
        await keep(request);
        if (path === 'confirm-email') state.account = { ...state.account, isEmailProven: true };
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post('*/api/account/delete', async ({ request }) => {
      await keep(request);
      enter(false);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { state, handlers };
}
