/** Refunds of all orders, for staff. */
export const REFUNDS_PATH = '/panel/devoluciones';
