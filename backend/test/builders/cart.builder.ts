import { DiscountCode } from '../../src/cart/domain/discount.js';
import { BLANK_PERSONALISATION, type Personalisation } from '../../src/catalogue/index.js';
import { designFromWire } from '../../src/common/piece-design.js';
import type { WireDesign } from '../../src/common/piece-design.js';
import { optionsKey } from '../../src/cart/application/piece.js';
import { CartLine } from '../../src/cart/domain/cart.js';

/** Changes of a personalisation; its look by the names of the HTTP contract. */
export type PersonalisationChanges = Partial<Omit<Personalisation, 'design'> & WireDesign>;

/** A piece with embroidery and nothing else; give what the test is about. */
export function aPersonalisation(changes: PersonalisationChanges = {}): Personalisation {
  const { embroideryFont, fontSize, embroideryColor, animalTheme, bagColor, strap, ...more } = changes;
  const design = designFromWire({ embroideryFont, fontSize, embroideryColor, animalTheme, bagColor, strap });
  return { ...BLANK_PERSONALISATION, ...more, design };
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
