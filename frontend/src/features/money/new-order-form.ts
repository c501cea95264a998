import { object } from 'yup';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { DecideOpenMoneyDto } from '../../api/money.api';
import { addOnFields, isOfferedOn, NAME_EMBROIDERY } from '../../domain/add-ons';
import { customerRules } from '../../domain/customer-schema';
import { lineBreakdown, priceOf } from '../../domain/line-price';
import { phoneNumberOf } from '../../domain/phone';
import { AS_IN_PHOTO, choicesFor, designToWire, eachField, optionLabel, shownChoices } from '../../domain/piece-design';
import { pieceProblems } from '../../domain/piece-problems';
import { formatCop } from '../../shared/lib/format-cop';
import { schemaErrors } from '../../shared/lib/schema-errors';

/** As the API allows. */
export const MAX_PIECES = 20;
const QUANTITY = /^[1-9]\d?$/;

/** Customer, and the fields of each piece (`pieceField`). */
export type NewOrderValues = Record<string, string | boolean>;

type OrderByHand = NonNullable<DecideOpenMoneyDto['order']>;

/** What the shop sells today. */
interface Shop {
  pricing: PricingDto;
  products: readonly ProductDto[];
}

export const pieceField = (piece: number, field: string) => `piece-${piece}-${field}`;
export const addOnField = (piece: number, id: string) => pieceField(piece, `addon-${id}`);

const CUSTOMER_FIELDS = ['name', 'email', 'phone', 'address', 'city', 'department', 'postalCode'] as const;
const customerSchema = object(customerRules);

export function emptyOrder(payer: { name: string; email: string; phone: string } | null): NewOrderValues {
  return { ...Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, ''])), ...payer, ...emptyPiece(0) };
}

export function emptyPiece(piece: number): NewOrderValues {
  return { [pieceField(piece, 'product')]: '', [pieceField(piece, 'quantity')]: '1', [pieceField(piece, 'name')]: '' };
}

/** The add-ons for this product. */
export function offeredAddOns(product: ProductDto, { addOns }: PricingDto) {
  const isEmbroidered = product.variants.bordado;
  // The name is embroidered with the piece.
  return addOns.filter(
    (addOn) => addOn.id !== NAME_EMBROIDERY && isOfferedOn(addOn, product.id, isEmbroidered, isEmbroidered),
  );
}

/** A piece as it was typed; undefined before its product is chosen. */
function pieceOf(values: NewOrderValues, piece: number, { pricing, products }: Shop) {
  const text = (field: string) => String(values[pieceField(piece, field)] ?? '').trim();
  const product = products.find(({ id }) => String(id) === text('product'));
  if (!product) return undefined;
  const offered = offeredAddOns(product, pricing);
  const addOns = offered.filter(({ id }) => values[addOnField(piece, id)] === true).map(({ id }) => id);
  const design = eachField((field) => text(field) || AS_IN_PHOTO[field]);
  return {
    product,
    addOns,
    design,
    quantity: text('quantity'),
    name: product.variants.bordado ? text('name') : '',
    keychainText: text('keychainText'),
    request: text('request'),
  };
}

/** Error messages by field. */
export function newOrderErrors(
  values: NewOrderValues,
  pieces: readonly number[],
  shop: Shop,
): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = { ...schemaErrors(customerSchema, values) };
  for (const piece of pieces) {
    const typed = pieceOf(values, piece, shop);
    if (!typed) {
      errors[pieceField(piece, 'product')] = 'Elige la pieza';
      continue;
    }
    if (!QUANTITY.test(typed.quantity)) errors[pieceField(piece, 'quantity')] = 'Escribe cuántas, entre 1 y 99';
    for (const { field, text } of pieceProblems(typed, ['name', 'request', 'keychainText'], shop.pricing))
      errors[pieceField(piece, field)] = text;
  }
  return errors;
}

/** What the pieces cost today, whole pesos; null before every product is chosen. */
export function priceOfOrder(values: NewOrderValues, pieces: readonly number[], shop: Shop): number | null {
  let sum = 0;
  for (const piece of pieces) {
    const typed = pieceOf(values, piece, shop);
    if (!typed || !QUANTITY.test(typed.quantity)) return null;
    const { product, addOns, design, quantity } = typed;
    const options = { hasBordado: product.variants.bordado, addOns, ...designToWire(design) };
    sum += Number(quantity) * priceOf(lineBreakdown(product, options, shop.pricing));
  }
  return sum;
}

/** Valid values as the API takes them. */
export function toOrderByHand(values: NewOrderValues, pieces: readonly number[], shop: Shop): OrderByHand {
  const text = (field: string) => String(values[field]).trim();
  const customer = Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, text(field)])) as OrderByHand['customer'];
  return {
    customer: {
      ...customer,
      phone: phoneNumberOf(customer.phone) ?? customer.phone,
      postalCode: customer.postalCode || undefined,
    },
    lines: pieces.map((piece) => {
      const { product, addOns, design, quantity, name, keychainText, request } = pieceOf(values, piece, shop)!;
      return {
        productId: product.id,
        quantity: Number(quantity),
        hasBordado: product.variants.bordado,
        personalization: name,
        keychainPersonalization: keychainText,
        specialRequest: request,
        ...designToWire(design),
        ...addOnFields(addOns, shop.pricing.addOns),
      };
    }),
  };
}

/** The questions about this product, with their options; a piece without embroidery has no letters. */
export function questionsOf({ variants, photoDesign }: ProductDto, pricing: PricingDto) {
  const piece = { hasBordado: variants.bordado, addOns: [] };
  return shownChoices(AS_IN_PHOTO, photoDesign, piece, (field, id) => optionLabel(field, id, pricing)).flatMap(
    ({ field, label }) => {
      const options = choicesFor(field, pricing).map((option) => ({
        value: option.id,
        label: option.surcharge > 0 ? `${option.label} (${formatCop(option.surcharge)} más)` : option.label,
      }));
      return options.length > 0 ? [{ field, inPhoto: label, options }] : [];
    },
  );
}
