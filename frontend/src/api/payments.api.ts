import { paymentsGenerated } from './payments.gen';

/** Door to the calls that start, complete and review payments. */
export const paymentsApi = paymentsGenerated;
