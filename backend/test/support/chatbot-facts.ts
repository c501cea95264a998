import { chosenOn, pieceDesign } from '../../src/chatbot/domain/choices.js';
import { lineBreakdown, priceOf } from '../../src/catalogue/domain/pricing.js';
import { deliveryRange, describeDelivery } from '../../src/common/delivery.js';
import type { ShopFacts } from '../../src/chatbot/domain/shop-facts.js';
import { formatPesos } from '../../src/common/money.js';

/** When the questions of the case file are asked: a Monday at 10:00 in Bogota. */
export const ASKED_AT = new Date('2026-11-23T15:00:00Z');
/** When the order of the case file was placed. */
const ORDERED_AT = new Date('2026-11-10T15:00:00Z');

/** The promised dates of that order: later changes of the lead times do not move them. */
export const ORDER_DELIVERY = deliveryRange(ORDERED_AT, [15, 20]);

/**
 * The texts that a reference of the case file stands for, from the data: `price:7`, `price:7:plain`, `price:7+pompon`,
 * `price:7*2`, `sum:7,8*2`, `design:7:fontColor=blue`, `addOn:pompon`, `addOns:pompon,bow` (their sum), `kit.finalTotal`,
 * `kit.finalTotal:2` (of two kits), `delivery.standard`,
 * `delivery.standard:2026-11-27` for an order of that day, …
 */
export function factTexts(reference: string, facts: ShopFacts): string[] {
  const { pricing } = facts;
  const { kit, delivery, limits } = pricing;
  const [kind = '', ...rest] = reference.split(':');
  switch (kind) {
    case 'price':
      return [formatPesos(pieceAmount(rest.join(':'), facts))];
    case 'sum': {
      const amounts = rest
        .join(':')
        .split(',')
        .map((piece) => pieceAmount(piece, facts));
      return [formatPesos(amounts.reduce((sum, amount) => sum + amount, 0))];
    }
    case 'design':
      return [formatPesos(designAmount(rest, facts))];
    case 'addOns': {
      const ids = (rest[0] ?? '').split(',');
      const named = pricing.addOns.filter(({ id }) => ids.includes(id));
      return [formatPesos(named.reduce((sum, { price }) => sum + price, 0))];
    }
    case 'addOn':
      return [formatPesos(pricing.addOns.find(({ id }) => id === rest[0])!.price)];
    case 'kit.piece':
      return [formatPesos(kit.pieces.find(({ name }) => name === rest[0])!.price)];
    case 'kit.total':
      return [formatPesos(kit.total)];
    case 'kit.finalTotal':
      return [formatPesos(kit.finalTotal * Number(rest[0] ?? 1))];
    case 'kit.discount':
      return [`${kit.discountPercent}%`];
    case 'saving':
      return [formatPesos(pricing.embroideryRemovalSaving)];
    case 'shipping':
      return [formatPesos(delivery.shippingEstimate)];
    case 'half':
      return ['50%'];
    case 'delivery.standard':
      return [
        `${delivery.standardBusinessDays.join(' a ')} días hábiles`,
        dates(orderedOn(rest[0]), delivery.standardBusinessDays),
      ];
    case 'delivery.express':
      return [
        `${delivery.expressBusinessDays.join(' a ')} días hábiles`,
        dates(orderedOn(rest[0]), delivery.expressBusinessDays),
      ];
    case 'delivery.order':
      return [describeDelivery(ORDER_DELIVERY)];
    case 'hours.embroidery':
      return [`${delivery.embroideryHours} horas`];
    case 'hours.week':
      return ['de 9:00 a. m. a 6:00 p. m.'];
    case 'limit.name':
      return [`${limits.name} caracteres`];
    case 'limit.keychain':
      return [`${limits.keychain}`];
    default:
      throw new Error(`The case file names an unknown fact: ${reference}`);
  }
}

/** `7:plain+pompon+bow*2` */
function pieceAmount(text: string, facts: ShopFacts): number {
  const [piece = '', quantity = '1'] = text.split('*');
  const [product = '', ...addOns] = piece.split('+');
  const [id = '', plain] = product.split(':');
  return amountOf(Number(id), facts, { plain: plain === 'plain', addOns, design: {} }) * Number(quantity);
}

/** `['7', 'fontColor=blue,fontSize=large']` */
function designAmount([piece = '', choices = '']: string[], facts: ShopFacts): number {
  const [id = '', quantity = '1'] = piece.split('*');
  // What is not asked for is as in the photo, at no charge.
  const chosen = choices.split(',').filter(Boolean);
  const design = Object.fromEntries(chosen.map((each) => each.split('='))) as Record<string, string>;
  return amountOf(Number(id), facts, { plain: false, addOns: [], design }) * Number(quantity);
}

interface Piece {
  readonly plain: boolean;
  readonly addOns: readonly string[];
  readonly design: Readonly<Record<string, string>>;
}

function amountOf(id: number, { products, pricing }: ShopFacts, { plain, addOns, design }: Piece): number {
  const product = products.find((each) => each.id === id)!;
  const breakdown = lineBreakdown(
    product,
    {
      hasBordado: product.embroiderable && !plain,
      addOns,
      design: pieceDesign(chosenOn(product, design)),
    },
    pricing,
  );
  return priceOf(breakdown);
}

/** The day that the question names for the order; else the moment of the question. */
function orderedOn(day: string | undefined): Date {
  return day === undefined ? ASKED_AT : new Date(`${day}T12:00:00-05:00`);
}

function dates(orderedAt: Date, days: readonly [number, number]): string {
  return describeDelivery(deliveryRange(orderedAt, days));
}
