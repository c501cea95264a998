import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { TestApp } from './app.js';

export const PASSWORD = 'Tucán-Azul-2026';

/** The body of a new registration. */
export const newcomer = (changes: object = {}) => ({
  name: 'Laura Restrepo Gómez',
  email: `laura-${randomUUID()}@example.com`,
  passwordHash: PASSWORD,
  phone: '300 123 4567',
  shippingAddress: 'Calle 10 # 43-12, Medellín',
  ...changes,
});

/** A person with an account and the browser that opened it. */
export async function shopper(shop: TestApp, changes: object = {}) {
  const browser = request.agent(shop.app.getHttpServer());
  const body = newcomer(changes);
  const { headers } = await browser.post('/api/register').send(body).expect(201);
  return { browser, email: body.email, cookie: cookieOf(headers, 'sid') };
}

/** `name=value` of a cookie that an answer sets; undefined when it does not. */
export function cookieOf(headers: Record<string, unknown>, name: string): string | undefined {
  const set = (headers['set-cookie'] ?? []) as string[];
  return set.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];
}
