import { randomCode } from '../../common/random-code.js';

/** Reference of a payment with its start. It is unique at the provider and contains no personal data. */
export interface PaymentReference {
  /**
   * In the browser's request: the cart's session; `demo` for the demo page. In the shop's answer: a
   * random alias, because references are public.
   */
  session: string;
  startedAt: Date;
  /** Five characters that distinguish payments of the same millisecond. */
  random: string;
}

// Read from the right, because a session may contain dashes itself.
const SHAPE = /^SIGERIST-([A-Za-z0-9_-]{1,128})-(\d{13})-([A-Za-z0-9]{5})$/;

/** `SIGERIST-{session}-{timestamp}-{random5}`. */
export function formatPaymentReference({ session, startedAt, random }: PaymentReference): string {
  return `SIGERIST-${session}-${startedAt.getTime()}-${random}`;
}

/** Undefined when `text` is not a reference of this shop. */
export function parsePaymentReference(text: string): PaymentReference | undefined {
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [session, timestamp, random] = match.slice(1) as [string, string, string];
  return { session, startedAt: new Date(Number(timestamp)), random };
}

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZabcdefghjk';
const ALIAS_LENGTH = 20;

/** Whether this part of a reference looks like those that the shop makes itself. */
export function isAlias(session: string): boolean {
  return session.length === ALIAS_LENGTH && /^[A-Za-z]+$/.test(session);
}

/** A random reference, which reveals neither the cart nor another reference. */
export function newPaymentReference(startedAt: Date): string {
  return formatPaymentReference({
    session: randomCode(LETTERS, ALIAS_LENGTH),
    startedAt,
    random: randomCode(LETTERS, 5),
  });
}
