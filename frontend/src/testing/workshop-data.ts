import type { OrderChangeDto, OrderItemDto, StaffOrderDto } from '../api/workshop.api';
import { pictureUrlOf } from './catalogue-data';

/** A piece from the customiser. */
export function aBoughtPiece(overrides: Partial<OrderItemDto> = {}): OrderItemDto {
  return {
    productId: 1,
    name: 'Pañalera Multifuncional',
    imageUrl: pictureUrlOf('panalera-multifuncional/bordado'),
    quantity: 1,
    price: 445020,
    personalization: 'Sofía',
    hasBordado: true,
    addOns: [],
    addOnLabels: [],
    addNameEmbroidery: false,
    addPompon: false,
    addPersonalizedKeychain: false,
    addDecorativeBow: false,
    expressService: false,
    keychainPersonalization: '',
    embroideryFont: 'playful',
    embroideryColor: 'white',
    fontSize: 'large',
    animalTheme: 'bear',
    bagColor: 'red',
    strap: null,
    shown: [],
    specialRequest: '',
    kitId: null,
    breakdown: [{ label: 'Precio base', amount: 445020 }],
    ...overrides,
  };
}

/** A change of an order by the provider. */
export function aChange(overrides: Partial<OrderChangeDto> = {}): OrderChangeDto {
  return {
    status: 'paid',
    at: '2026-11-21T20:15:00.000Z',
    actor: 'provider',
    note: '',
    reason: null,
    received: null,
    shipment: null,
    corrected: [],
    event: null,
    ...overrides,
  };
}

type MoneyDto = StaffOrderDto['money'];

/** A movement of an order's money: a transfer that staff confirmed. */
export function anEntry(overrides: Partial<MoneyDto['entries'][number]> = {}): MoneyDto['entries'][number] {
  return {
    id: 'entry-1',
    at: '2026-11-22T15:00:00.000Z',
    movedAt: '2026-11-22T15:00:00.000Z',
    kind: 'payment',
    amount: 445_020,
    method: 'BANK_TRANSFER',
    transactionId: null,
    reference: 'M1029384',
    reverses: null,
    isGiven: false,
    covers: 'order',
    actor: 'taller@sigerist.co',
    reason: '',
    note: '',
    ...overrides,
  };
}

/** The money of an order of $445.020, of which this much arrived. */
export function moneyWith(received: number, overrides: Partial<MoneyDto> = {}): MoneyDto {
  const owed = Math.max(0, 445_020 - received);
  const sums = { total: 445_020, allowed: 0, received, returned: 0, held: received, owed };
  return { ...sums, entries: [], allowances: [], ...overrides };
}

/** A paid order as the staff sees it. */
export function aStaffOrder(overrides: Partial<StaffOrderDto> = {}): StaffOrderDto {
  const placed = '2026-11-21T20:15:00.000Z';
  return {
    id: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
    orderNumber: 'SIG-7K2QXM',
    transactionId: '11004-1718123303-80111',
    reference: 'SIGERIST-session-1763700000000-Zx9k2',
    status: 'paid',
    total: 445020,
    subtotal: 445020,
    discountCode: null,
    discountAmount: 0,
    createdAt: placed,
    paymentMethod: 'CARD',
    customerName: 'Laura Restrepo',
    customerEmail: 'laura@correo.com',
    customerPhone: '300 123 4567',
    shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' },
    isFree: false,
    isExpress: false,
    delivery: { earliest: '2026-12-14', latest: '2026-12-21' },
    items: [aBoughtPiece()],
    reviewReason: null,
    consentVersion: '2026-11',
    nextStatuses: ['in_production', 'payment_review'],
    receivedFor: [],
    received: null,
    bankAccount: null,
    balance: 0,
    canRequestBalance: false,
    instalments: [],
    amountDue: 0,
    paid: 445_020,
    refunded: 0,
    isRestricted: false,
    money: moneyWith(445_020),
    shipment: null,
    nameablePieces: [],
    details: {
      version: 'v1',
      isOpen: true,
      phone: '300 123 4567',
      shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' },
      names: [{ position: 0, productName: 'Pañalera Multifuncional', name: 'Sofía' }],
    },
    staffNotes: [],
    laterNames: [],
    history: [aChange({ at: placed })],
    ...overrides,
  };
}
