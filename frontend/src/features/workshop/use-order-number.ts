import { workshopApi } from '../../api/workshop.api';

/** Number of an order that its page has loaded; sends no request itself. */
export function useOrderNumber(id: string): string | undefined {
  return workshopApi.endpoints.getOrder.useQueryState({ id }).data?.orderNumber;
}
