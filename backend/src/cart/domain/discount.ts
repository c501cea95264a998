import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { tidyCode } from '../../common/tidy-text.js';
import { DAY_MS, HOUR_MS } from '../../common/time.js';

/** Days that an applied code lasts, from the moment it was applied to a cart. */
const DAYS_APPLIED = 30;

/** A promotional code as the owner keeps it. */
export class DiscountCode {
  /** In capitals. */
  code!: string;
  /** 1 to 100, taken off the cart's total; null for a code with an amount. */
  percent!: number | null;
  /** Taken off the cart's total; null for a code with a percentage. */
  amount!: Pesos | null;
  /** False disables the code at once, also in carts that have it. */
  active!: boolean;
  /** From when to when it can be applied; null leaves that side open. */
  starts!: Date | null;
  ends!: Date | null;
  /** Orders that may use it; null without a limit. */
  totalLimit!: number | null;
  /** Orders of one mailbox that may use it; null without a limit. */
  perCustomerLimit!: number | null;
  /** Paid and free orders with it, and placed orders that keep a reservation of it. */
  uses!: number;
}

export const CODE_STATES = ['active', 'scheduled', 'used_up', 'ended'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** A code that a shopper applied to a cart. */
export interface AppliedDiscount {
  readonly code: DiscountCode;
  readonly appliedAt: Date;
}

/** No code of the shop looks different: anything else is not looked up. */
const CODE = /^[\p{L}\p{N}_-]{1,64}$/u;

export function canBeCode(code: string): boolean {
  return CODE.test(code);
}

/** Codes are compared without case; they are also pasted from messages, with other dashes or full-width letters. */
export function normalisedCode(typed: string): string {
  return tidyCode(typed).toUpperCase();
}

export function isInForce({ code, appliedAt }: AppliedDiscount, now: Date): boolean {
  return code.active && !isUsedUp(code) && now.getTime() < appliedAt.getTime() + DAYS_APPLIED * DAY_MS;
}

/** Whether it was used as often as it may be. */
export function isUsedUp({ totalLimit, uses }: DiscountCode): boolean {
  return totalLimit !== null && uses >= totalLimit;
}

/** Whether its uses are counted before they are paid: only such a code is reserved. */
export function isLimited({ totalLimit, perCustomerLimit }: DiscountCode): boolean {
  return totalLimit !== null || perCustomerLimit !== null;
}

/** Time of a reservation from the last act on it, of a cart that is being paid and of an order that waits for its transfer. */
export const RESERVED_MS = { cart: HOUR_MS, order: DAY_MS };

/**
 * Unpaid reservations that one network may have of a code. Not fewer than two, because mobile carriers put many families behind one
 * address; not more than a third, so that one person with many emails leaves the code to others.
 */
export function reservationsOfNetwork({ totalLimit }: DiscountCode): number {
  return totalLimit === null ? Infinity : Math.max(2, Math.floor(totalLimit / 3));
}

/** A code as the owner sees it. */
export function stateOf(code: DiscountCode, now: Date): CodeState {
  if (!code.active || (code.ends && now >= code.ends)) return 'ended';
  if (isUsedUp(code)) return 'used_up';
  return code.starts && now < code.starts ? 'scheduled' : 'active';
}

/** Why this code cannot be applied now; undefined when it can. */
export function codeRefusal(code: DiscountCode, now: Date): DomainError | undefined {
  if (!code.active || (code.starts && now < code.starts)) return invalidCode();
  return (code.ends && now >= code.ends) || isUsedUp(code) ? expiredCode() : undefined;
}

export function emptyCode(): DomainError {
  return new DomainError('invalid', 'discount.empty', 'Por favor ingresa un código de descuento');
}

export function expiredCode(): DomainError {
  return new DomainError('invalid', 'discount.expired', 'Este código de descuento ya no está disponible');
}

/** The message says how to continue, because the code stays on the cart until the shopper removes it. */
export function customerLimitReached(code: string): DomainError {
  const message = `Ya usaste el código ${code} en otro pedido. Quítalo del carrito para continuar.`;
  return new DomainError('invalid', 'discount.customer_limit', message);
}

/** The next refusals are about reservations, which end: the message says that it may be tried again. */
export function codeTaken(code: string): DomainError {
  const message = `Otras personas están pagando con el código ${code} y por ahora no quedan usos libres. Intenta otra vez en un rato, o quítalo del carrito para continuar.`;
  return new DomainError('invalid', 'discount.taken', message);
}

export function reservedByCustomer(code: string): DomainError {
  const message = `Ya apartaste el código ${code} con este correo en otra compra sin pagar. Paga esa, o quita el código de este carrito para continuar.`;
  return new DomainError('invalid', 'discount.customer_unpaid', message);
}

/** For an order that was placed with the code, and whose reservation has ended. */
export function codeGoneOfOrder(code: string): DomainError {
  const message = `El código ${code} de este pedido ya no está disponible. Escríbenos antes de pagar y lo resolvemos contigo.`;
  return new DomainError('invalid', 'discount.taken', message);
}

export function invalidCode(): DomainError {
  return new DomainError('invalid', 'discount.invalid', 'El código de descuento no es válido');
}
