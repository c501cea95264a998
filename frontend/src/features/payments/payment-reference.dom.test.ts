import { forgetPaymentReference, markShown, paymentReference, shownReference } from './payment-reference';

const SESSION = 'session-1';

afterEach(() => {
  jest.restoreAllMocks();
  forgetPaymentReference(SESSION);
});

it('keeps the reference of a cart for half an hour', () => {
  const first = paymentReference(SESSION);
  expect(paymentReference(SESSION)).toBe(first);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  expect(paymentReference(SESSION)).not.toBe(first);
});

it.each(['setItem', 'getItem'] as const)('keeps the reference when storage fails in %s', (method) => {
  const old = paymentReference(SESSION);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  if (method === 'getItem')
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const reference = paymentReference(SESSION);
  expect(reference).not.toBe(old);
  expect(paymentReference(SESSION)).toBe(reference);
  markShown(SESSION, reference);
  expect(shownReference(SESSION)).toBe(reference);
});
