import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS, MINUTE_MS } from '../../common/time.js';
import { monthStart } from '../domain/business-hours.js';
import { Conversations } from './conversations.port.js';

/** How the messages of the shop arrive. */
export interface MessagingHealth {
  readonly repliesThisMonth: number;
  readonly freeReplies: number;
  readonly undelivered: number;
  /** The action that staff should take; null without a problem. */
  readonly warning: string | null;
}

/** Since October 2026 the platform delivers so many replies a month to a business without a payment method. */
const FREE_REPLIES = 1_000;
/** A telephone that is on gets a message within seconds. */
const DELIVERY_MS = 10 * MINUTE_MS;

@Injectable()
export class MessagingHealthReader {
  constructor(
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<MessagingHealth> {
    const now = this.clock.now();
    const [since, until] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - DELIVERY_MS)];
    const { replies, undelivered, unpaid } = await this.conversations.deliveries(monthStart(now), since, until);
    const warning = warningOf(replies, undelivered, unpaid);
    return { repliesThisMonth: replies, freeReplies: FREE_REPLIES, undelivered, warning };
  }
}

/** Without a payment method the platform takes messages beyond the free ones and never delivers them. */
function warningOf(replies: number, undelivered: number, unpaid: number): string | null {
  const count = new Intl.NumberFormat('es-CO');
  const month = `Este mes van ${count.format(replies)} de las ${count.format(FREE_REPLIES)} respuestas gratis.`;
  const advice = 'Revisa el medio de pago de la cuenta en WhatsApp Manager.';
  if (unpaid > 0) return `WhatsApp rechazó respuestas porque la cuenta no tiene un medio de pago. ${month} ${advice}`;
  if (undelivered > 0) {
    const messages =
      undelivered === 1 ? '1 respuesta salió y no llegó' : `${undelivered} respuestas salieron y no llegaron`;
    return `En las últimas 24 horas ${messages}. ${month} ${advice}`;
  }
  return replies >= FREE_REPLIES ? `${month} ${advice}` : null;
}
