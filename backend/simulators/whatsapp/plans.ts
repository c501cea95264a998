import { PlanError, wholeNumber } from '../common/plan-error.js';

/** How the delivery of events goes wrong. */
export interface WebhookPlan {
  drop?: boolean;
  delayMs?: number;
  /** Deliveries beyond the first, at the same time. */
  copies?: number;
  badSignature?: boolean;
  /** Held back until another event was delivered. */
  reorder?: boolean;
  /** Held back until there are so many, then delivered in one call. */
  batch?: number;
}

/** How the API fails instead of taking a message. */
export type ApiFault =
  | { kind: 'html403' | 'timeout' | 'drop' | '500' }
  | { kind: 'slow'; ms: number }
  | { kind: 'code'; code: number; retryAfterSeconds?: number };

/** How far delivery statuses go. */
const DELIVERIES = ['none', 'sent', 'delivered', 'read'] as const;
type Delivery = (typeof DELIVERIES)[number];

type Raw = Record<string, unknown>;

/** The behaviour that tests and testers set under `/__sim/`. */
export class Plans {
  private fault: { fault: ApiFault; times: number } | undefined;
  /** Codes of failures that the next accepted messages report by a status. */
  private readonly failures: number[] = [];
  webhook: WebhookPlan = {};
  delivery: Delivery = 'read';
  /** Milliseconds after acceptance until `sent`, `delivered` and `read`. */
  delaysMs: readonly [number, number, number] = [100, 500, 2_000];
  /** A closed window is refused at once, or accepted and reported by a status. */
  windowRefusal: 'answer' | 'status' = 'answer';
  limitsRate = true;

  /** Changes the fields that `raw` names; the others stay. */
  set(raw: Raw): void {
    const times = raw.times === undefined ? Infinity : wholeNumber('times', raw.times);
    if (raw.api === null) this.fault = undefined;
    else if (raw.api !== undefined) this.fault = { fault: readFault(raw), times };
    if (raw.failNext !== undefined) this.failures.push(wholeNumber('failNext', raw.failNext));
    if (raw.webhook !== undefined) this.webhook = readWebhook(raw.webhook ?? []);
    if (raw.delivery !== undefined) this.delivery = oneOf('delivery', DELIVERIES, raw.delivery);
    // Without a payment method the platform takes messages beyond the free ones, but delivers none.
    if (raw.paymentMethod !== undefined) this.delivery = raw.paymentMethod === false ? 'sent' : 'read';
    if (raw.delaysMs !== undefined) this.delaysMs = readDelays(raw.delaysMs);
    if (raw.windowRefusal !== undefined)
      this.windowRefusal = oneOf('windowRefusal', ['answer', 'status'] as const, raw.windowRefusal);
    if (raw.limitsRate !== undefined) this.limitsRate = raw.limitsRate !== false;
  }

  /** The fault that hits the next message. */
  takeFault(): ApiFault | undefined {
    if (!this.fault || this.fault.times <= 0) return undefined;
    this.fault.times -= 1;
    return this.fault.fault;
  }

  /** The code with which the message that is accepted now will fail. */
  takeFailure(): number | undefined {
    return this.failures.shift();
  }

  reset(): void {
    Object.assign(this, new Plans());
    this.fault = undefined;
  }
}

function readFault(raw: Raw): ApiFault {
  if (typeof raw.api === 'number') {
    const retryAfterSeconds =
      raw.retryAfterSeconds === undefined ? undefined : wholeNumber('retryAfterSeconds', raw.retryAfterSeconds);
    return { kind: 'code', code: wholeNumber('api', raw.api), retryAfterSeconds };
  }
  const [word = '', amount] = String(raw.api).split(':');
  if (word === 'slow') return { kind: 'slow', ms: wholeNumber('slow', amount) };
  return { kind: oneOf('api', ['500', 'html403', 'timeout', 'drop'] as const, word) };
}

/** `'drop'`, `'delay:500'`, or a list of such words. */
function readWebhook(raw: unknown): WebhookPlan {
  const words = Array.isArray(raw) ? raw.map(String) : [String(raw)];
  return Object.assign({}, ...words.map(webhookWord)) as WebhookPlan;
}

function webhookWord(text: string): WebhookPlan {
  const [word, amount] = text.split(':');
  if (word === 'delay') return { delayMs: wholeNumber(text, amount) };
  if (word === 'duplicate') return { copies: wholeNumber(text, amount) };
  if (word === 'batch') return { batch: wholeNumber(text, amount) };
  return { [oneOf('webhook', ['drop', 'badSignature', 'reorder'] as const, word)]: true };
}

function readDelays(raw: unknown): [number, number, number] {
  if (!Array.isArray(raw) || raw.length !== 3) throw new PlanError('delaysMs needs three numbers');
  return raw.map((one) => wholeNumber('delaysMs', one)) as [number, number, number];
}

function oneOf<Word extends string>(name: string, words: readonly Word[], raw: unknown): Word {
  const word = words.find((one) => one === raw);
  if (word === undefined) throw new PlanError(`${name} must be one of ${words.join(', ')}`);
  return word;
}
