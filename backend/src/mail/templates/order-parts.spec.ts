import { readFileSync } from 'node:fs';
import { methodName } from './order-parts.js';

const casesFile = new URL('../../../../docs/payment-method-cases.json', import.meta.url);
const cases = JSON.parse(readFileSync(casesFile, 'utf8')) as { method: string; name: string }[];

describe('docs/payment-method-cases.json, as mails say it', () => {
  it.each(cases)('$method is «$name»', ({ method, name }) => {
    expect(methodName(method)).toBe(name);
  });
});
