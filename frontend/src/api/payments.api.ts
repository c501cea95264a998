import { paymentsGenerated } from './payments.gen';

export type { CompletePaymentDto } from './payments.gen';

/** Door to the calls that start, complete and review payments. */
export const paymentsApi = paymentsGenerated;

export const { useCompleteExternalPaymentMutation } = paymentsApi;
