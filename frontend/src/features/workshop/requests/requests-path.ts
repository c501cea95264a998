/** Requests of customers about all orders, for staff. */
export const REQUESTS_PATH = '/panel/solicitudes';
