/** The id of the add-on that makes an order sooner: one rule of delivery that the catalogue, orders and questions share. */
export const EXPRESS_SERVICE = 'expressService';
