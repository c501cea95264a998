import { Injectable, Logger } from '@nestjs/common';
import { DomainError, TooManyRequestsError } from '../../common/domain-error.js';
import { normaliseEmail } from '../../common/email-address.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Env } from '../../config/env.js';
import { designPath, DesignService } from '../../designs/index.js';
import { owedNow, describeParcel, OrderReader, payBy, shipmentIn } from '../../orders/index.js';
import type { AnswerEffects, ChatDesign, TrackedOrder } from '../domain/message-context.js';

/** A chat proves nothing: it reads the state of an order alone. */
const STRANGER = { payerTokens: [], user: null };

/** The bot states what add-ons cost; they are ticked on the page of the design. */
const WITHOUT_ADD_ONS = { hasBordado: true, addOns: [], keychainText: '' };

/** Actions of the bot for an answer: it looks up orders and stores designs. */
@Injectable()
export class ShopActions {
  private readonly log = new Logger('chatbot');

  constructor(
    private readonly orders: OrderReader,
    private readonly designs: DesignService,
    private readonly limiter: RateLimiter,
    private readonly env: Env,
  ) {}

  /** Order look-ups are counted against this network; not counted when missing. */
  forNetwork(network: string | undefined): AnswerEffects {
    return {
      track: (orderNumber, email) => this.track(orderNumber, email, network),
      keepDesign: (design) => this.keepDesign(design),
    };
  }

  private async track(orderNumber: string, email: string, network?: string): Promise<TrackedOrder | null | 'limited'> {
    try {
      if (network !== undefined) await this.limiter.consume(POLICIES.trackedOrders, network);
      const { order } = await this.orders.lookUp(orderNumber, normaliseEmail(email), STRANGER);
      const { number, status, delivery, history } = order;
      const shipment = shipmentIn(history);
      const money = { due: owedNow(order), payBy: payBy(order), isFree: order.isFree };
      return { number, status, delivery, ...money, ...(shipment && { parcel: describeParcel(shipment) }) };
    } catch (error) {
      if (error instanceof TooManyRequestsError) return 'limited';
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  private async keepDesign(design: ChatDesign): Promise<string | null> {
    try {
      return `${this.env.publicUrl}${designPath(await this.designs.keep({ ...WITHOUT_ADD_ONS, ...design }))}`;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ code: error.code }, 'a design of the chat was refused');
      return null;
    }
  }
}
