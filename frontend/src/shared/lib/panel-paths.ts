/** The lists of the staff: refunds, requests of customers, and photos of finished pieces that wait for an answer. */
export const REFUNDS_PATH = '/panel/devoluciones';
export const REQUESTS_PATH = '/panel/solicitudes';
export const PHOTOS_PATH = '/panel/fotos';

/** URL of the list of orders. The search text can be personal, so it is not part of it. */
export const ORDER_ADMIN_PATH = '/panel/pedidos';
