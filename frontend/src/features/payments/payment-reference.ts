import { randomId } from '../../shared/lib/random-id';

/** How long a payment that was begun keeps its reference (accounts-payments-chatbot, section 9). */
const REUSED_MS = 30 * 60_000;

const keyOf = (session: string) => `payment_reference:${session}`;

/** The references where the browser stores nothing: they live as long as the page. */
const memory = new Map<string, string>();

/** `SIGERIST-{session}-{timestamp}-{random5}`: the one that was begun for this cart, or a new one (section 4). */
export function paymentReference(session: string): string {
  const kept = read(session);
  if (kept && isYoung(kept)) return kept;
  const made = `SIGERIST-${session}-${Date.now()}-${randomId().slice(0, 5)}`;
  keepPaymentReference(session, made);
  return made;
}

/** The server answers another reference where the browser's was used already. */
export function keepPaymentReference(session: string, reference: string): void {
  memory.set(session, reference);
  try {
    localStorage.setItem(keyOf(session), reference);
  } catch {
    // Storage is blocked or full.
  }
}

/** A payment that ended, well or not, is not taken up again. */
export function forgetPaymentReference(session: string): void {
  memory.delete(session);
  try {
    localStorage.removeItem(keyOf(session));
  } catch {
    // Storage is blocked.
  }
}

function read(session: string): string | null {
  try {
    return localStorage.getItem(keyOf(session));
  } catch {
    return memory.get(session) ?? null;
  }
}

function isYoung(reference: string): boolean {
  const [, startedAt] = /-(\d{13})-\w{5}$/.exec(reference) ?? [];
  return startedAt !== undefined && Date.now() - Number(startedAt) < REUSED_MS;
}
