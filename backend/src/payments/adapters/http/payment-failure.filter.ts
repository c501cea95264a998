import { Catch } from '@nestjs/common';
import { ErrorFilter } from '../../../common/http/error.filter.js';
import { AmountMismatchError } from '../../application/amount-mismatch.error.js';

/** The error body of every call, with what the specification's caller looks for beside it (api.md, Payments). */
@Catch()
export class PaymentFailureFilter extends ErrorFilter {
  protected override bodyOf(error: unknown) {
    const body = super.bodyOf(error);
    const right = error instanceof AmountMismatchError ? { amountInCents: error.amountInCents } : {};
    return { ...body, ...right, success: false, error: body.message };
  }
}
