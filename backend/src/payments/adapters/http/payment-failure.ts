import type { ErrorAddition } from '../../../common/http/error.filter.js';
import { AmountMismatchError } from '../../application/amount-mismatch.error.js';

/** The calls of the specification whose callers look for more than the error body of every call (api.md, Payments). */
export const paymentFailure: ErrorAddition = {
  paths: /^\/api\/(wompi|payment)(\/|$)/i,
  of: (error, { message }) => ({
    ...(error instanceof AmountMismatchError && { amountInCents: error.amountInCents }),
    success: false,
    error: message,
  }),
};
