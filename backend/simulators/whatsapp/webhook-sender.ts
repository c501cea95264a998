import { createHmac, randomInt } from 'node:crypto';
import type { SimulatedClock } from '../common/simulated-clock.js';
import type { Plans } from './plans.js';
import type { Settings } from './settings.js';

const ANSWER_WITHIN_MS = 10_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Waits after deliveries that were not answered with 200; the last one ends seven days later. */
const RETRY_AFTER_MS = [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, ...Array<number>(6).fill(26 * HOUR)];
const MAX_DELIVERIES = 5_000;
const ACCOUNT_ID = '200000000000001';

/** One thing to report: part of the `value` of a webhook's change. */
export interface Update {
  /** Subject for the log: `message` or a status, and the id of the message. */
  about: string;
  contacts?: object[];
  messages?: object[];
  statuses?: object[];
}

/** One attempt to report. */
export interface Delivery {
  at: string;
  about: string[];
  /** 1 for the first attempt. */
  attempt: number;
  /** The HTTP status, once there is one. */
  answer: number | string;
}

/** Delivers signed events to the shop, with the retries and faults that were set. */
export class WebhookSender {
  readonly deliveries: Delivery[] = [];
  private held: Update[][] = [];
  private batch: Update[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly clock: SimulatedClock,
    private readonly plans: Plans,
  ) {}

  /** Resolves when the first attempt is over, or at once when there is none now. */
  async report(...updates: Update[]): Promise<void> {
    const { drop, batch, reorder, delayMs, copies = 0 } = this.plans.webhook;
    if (drop) return;
    if (batch) {
      this.batch.push(...updates);
      if (this.batch.length < batch) return;
      await this.deliver(this.batch.splice(0));
    } else if (reorder) {
      this.held.push(updates);
    } else if (delayMs) {
      this.clock.after(delayMs, () => void this.deliver(updates));
    } else {
      await Promise.all(Array.from({ length: 1 + copies }, () => this.deliver(updates)));
    }
  }

  /** The platform's check when staff enter the webhook's URL: whether the shop answered the challenge. */
  async verify(): Promise<boolean> {
    const challenge = String(randomInt(1_000_000_000, 2_000_000_000));
    const query = {
      'hub.mode': 'subscribe',
      'hub.challenge': challenge,
      'hub.verify_token': this.settings.verifyToken,
    };
    const response = await fetch(`${this.settings.webhookUrl}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return response.status === 200 && (await response.text()) === challenge;
  }

  reset(): void {
    this.deliveries.length = 0;
    this.held = [];
    this.batch = [];
  }

  private async deliver(updates: Update[], body = this.write(updates), attempt = 1): Promise<void> {
    const about = updates.map((update) => update.about);
    const delivery: Delivery = { at: this.clock.now().toISOString(), about, attempt, answer: 'on its way' };
    this.deliveries.push(delivery);
    if (this.deliveries.length > MAX_DELIVERIES) this.deliveries.shift();
    delivery.answer = await this.post(body);
    const wait = RETRY_AFTER_MS[attempt - 1];
    if (delivery.answer !== 200 && wait !== undefined)
      this.clock.after(wait * this.settings.timeScale, () => void this.deliver(updates, body, attempt + 1));
    await Promise.all(this.held.splice(0).map((late) => this.deliver(late)));
  }

  /** Several updates are spread over entries and changes, as the platform does. */
  private write(updates: Update[]): string {
    const metadata = { display_phone_number: '573000000000', phone_number_id: this.settings.phoneNumberId };
    const changes = updates.map(({ contacts, messages, statuses }) => ({
      value: { messaging_product: 'whatsapp', metadata, contacts, messages, statuses },
      field: 'messages',
    }));
    const half = Math.ceil(changes.length / 2);
    const entry = [changes.slice(0, half), changes.slice(half)]
      .filter((part) => part.length > 0)
      .map((part) => ({ id: ACCOUNT_ID, changes: part }));
    return escaped(JSON.stringify({ object: 'whatsapp_business_account', entry }));
  }

  private async post(body: string): Promise<number | string> {
    const secret = this.plans.webhook.badSignature ? 'secret of somebody else' : this.settings.appSecret;
    try {
      const response = await fetch(this.settings.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 'no answer';
    }
  }
}

/** The platform writes slashes and everything beyond ASCII as escapes, and signs that. */
function escaped(json: string): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return json.replaceAll('/', '\\/').replace(/[\u0080-\uffff]/g, escape);
}
