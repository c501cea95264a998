import { PlanError, wholeNumber } from '../common/plan-error.js';
import { type Outcome, OUTCOMES } from './transaction.js';

/** How the events of a transaction go wrong; see docs/payment-simulator.md. */
export interface WebhookPlan {
  drop?: boolean;
  delayMs?: number;
  /** Deliveries beyond the first, at the same time. */
  copies?: number;
  badChecksum?: boolean;
  wrongSecret?: boolean;
  /** Held back until another event was delivered. */
  reorder?: boolean;
  /** More properties under the checksum, in another order. */
  extraProperties?: boolean;
  /** The payer's page shows the result only after the event was delivered. */
  beforeRedirect?: boolean;
  /** Held back until the payer returns to the shop. */
  afterRedirect?: boolean;
}

/** The result of one transaction, where it differs from the official test data. */
export interface Plan {
  outcome?: Outcome;
  settleMs?: number;
  statusMessage?: string;
  webhook: WebhookPlan;
  /** Values that the provider reports instead of the paid ones. */
  tamper?: { amountInCents?: number; currency?: string };
  /** How a second transaction of the same reference ends, which follows the first on its own. */
  followUp?: Outcome;
}

/** How an endpoint fails. */
export type Fault = { kind: '500' | '429' | 'html403' | 'timeout' | 'drop' } | { kind: 'slow'; ms: number };

/** How a void goes other than at once: see docs/payment-simulator.md. */
export type VoidFault = { kind: 'settled' | 'declined' | 'never' | 'empty' | 'lost' } | { kind: 'later'; ms: number };

interface StandingFault {
  fault: Fault;
  /** Requests that it still hits. */
  times: number;
}

/** The behaviour that tests and testers set under `/__sim/`. */
export class Plans {
  private readonly upcoming: Plan[] = [];
  private readonly byReference = new Map<string, Plan>();
  private readonly faults = new Map<string, StandingFault>();
  private everyWebhook: WebhookPlan = {};
  private everyVoid: VoidFault | undefined;
  /** Whether the payment page refuses to return to this machine, as the real one does. */
  strictRedirect = false;
  /** Whether a transaction that is read without a key omits its merchant's public key. */
  hidesMerchantKey = false;
  /** Rows of a page of a list, however many were asked for; undefined for those. */
  pageRows: number | undefined;

  /** Orders the end of the next transaction, or of the next of one reference. */
  order(raw: Record<string, unknown>): void {
    const plan = readPlan(raw);
    if (typeof raw.reference === 'string') this.byReference.set(raw.reference, plan);
    else this.upcoming.push(plan);
  }

  /** The plan for a transaction that begins now; each is used once. */
  take(reference: string): Plan {
    const own = this.byReference.get(reference);
    this.byReference.delete(reference);
    const plan = own ?? this.upcoming.shift() ?? { webhook: {} };
    return { ...plan, webhook: { ...this.everyWebhook, ...plan.webhook } };
  }

  /** Sets or lifts (null) the faults named in `raw`; the others stay. */
  setFaults(raw: Record<string, unknown>): void {
    const times = raw.times === undefined ? Infinity : wholeNumber('times', raw.times);
    for (const target of ['api', 'widget']) {
      if (raw[target] === null) this.faults.delete(target);
      else if (raw[target] !== undefined) this.faults.set(target, { fault: readFault(raw[target]), times });
    }
    if (raw.void !== undefined) this.everyVoid = raw.void === null ? undefined : readVoidFault(raw.void);
    if (raw.webhook !== undefined) this.everyWebhook = readWebhook(raw.webhook ?? []);
    if (raw.strictRedirect !== undefined) this.strictRedirect = raw.strictRedirect === true;
    if (raw.hidesMerchantKey !== undefined) this.hidesMerchantKey = raw.hidesMerchantKey === true;
    if (raw.pageRows !== undefined)
      this.pageRows = raw.pageRows === null ? undefined : wholeNumber('pageRows', raw.pageRows);
  }

  /** The fault that hits the next request to `target`. */
  faultOf(target: 'api' | 'widget'): Fault | undefined {
    const standing = this.faults.get(target);
    if (!standing || standing.times <= 0) return undefined;
    standing.times -= 1;
    return standing.fault;
  }

  /** How voids go until it is set to null. */
  voidFault(): VoidFault | undefined {
    return this.everyVoid;
  }

  reset(): void {
    this.everyVoid = undefined;
    this.upcoming.length = 0;
    this.byReference.clear();
    this.faults.clear();
    this.everyWebhook = {};
    this.strictRedirect = false;
    this.hidesMerchantKey = false;
    this.pageRows = undefined;
  }
}

function readPlan(raw: Record<string, unknown>): Plan {
  const { outcome, statusMessage, amountTamper, retryWindow, doubleApproval } = raw;
  if (outcome !== undefined && !OUTCOMES.some((known) => known === outcome))
    throw new PlanError(`outcome must be one of ${OUTCOMES.join(', ')}`);
  const plan: Plan = { webhook: readWebhook(raw.webhook ?? []) };
  if (outcome !== undefined) plan.outcome = outcome as Outcome;
  if (raw.settleMs !== undefined) plan.settleMs = wholeNumber('settleMs', raw.settleMs);
  if (typeof statusMessage === 'string') plan.statusMessage = statusMessage;
  if (amountTamper !== undefined) plan.tamper = readTamper(amountTamper);
  if (retryWindow === true) return { ...plan, outcome: 'DECLINED', followUp: 'APPROVED' };
  if (doubleApproval === true) return { ...plan, outcome: 'APPROVED', followUp: 'APPROVED' };
  return plan;
}

function readTamper(raw: unknown): Plan['tamper'] {
  const { amountInCents, currency } = Object(raw) as Record<string, unknown>;
  return {
    ...(amountInCents === undefined ? {} : { amountInCents: wholeNumber('amountInCents', amountInCents) }),
    ...(typeof currency === 'string' ? { currency } : {}),
  };
}

/** `'drop'`, `'delay:500'`, or a list of such words. */
function readWebhook(raw: unknown): WebhookPlan {
  const words = Array.isArray(raw) ? raw.map(String) : [String(raw)];
  return Object.assign({}, ...words.map(webhookWord)) as WebhookPlan;
}

function webhookWord(text: string): WebhookPlan {
  const [word = '', amount] = text.split(':');
  switch (word) {
    case 'delay':
      return { delayMs: wholeNumber(text, amount) };
    case 'duplicate':
      return { copies: wholeNumber(text, amount) };
    case 'drop':
    case 'badChecksum':
    case 'wrongSecret':
    case 'reorder':
    case 'extraProperties':
    case 'beforeRedirect':
    case 'afterRedirect':
      return { [word]: true };
    default:
      throw new PlanError(`webhook: ${text} is none of the faults of an event`);
  }
}

function readFault(raw: unknown): Fault {
  const [word = '', amount] = String(raw).split(':');
  switch (word) {
    case 'slow':
      return { kind: 'slow', ms: wholeNumber(String(raw), amount) };
    case '500':
    case '429':
    case 'html403':
    case 'timeout':
    case 'drop':
      return { kind: word };
    default:
      throw new PlanError(`${String(raw)} is none of the faults of an endpoint`);
  }
}

function readVoidFault(raw: unknown): VoidFault {
  const [word = '', amount] = String(raw).split(':');
  switch (word) {
    case 'later':
      return { kind: 'later', ms: wholeNumber(String(raw), amount) };
    case 'settled':
    case 'declined':
    case 'never':
    case 'empty':
    case 'lost':
      return { kind: word };
    default:
      throw new PlanError(`void: ${String(raw)} is no way in which a void goes`);
  }
}
