import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { ManageStaff } from '../../src/identity/index.js';
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

/** A person with a new account, and the browser in which it was opened. */
export async function shopper(shop: TestApp, changes: object = {}) {
  const browser = request.agent(shop.app.getHttpServer());
  const body = newcomer(changes);
  const { headers } = await browser.post('/api/register').send(body).expect(201);
  return { browser, email: body.email, cookie: cookieOf(headers, 'sid') };
}

/** A browser in which a new staff member, an owner, is logged in. */
export async function staffBrowser({ app }: TestApp, email = 'taller@example.com') {
  await app.get(ManageStaff).add(email, PASSWORD);
  const browser = request.agent(app.getHttpServer());
  await browser.post('/api/login').send({ email, password: PASSWORD }).expect(200);
  return browser;
}

/** `name=value` of a cookie that an answer sets; undefined when it does not. */
export function cookieOf(headers: Record<string, unknown>, name: string): string | undefined {
  const set = (headers['set-cookie'] ?? []) as string[];
  return set.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];
}
