import type { ErrorAddition } from '../../../common/http/error.filter.js';
import { PROVIDER_IDS } from '../../../common/payment-providers.js';
import { AmountMismatchError } from '../../application/amount-mismatch.error.js';

/** The specification counts the total of this answer in cents. */
const CENTS_PER_PESO = 100;

/** The calls of the specification whose callers look for more than the error body of every call (api.md, Payments). */
export const paymentFailure: ErrorAddition = {
  paths: new RegExp(`^/api/(${PROVIDER_IDS.join('|')}|payment)(/|$)`, 'i'),
  of: (error, { message }) => ({
    ...(error instanceof AmountMismatchError && { amountInCents: error.amount * CENTS_PER_PESO }),
    success: false,
    error: message,
  }),
};
