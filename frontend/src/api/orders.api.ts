import { ordersGenerated } from './orders.gen';

/** Door to the calls about orders: the shopper's, the tracked one's and the workshop's. */
export const ordersApi = ordersGenerated;
