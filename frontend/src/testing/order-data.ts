import type { BankAccountDto, BankTransferOrderDto, OrderDto, OrderItemDto } from '../api/orders.api';
import { pictureUrlOf } from './catalogue-data';

/** A bag from a product page, with a name and a pompon. */
function anOrderItem(overrides: Partial<OrderItemDto> = {}): OrderItemDto {
  return {
    productId: 1,
    name: 'Pañalera Multifuncional',
    imageUrl: pictureUrlOf('panalera-multifuncional/bordado'),
    quantity: 2,
    price: 505000,
    personalization: 'Sofía',
    hasBordado: true,
    addOns: ['personalization', 'pompon'],
    addOnLabels: ['Bordado de nombre', 'Pompón'],
    addNameEmbroidery: true,
    addPompon: true,
    addPersonalizedKeychain: false,
    addDecorativeBow: false,
    expressService: false,
    keychainPersonalization: '',
    embroideryFont: null,
    embroideryColor: null,
    fontSize: null,
    animalTheme: null,
    bagColor: null,
    strap: null,
    shown: [],
    specialRequest: '',
    kitId: null,
    breakdown: [
      { label: 'Precio base', amount: 445000 },
      { label: 'Bordado de nombre', amount: 15000 },
      { label: 'Pompón', amount: 45000 },
    ],
    ...overrides,
  };
}

/** A piece without personal texts. */
const aPlainItem = anOrderItem({
  productId: 12,
  name: 'Portachupeta',
  imageUrl: '/assets/products/portachupeta/blank.webp',
  quantity: 1,
  price: 80000,
  personalization: '',
  hasBordado: false,
  addOns: [],
  addOnLabels: [],
  addNameEmbroidery: false,
  addPompon: false,
  breakdown: [{ label: 'Precio base', amount: 80000 }],
});

/** An order as its customer sees it: paid by card, with a discount. */
export function anOrder(overrides: Partial<OrderDto> = {}): OrderDto {
  return {
    id: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
    orderNumber: 'SIG-7K2QXM',
    transactionId: '11004-1718123303-80111',
    reference: 'SIGERIST-session-of-the-test-1763700000000-Zx9k2',
    status: 'paid',
    total: 926500,
    subtotal: 1090000,
    discountCode: 'SIGERIST15',
    discountAmount: 163500,
    createdAt: '2026-11-21T20:15:00.000Z',
    paymentMethod: 'CARD',
    customerName: 'Laura Restrepo',
    customerEmail: 'laura@example.com',
    customerPhone: '300 123 4567',
    shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' },
    isFree: false,
    isExpress: false,
    delivery: { earliest: '2026-12-14', latest: '2026-12-21' },
    reviewReason: null,
    instalments: [],
    amountDue: 0,
    paid: 926_500,
    refunded: 0,
    shipment: null,
    items: [anOrderItem(), aPlainItem],
    nameablePieces: [],
    ...overrides,
  };
}

/** The same order without its personal data, as other browsers see it. */
export function aMaskedOrder(): OrderDto {
  const hidden = '•••';
  const { items } = anOrder();
  return anOrder({
    customerName: 'L••• R•••',
    customerEmail: 'l•••@example.com',
    customerPhone: hidden,
    reference: 'SIGERIST-•••-1763700000000-Zx9k2',
    shipping: { address: hidden, city: hidden, department: hidden, postalCode: '' },
    items: items.map((item) => ({ ...item, personalization: item.personalization && hidden })),
  });
}

/** An order that waits for a bank transfer. */
export function aTransferOrder(): BankTransferOrderDto & { bankTransfer: BankAccountDto } {
  return {
    ...anOrder({ transactionId: null, reference: null, status: 'pending_transfer', paymentMethod: 'BANK_TRANSFER' }),
    delivery: null,
    amountDue: 926500,
    paid: 0,
    refunded: 0,
    instalments: [{ amount: 926500, reference: 'SIG-7K2QXM', state: 'due', payBy: '2026-11-28', paidAt: null }],
    codeKeptUntil: null,
    bankTransfer: {
      bank: 'Bancolombia',
      type: 'Ahorros',
      number: '123-456789-00',
      holder: 'Sigerist',
      isWithdrawn: false,
      proofUrl: 'https://wa.me/573000000000?text=SIG-7K2QXM',
    },
  };
}
