import { workshopApi } from '../../api/workshop.api';

/** The number of an order once its page has loaded it; asks for nothing itself. */
export function useOrderNumber(id: string): string | undefined {
  return workshopApi.endpoints.getOrder.useQueryState({ id }).data?.orderNumber;
}
