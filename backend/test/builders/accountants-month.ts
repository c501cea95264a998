import type { EntryKind } from '../../src/money/index.js';

/** `[kind, day on which it moved, thousands of pesos, method, day of the record when it is another]`; days are 'MM-DD' of 2026 in Bogota. */
type Money = readonly [kind: EntryKind, moved: string, thousands: number, method: string, recorded?: string];

/** An order of the accountant's month. Amounts are thousands of pesos. */
export interface AccountedOrder {
  readonly what: string;
  readonly subtotal: number;
  readonly discount?: number;
  /** `MM-DD status`, the first one on the day of the order. */
  readonly steps: readonly string[];
  readonly money?: readonly Money[];
  /** `[day, thousands]` that the owner accepted less. */
  readonly allowed?: readonly [day: string, thousands: number];
  /** `[day it moved, thousands, method, day on which the owner gave it to the order]`: came without an order. */
  readonly assigned?: readonly [moved: string, thousands: number, method: string, given: string];
}

const [CARD, PSE, NEQUI, BANK] = ['CARD', 'PSE', 'NEQUI', 'BANK_TRANSFER'] as const;
const pay = (moved: string, thousands: number, method: string, recorded?: string): Money => [
  'payment',
  moved,
  thousands,
  method,
  recorded,
];
const undo = (moved: string, thousands: number, method: string, recorded?: string): Money => [
  'reversal',
  moved,
  thousands,
  method,
  recorded,
];
const back = (moved: string, thousands: number, method: string): Money => ['refund', moved, thousands, method];

/**
 * Orders of every kind around November 2026, read on the 10th of December; October closed on the 6th of November, November on the 6th of
 * December. Each line says in its comment what it adds to November: S sales, D discount, W accepted less, P payment, R reversal, F refund,
 * H shipping given back, X receivable and A advance at the end of the month, H0 nothing.
 */
export const ACCOUNTED_ORDERS: readonly AccountedOrder[] = [
  // Orders of October.
  {
    what: 'delivered in November',
    subtotal: 400,
    steps: ['10-28 paid', '11-05 delivered'],
    money: [pay('10-28', 400, CARD)],
  }, // nothing
  { what: 'still made', subtotal: 500, steps: ['10-30 paid', '10-31 in_production'], money: [pay('10-30', 500, CARD)] }, // A500
  {
    what: 'two parts, the second in November', // Pb300
    subtotal: 600,
    steps: ['10-20 paid', '11-12 shipped', '11-14 delivered'],
    money: [pay('10-20', 300, BANK), pay('11-10', 300, BANK)],
  },
  {
    what: 'left without its second part',
    subtotal: 800,
    steps: ['10-25 paid', '11-20 shipped'],
    money: [pay('10-25', 400, BANK)],
  }, // X400 A400
  {
    what: 'arrived without its second part',
    subtotal: 700,
    steps: ['10-12 paid', '11-01 shipped', '11-03 delivered'],
    money: [pay('10-12', 350, BANK)],
  }, // X350
  {
    what: 'withdrawn, with the shipping', // F450 H25
    subtotal: 450,
    steps: ['10-20 paid', '10-28 shipped', '10-30 delivered', '11-06 refunded'],
    money: [pay('10-20', 450, CARD), back('11-06', 450, 'bank_transfer')],
  },
  {
    what: 'paid on the last evening, ordered after midnight',
    subtotal: 300,
    steps: ['11-01 paid', '11-12 delivered'],
    money: [pay('10-31', 300, CARD, '11-01')],
  }, // S300
  {
    what: 'came in October, seen after its close',
    subtotal: 350,
    steps: ['10-28 pending_transfer', '11-09 paid'],
    money: [pay('10-29', 350, BANK, '11-09')],
  }, // S350 Pb350 A350
  {
    what: 'charged back after delivery', // R280 X280
    subtotal: 280,
    steps: ['10-15 paid', '10-23 shipped', '10-25 delivered', '11-11 payment_review'],
    money: [pay('10-15', 280, CARD), undo('11-11', 280, CARD)],
  },
  // Orders of November.
  {
    what: 'card, delivered',
    subtotal: 435,
    steps: ['11-02 paid', '11-18 shipped', '11-20 delivered'],
    money: [pay('11-02', 435, CARD)],
  }, // S435 Pc435
  {
    what: 'card, on the road',
    subtotal: 445,
    steps: ['11-03 paid', '11-28 shipped'],
    money: [pay('11-03', 445, CARD)],
  }, // S445 Pc445 A445
  { what: 'PSE, made', subtotal: 520, steps: ['11-04 paid', '11-05 in_production'], money: [pay('11-04', 520, PSE)] }, // S520 Pp520 A520
  {
    what: 'Nequi with a code',
    subtotal: 380,
    discount: 38,
    steps: ['11-04 paid', '11-25 delivered'],
    money: [pay('11-04', 342, NEQUI)],
  }, // S380 D38 Pn342
  { what: 'kit with a code', subtotal: 1600, discount: 240, steps: ['11-05 paid'], money: [pay('11-05', 1360, CARD)] }, // S1600 D240 Pc1360 A1360
  {
    what: 'transfer, delivered',
    subtotal: 400,
    steps: ['11-05 pending_transfer', '11-05 paid', '11-22 delivered'],
    money: [pay('11-05', 400, BANK)],
  }, // S400 Pb400
  { what: 'transfer that nobody made', subtotal: 400, steps: ['11-29 pending_transfer'] }, // nothing
  { what: 'transfer that was cancelled', subtotal: 400, steps: ['11-10 pending_transfer', '11-12 cancelled'] }, // nothing
  { what: 'less than asked', subtotal: 500, steps: ['11-11 pending_transfer'], money: [pay('11-12', 300, BANK)] }, // Pb300 A300
  {
    what: 'in two receipts', // S500 Pb500 A500
    subtotal: 500,
    steps: ['11-11 pending_transfer', '11-15 paid'],
    money: [pay('11-12', 300, BANK), pay('11-15', 200, BANK)],
  },
  {
    what: 'a little less, accepted', // S500 W10 Pb490
    subtotal: 500,
    steps: ['11-12 pending_transfer', '11-14 paid', '11-27 delivered'],
    money: [pay('11-13', 490, BANK)],
    allowed: ['11-14', 10],
  },
  {
    what: 'too much, kept',
    subtotal: 300,
    steps: ['11-15 pending_transfer', '11-16 paid'],
    money: [pay('11-16', 310, BANK)],
  }, // S300 Pb310 A310
  {
    what: 'too much, given back', // S300 Pb320 F20
    subtotal: 300,
    steps: ['11-15 pending_transfer', '11-16 paid', '11-26 delivered'],
    money: [pay('11-16', 320, BANK), back('11-18', 20, 'bank_transfer')],
  },
  { what: 'free by a code', subtotal: 250, discount: 250, steps: ['11-07 paid'] }, // S250 D250
  {
    what: 'voided and cancelled', // S460 Pc460 R460
    subtotal: 460,
    steps: ['11-08 paid', '11-08 payment_review', '11-09 cancelled'],
    money: [pay('11-08', 460, CARD), undo('11-08', 460, CARD)],
  },
  {
    what: 'refunded whole',
    subtotal: 410,
    steps: ['11-09 paid', '11-12 refunded'],
    money: [pay('11-09', 410, CARD), back('11-12', 410, 'card_void')],
  }, // S410 Pc410 F410
  {
    what: 'refunded in part',
    subtotal: 390,
    steps: ['11-09 paid'],
    money: [pay('11-09', 390, CARD), back('11-14', 90, 'provider_panel')],
  }, // S390 Pc390 F90 A300
  {
    what: 'voided after a partial refund: a loss, and no negative advance', // S370 Pc370 F70 R370
    subtotal: 370,
    steps: ['11-10 paid', '11-16 payment_review'],
    money: [pay('11-10', 370, CARD), back('11-13', 70, 'provider_panel'), undo('11-16', 370, CARD)],
  },
  {
    what: 'confirmed by mistake', // Pb430 R430
    subtotal: 430,
    steps: ['11-10 pending_transfer', '11-11 paid', '11-12 pending_transfer'],
    money: [pay('11-11', 430, BANK), undo('11-12', 430, BANK)],
  },
  {
    what: 'to which that transfer belonged',
    subtotal: 430,
    steps: ['11-10 pending_transfer', '11-12 paid', '11-24 delivered'],
    money: [pay('11-11', 430, BANK, '11-12')],
  }, // S430 Pb430
  {
    what: 'two parts, left without the second',
    subtotal: 900,
    steps: ['11-06 paid', '11-26 shipped'],
    money: [pay('11-06', 450, BANK)],
  }, // S900 Pb450 X450 A450
  {
    what: 'two parts, the second online', // S900 Pb450 Pp450
    subtotal: 900,
    steps: ['11-06 paid', '11-26 shipped', '11-28 delivered'],
    money: [pay('11-06', 450, BANK), pay('11-19', 450, PSE)],
  },
  { what: 'two parts, made', subtotal: 640, steps: ['11-07 paid'], money: [pay('11-07', 320, BANK)] }, // S640 Pb320 A320
  {
    what: 'got money that had come without an order', // S300 Pn200 Pb100 A300
    subtotal: 300,
    steps: ['11-18 pending_transfer', '11-21 paid'],
    assigned: ['11-19', 200, NEQUI, '11-20'],
    money: [pay('11-21', 100, BANK)],
  },
  {
    what: 'gets such money only in December',
    subtotal: 120,
    steps: ['11-24 pending_transfer', '12-03 paid'],
    assigned: ['11-25', 120, CARD, '12-03'],
  }, // Pc120, without an order: 120
  {
    what: 'paid in the last minutes, ordered after midnight',
    subtotal: 480,
    steps: ['12-01 paid'],
    money: [pay('11-30', 480, CARD, '12-01')],
  }, // Pc480 A480
  {
    what: 'paid in December',
    subtotal: 350,
    steps: ['11-27 pending_transfer', '12-02 paid'],
    money: [pay('12-02', 350, BANK)],
  }, // nothing
  {
    what: 'refunded in December', // S440 Pc440
    subtotal: 440,
    steps: ['11-14 paid', '11-27 shipped', '11-29 delivered', '12-04 refunded'],
    money: [pay('11-14', 440, CARD), back('12-04', 440, 'bank_transfer')],
  },
  {
    what: 'came in November, seen after its close',
    subtotal: 330,
    steps: ['11-25 pending_transfer', '12-08 paid'],
    money: [pay('11-26', 330, BANK, '12-08')],
  }, // nothing
  {
    what: 'delivered in December',
    subtotal: 425,
    steps: ['11-20 paid', '11-29 shipped', '12-02 delivered'],
    money: [pay('11-20', 425, CARD)],
  }, // S425 Pc425 A425
  {
    what: 'delivered on the last day',
    subtotal: 415,
    steps: ['11-21 paid', '11-27 shipped', '11-30 delivered'],
    money: [pay('11-21', 415, CARD)],
  }, // S415 Pc415
  {
    what: 'charged back in November, told after its close', // S405 Pc405
    subtotal: 405,
    steps: ['11-22 paid', '11-26 shipped', '11-28 delivered', '12-09 payment_review'],
    money: [pay('11-22', 405, CARD), undo('11-29', 405, CARD, '12-09')],
  },
  {
    what: 'to be refunded',
    subtotal: 385,
    steps: ['11-23 paid', '11-24 refund_pending'],
    money: [pay('11-23', 385, CARD)],
  }, // S385 Pc385 A385
  {
    what: 'a little less, accepted in December',
    subtotal: 500,
    steps: ['11-23 pending_transfer', '12-02 paid'],
    money: [pay('11-24', 480, BANK)],
    allowed: ['12-02', 20],
  }, // Pb480 A480
  {
    what: 'the second part accepted as a loss in December', // S600 Pb300 X300
    subtotal: 600,
    steps: ['11-05 paid', '11-18 shipped', '11-20 delivered'],
    money: [pay('11-05', 300, BANK)],
    allowed: ['12-03', 300],
  },
];

/** Money of November that has no order: kept, and given back. PSE 150; card 90 with a refund of 90. */
export const WITHOUT_ORDER: readonly Money[][] = [
  [pay('11-17', 150, PSE)],
  [pay('11-18', 90, CARD), back('11-20', 90, 'provider_panel')],
];

/**
 * By hand, thousands of pesos:
 *
 * S 300+350+435+445+520+380+1600+400+500+500+300+300+250+460+410+390+370+430+900+900+640+300+440+425+415+405+385+600 = 13.750 (28 orders)
 * D 38+240+250 = 528; W 10
 * P card 435+445+1360+460+410+390+370+90+120+480+440+425+415+405+385 = 6.630 (15); PSE 520+450+150 = 1.120 (3); Nequi 342+200 = 542 (2);
 *   transfer 300+350+400+300+300+200+490+310+320+430+430+450+450+320+100+480+300 = 5.930 (17); together 14.222
 * R 280+460+370+430 = 1.540; F 450+20+410+90+70+90 = 1.130; H 25; fee 130
 * net 14.222 − 1.540 − 1.130 − 25 − 130 = 11.397
 * X 400+350+280+450+300 = 1.780 (5)
 * A 500+400+350+445+520+1360+300+500+310+300+450+320+300+480+425+385+480 = 7.825 (17)
 * without an order 150+120 = 270
 */
export const NOVEMBER = {
  sales: { orders: 28, amount: 13_750_000 },
  discounts: 528_000,
  allowances: 10_000,
  payments: [
    { method: CARD, count: 15, amount: 6_630_000 },
    { method: BANK, count: 17, amount: 5_930_000 },
    { method: PSE, count: 3, amount: 1_120_000 },
    { method: NEQUI, count: 2, amount: 542_000 },
  ],
  received: 14_222_000,
  reversals: 1_540_000,
  refunds: 1_130_000,
  shippingReturned: 25_000,
  fees: 130_000,
  payouts: 4_000_000,
  net: 11_397_000,
  receivables: { orders: 5, amount: 1_780_000 },
  advances: { orders: 17, amount: 7_825_000 },
  withoutOrder: 270_000,
};
