import type { ErrorAddition } from '../../../common/http/error.filter.js';
import { PROVIDER_IDS } from '../../../common/payment-providers.js';
import { AmountMismatchError } from '../../application/start-payment.js';

/** The API contract has the total of this error in cents. */
const CENTS_PER_PESO = 100;

/** Errors of payment calls carry `success` and `error` besides the usual body, because the API contract promises both to their callers. */
export const paymentFailure: ErrorAddition = {
  paths: new RegExp(`^/api/(${PROVIDER_IDS.join('|')}|payment)(/|$)`, 'i'),
  of: (error, { message }) => ({
    ...(error instanceof AmountMismatchError && { amountInCents: error.amount * CENTS_PER_PESO }),
    success: false,
    error: message,
  }),
};
