import { PlanError } from '../../common/plan-error.js';
import type { CustomerMessage } from '../platform.js';

/** Reads what a customer writes; throws what to change. */
export function readCustomerMessage(raw: unknown): CustomerMessage {
  const { phone, userId, name, type, text, wamid, content, about, product, referral } = Object(raw) as Record<
    string,
    unknown
  >;
  return {
    phone: phoneOf(phone),
    userId: optional('userId', userId, /^[A-Z]{2}\.[A-Za-z0-9.]{1,132}$/),
    name: optional('name', name, /^.{1,100}$/su),
    type: optional('type', type, /^[a-z_]{1,20}$/),
    text: optional('text', text, /^.{0,65536}$/s),
    wamid: optional('wamid', wamid, /^[\x21-\x7e]{1,256}$/),
    // Any JSON, so that tests can send what the platform never would.
    content,
    about: optional('about', about, /^[\x21-\x7e]{1,256}$/),
    product: optional('product', product, /^[\x21-\x7e]{1,100}$/),
    referral: typeof referral === 'object' && referral !== null ? referral : undefined,
  };
}

/** Digits with country code; ten digits are a number of Colombia. */
function phoneOf(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return undefined;
  const digits = typeof raw === 'string' ? raw.replace(/[+ ()-]/g, '') : '';
  if (!/^\d{7,15}$/.test(digits)) throw new PlanError('phone must be a telephone number');
  return digits.length === 10 ? `57${digits}` : digits;
}

function optional(name: string, raw: unknown, pattern: RegExp): string | undefined {
  if (raw === undefined || raw === null) return undefined;
  if (typeof raw !== 'string' || !pattern.test(raw)) throw new PlanError(`${name} does not look right`);
  return raw;
}
