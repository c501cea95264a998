import type { ApiError } from './api-error';
import { paymentsGenerated } from './payments.gen';

export type { WidgetConfigDto, WidgetConfigRequestDto } from './payments.gen';

/** Another total than the page shows, a piece that went off sale, or nothing left to pay. */
const isAboutTheCart = (error: unknown) => [409, 422].includes((error as ApiError).status);

/** Door to the calls that start, complete and review payments. */
const paymentsApi = paymentsGenerated.enhanceEndpoints({
  addTagTypes: ['cart'],
  endpoints: {
    createWidgetConfig: { invalidatesTags: (_, error) => (error && isAboutTheCart(error) ? ['cart'] : []) },
    // The page of results reads the cart again once there is an order.
    completePayment: { invalidatesTags: [] },
    // These ask, and change no order.
    findPayment: { invalidatesTags: [] },
    startOrderPayment: { invalidatesTags: [] },
  },
});

export const {
  useCreateWidgetConfigMutation,
  useCompletePaymentMutation,
  useCompleteExternalPaymentMutation,
  useFindPaymentMutation,
  useStartOrderPaymentMutation,
} = paymentsApi;
