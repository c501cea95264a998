import cases from '../../../docs/payment-method-cases.json';
import { paymentMethodName } from './payment-methods';

describe('docs/payment-method-cases.json, as the pages say it', () => {
  it.each(cases)('$method is «$name»', ({ method, name }) => {
    expect(paymentMethodName(method)).toBe(name);
  });
});
