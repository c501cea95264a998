import { DiscountCode } from '../../src/cart/domain/discount.js';
import { type Personalisation, BLANK_PERSONALISATION } from '../../src/catalogue/index.js';
import { optionsKey } from '../../src/cart/application/piece.js';
import { CartLine } from '../../src/cart/domain/cart.js';

/** A piece with embroidery and nothing else; give what the test is about. */
export function aPersonalisation(changes: Partial<Personalisation> = {}): Personalisation {
  return { ...BLANK_PERSONALISATION, ...changes };
}

/** A line in a cart of its own. */
export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  const personalisation = changes.personalisation ?? aPersonalisation();
  return Object.assign(new CartLine(), {
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    productId: 1,
    name: 'Pañalera Multifuncional',
    image: '/assets/products/panalera-multifuncional/bordado.webp',
    quantity: 1,
    price: 445_000,
    breakdown: [{ label: 'Precio base', amount: 445_000 }],
    pricedAt: new Date('2026-01-15T15:00:00.000Z'),
    personalisation,
    optionsKey: optionsKey(personalisation),
    kitId: null,
    ...changes,
  });
}

/** The seeded code; give what the test is about. */
export function aDiscountCode(changes: Partial<DiscountCode> = {}): DiscountCode {
  return Object.assign(new DiscountCode(), {
    code: 'SIGERIST15',
    percent: 15,
    amount: null,
    active: true,
    starts: null,
    ends: null,
    totalLimit: null,
    perCustomerLimit: null,
    uses: 0,
    ...changes,
  });
}
