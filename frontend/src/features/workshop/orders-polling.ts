import { pollingOptions } from '../../shared/lib/polling-options';

/** Query options of all order queries in the workshop: a new order shows within 45 seconds. */
export const ORDERS_POLLING = pollingOptions(45_000);
