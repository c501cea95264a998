import { refusalsOf } from '../../../test/support/refusals.js';
import * as refusals from './refund-errors.js';

it('refunds refuse with these codes', () => {
  expect(refusalsOf(refusals)).toEqual({
    'refund.not_found': 404,
    'refund.state': 409,
    'refund.exceeds_paid': 422,
    'refund.pieces_refunded': 422,
    'refund.shipping': 422,
    'refund.request_refunded': 409,
    'refund.other_reason': 422,
    'refund.way_unavailable': 422,
    'refund.other_owner': 403,
    'refund.voided_already': 409,
    'refund.no_account': 409,
    'refund.evidence_fixed': 409,
    'refund.no_evidence_file': 404,
    'refund.bad_link': 422,
    'refund.account_given': 409,
    'payment.provider_away': 503,
  });
});
