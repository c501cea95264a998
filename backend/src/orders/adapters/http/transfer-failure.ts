import type { ErrorAddition } from '../../../common/http/error.filter.js';
import { TotalChangedError } from '../../application/transfer-order.js';

/** The right total beside the error, as an online payment of another total answers it. */
export const transferFailure: ErrorAddition = {
  paths: /^\/api\/orders\/bank-transfer(\/|$)/i,
  of: (error) => (error instanceof TotalChangedError ? { total: error.total } : {}),
};
