import { paymentsGenerated } from './payments.gen';

export type { CompletePaymentDto } from './payments.gen';

/** Door to the calls that start, complete and review payments. */
const paymentsApi = paymentsGenerated;

export const { useCompleteExternalPaymentMutation } = paymentsApi;
