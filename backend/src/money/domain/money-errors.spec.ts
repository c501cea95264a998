import { refusalsOf } from '../../../test/support/refusals.js';
import * as refusals from './money-errors.js';

it('the ledger refuses with these codes', () => {
  expect(refusalsOf(refusals)).toEqual({
    'order.reference_used': 409,
    'refund.evidence_used': 409,
    'money.exceeds_held': 409,
    'money.entry_not_found': 404,
    'money.reversed': 409,
    'money.no_payment': 409,
    'money.has_order': 409,
    'money.amount_invalid': 422,
    'money.allowance_too_much': 422,
  });
});
