import { forgetPaymentReference, paymentReference } from './payment-reference';

const SESSION = 'session-of-the-test';
const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  forgetPaymentReference(SESSION);
});

it('keeps the reference of a payment when storage is full', () => {
  fillStorage();
  expect(paymentReference(SESSION)).toBe(paymentReference(SESSION));
});

it('prefers the reference that storage had no room for to an expired one that it holds', () => {
  localStorage.setItem(`payment_reference:${SESSION}`, `SIGERIST-${SESSION}-${Date.now() - 3_600_000}-abcde`);
  fillStorage();
  expect(paymentReference(SESSION)).toBe(paymentReference(SESSION));
});

it('begins a new reference once a payment has ended, also with full storage', () => {
  fillStorage();
  const first = paymentReference(SESSION);
  forgetPaymentReference(SESSION);
  expect(paymentReference(SESSION)).not.toBe(first);
});
