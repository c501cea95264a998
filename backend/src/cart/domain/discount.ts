import { DomainError } from '../../common/domain-error.js';
import { DAY_MS } from '../../common/time.js';

/** Days that an applied code lasts, from the moment it was applied to a cart (decisions, 6). */
const DAYS_APPLIED = 30;

/** A promotional code as the owner keeps it. */
export class DiscountCode {
  /** In capitals. */
  code!: string;
  /** 1 to 100, taken off the cart's total. */
  percent!: number;
  /** False disables the code at once, also in carts that have it. */
  active!: boolean;
  /** From when to when it can be applied; null leaves that side open. */
  starts!: Date | null;
  ends!: Date | null;
}

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

/** Codes are compared without case and surrounding blanks. */
export function normalisedCode(typed: string): string {
  return typed.trim().toUpperCase();
}

export function isInForce({ code, appliedAt }: AppliedDiscount, now: Date): boolean {
  return code.active && now.getTime() < appliedAt.getTime() + DAYS_APPLIED * DAY_MS;
}

/** Why this code cannot be applied now; undefined when it can. */
export function codeRefusal(code: DiscountCode, now: Date): DomainError | undefined {
  if (!code.active || (code.starts && now < code.starts)) return invalidCode();
  return code.ends && now >= code.ends ? expiredCode() : undefined;
}

export function emptyCode(): DomainError {
  return new DomainError('invalid', 'discount.empty', 'Por favor ingresa un código de descuento');
}

export function expiredCode(): DomainError {
  return new DomainError('invalid', 'discount.expired', 'Este código de descuento ya no está disponible');
}

export function invalidCode(): DomainError {
  return new DomainError('invalid', 'discount.invalid', 'El código de descuento no es válido');
}
