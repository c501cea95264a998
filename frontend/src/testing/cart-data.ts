import type { CartItemDto, CartTotalsDto } from '../api/cart.api';
import { pictureUrlOf } from './catalogue-data';

/** A line from the customiser. */
export function aLine(overrides: Partial<CartItemDto> = {}): CartItemDto {
  return {
    id: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
    productId: 1,
    name: 'Pañalera Multifuncional',
    price: 445020,
    quantity: 2,
    sessionId: 'session-of-a-test',
    personalization: 'Sofía',
    addOns: ['keychain'],
    addPompon: false,
    addPersonalizedKeychain: true,
    addDecorativeBow: false,
    addPersonalization: false,
    addNameEmbroidery: false,
    expressService: false,
    hasBordado: true,
    keychainPersonalization: 'Sofi',
    embroideryFont: 'playful',
    embroideryColor: 'white',
    fontSize: 'large',
    animalTheme: 'bear',
    bagColor: 'red',
    strap: null,
    shown: [],
    specialRequest: 'Una corona',
    kitId: null,
    kitGifts: [],
    product: {
      id: 1,
      name: 'Pañalera Multifuncional',
      price: 445000,
      imageUrl: pictureUrlOf('panalera-multifuncional/bordado'),
      inStock: true,
    },
    breakdown: [{ label: 'Precio base', amount: 445020 }],
    currentPrice: 445020,
    available: true,
    ...overrides,
  };
}

/** A cart with the given lines and without a discount. */
export function aCart(items: CartItemDto[]): CartTotalsDto {
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    items,
    total,
    finalTotal: total,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    isExpress: items.length > 0 && items.every(({ expressService }) => expressService),
    discountCode: null,
    discountPercent: 0,
    discountAmount: 0,
    discountNotice: null,
  };
}
