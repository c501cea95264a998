import { contactDetailsIn } from './contact-details.js';

describe(contactDetailsIn, () => {
  it.each([
    ['Nequi 300 123 4567', ['3001234567']],
    ['Nequi 3 0 0·123-45.67', ['3001234567']],
    ['Cuenta ０００-１２３４５６-７８', ['00012345678']],
    ['Paga a la cuenta (604) 555 12 34 o escribe a ana@example.com', ['6045551234', 'ana@example.com']],
    ['Mira wa.me/57311 y https://x.co/a', ['wa.me/57311', 'https://x.co/a']],
    ['Compra en tienda24.co, en gana.la o en sigerist-2。com', ['tienda24.co,', 'gana.la', 'sigerist-2。com']],
    ['$3001234567', ['3001234567']],
    ['$300.123.456.789', ['300123456789']],
    ['Nequi 300 ····· 123 ····· 4567', ['3001234567']],
    ['Nequi tres cero cero, uno dos tres, Cuatro-cinco-seis-siete', ['3001234567']],
    ['Nequi 3OO l23 45 67', ['3001234567']],
    ['Nequi 300 y 123 y 45 y 67', ['3001234567']],
  ])('are in %j: %j', (text, details) => expect(contactDetailsIn(text)).toEqual(details));

  it.each([
    'Desde $1.200.000 y hasta $ 450.000.',
    'Entre 15 y 20 días hábiles, de 9:00 a 18:00.',
    'Bogotá, D.C., Cra. 7 # 12-34',
    'Dos bolsos. Tres tallas.',
    'Una, dos y tres: uno de cada uno para los cuatro.',
    'De 1 a 3 días, 15 a 20 hábiles y 30 de garantía.',
    'Con 2 o 3 bolsillos, 4 colores y 5 o 6 tallas',
    'Tu bolso está listo.Ya lo puedes pagar',
  ])('are not in %j', (text) => expect(contactDetailsIn(text)).toEqual([]));
});
