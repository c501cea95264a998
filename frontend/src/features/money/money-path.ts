/** Money without an order, and the comparison with the provider. */
export const OPEN_MONEY_PATH = '/panel/dinero/sin-pedido';
export const RECONCILIATION_PATH = '/panel/dinero/conciliacion';
