import cases from '../../../docs/payment-method-cases.json' with { type: 'json' };
import { paymentMethodName } from './payment-methods';

describe('payment methods, with docs/payment-method-cases.json', () => {
  it.each(cases)('names $method «$name»', ({ method, name }) => {
    expect(paymentMethodName(method)).toBe(name);
  });
});
