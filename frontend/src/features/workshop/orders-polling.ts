import { pollingOptions } from '../../shared/lib/polling-options';

/** Options of all order queries in the workshop, so that a new order appears within 45 seconds. */
export const ORDERS_POLLING = pollingOptions(45_000);
