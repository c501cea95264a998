import type { ApiError } from './api-error';
import { paymentsGenerated } from './payments.gen';

export type { ExternalCompletionDto, WidgetConfigDto, WidgetConfigRequestDto } from './payments.gen';

/** The total differs from the page's, a piece is no longer sold, or nothing is left to pay. */
const concernsCart = (error: unknown) => [409, 422].includes((error as ApiError).status);

/** The endpoints that start, complete and review payments. */
const paymentsApi = paymentsGenerated.enhanceEndpoints({
  addTagTypes: ['cart'],
  endpoints: {
    createWidgetConfig: { invalidatesTags: (_, error) => (error && concernsCart(error) ? ['cart'] : []) },
    // The result page reads the cart again once the order exists.
    completePayment: { invalidatesTags: [] },
    // Each visit of the result page asks again.
    completeExternalPayment: { keepUnusedDataFor: 0 },
    // These change no order.
    findPayment: { invalidatesTags: [] },
    startOrderPayment: { invalidatesTags: [] },
  },
});

export const {
  useCreateWidgetConfigMutation,
  useCompletePaymentMutation,
  useFindPaymentMutation,
  useStartOrderPaymentMutation,
} = paymentsApi;

/** Completes a payment; idempotent, so that it can be polled like a query. */
export const { completeExternalPayment } = paymentsApi.endpoints;
