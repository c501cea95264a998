/** Which cart a payment is for, and when it began. Unique at the provider; never tells who pays. */
export interface PaymentReference {
  /** The cart's session; `demo` for the demo page (decisions, 20). */
  session: string;
  startedAt: Date;
  /** Five characters that tell two payments of one millisecond apart. */
  random: string;
}

// Read from the right, because a session may contain dashes itself.
const SHAPE = /^SIGERIST-([A-Za-z0-9_-]{1,128})-(\d{13})-([A-Za-z0-9]{5})$/;

/** `SIGERIST-{session}-{timestamp}-{random5}` (decisions, 20). */
export function formatPaymentReference({ session, startedAt, random }: PaymentReference): string {
  return `SIGERIST-${session}-${startedAt.getTime()}-${random}`;
}

/** Undefined when `text` is not a reference of this shop. */
export function parsePaymentReference(text: string): PaymentReference | undefined {
  const [, session, timestamp, random] = SHAPE.exec(text) ?? [];
  if (!session || !timestamp || !random) return undefined;
  return { session, startedAt: new Date(Number(timestamp)), random };
}

const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZabcdefghjk';

/** The five characters of a reference that the shop makes itself. */
export function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}
