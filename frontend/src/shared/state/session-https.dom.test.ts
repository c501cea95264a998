/**
 * @jest-environment-options {"url": "https://sigerist.test/"}
 */
import { storedSession, storeSession } from './session-slice';

afterEach(() => jest.restoreAllMocks());

it('stores the session with HTTPS in a secure cookie of this host alone', () => {
  const write = jest.spyOn(Document.prototype, 'cookie', 'set');
  expect(storeSession('of-this-cart')).toBe(true);
  expect(write).toHaveBeenCalledWith('__Host-cart=of-this-cart; Max-Age=7776000; Path=/; SameSite=Lax; Secure');
  localStorage.clear();
  expect(document.cookie).toBe('__Host-cart=of-this-cart');
  expect(storedSession()).toBe('of-this-cart');
});

it('does not read a cookie that a subdomain could have set', () => {
  document.cookie = '__Host-cart=; Max-Age=0; Path=/; Secure';
  document.cookie = 'cart=of-a-stranger; Path=/';
  expect(storedSession()).toBeNull();
});
