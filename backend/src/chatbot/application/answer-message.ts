import { Injectable, Logger } from '@nestjs/common';
import {
  CatalogueService,
  type CatalogueSnapshot,
  deliveryRange,
  describeDelivery,
  isColombianHoliday,
  lineBreakdown,
  type Personalisation,
  problemsOf,
} from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError, TooManyRequestsError } from '../../common/domain-error.js';
import { normaliseEmail } from '../../common/email-address.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Env } from '../../config/env.js';
import { FaqService } from '../../content/index.js';
import { designPath, DesignService } from '../../designs/index.js';
import { OrderReader } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { answerQuestion } from '../domain/answer.js';
import type { AnswerEffects, ChatDesign, TrackedOrder } from '../domain/conversation.js';
import { Knowledge } from '../domain/knowledge.js';
import type { BotReply } from '../domain/reply.js';
import type { BusinessHours, ShopRules } from '../domain/shop-facts.js';
import type { Thread } from '../domain/thread.js';

export interface AnswerOptions {
  /** Words that hand the conversation to a person. */
  readonly keywords: readonly string[];
  /** When people of the shop answer; the shop's usual hours when missing. */
  readonly hours?: BusinessHours;
  /** Network of the caller, against which order look-ups are counted; not counted when missing. */
  readonly network?: string;
}

const USUAL_HOURS: BusinessHours = { start: '09:00', end: '18:00' };

/** Answers a customer's text from the data of the shop. */
@Injectable()
export class AnswerMessage {
  private known?: { readonly version: string; readonly knowledge: Knowledge };
  private readonly log = new Logger('chatbot');

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly faq: FaqService,
    private readonly settings: ShopSettings,
    private readonly orders: OrderReader,
    private readonly designs: DesignService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Never throws for what the customer wrote. `thread` is that of the reply before, or an empty one. */
  async answer(
    text: string,
    thread: Thread,
    { keywords, hours = USUAL_HOURS, network }: AnswerOptions,
  ): Promise<BotReply> {
    const knowledge = await this.knowledge();
    const now = this.clock.now();
    return answerQuestion({ text, thread, keywords, knowledge, now, hours, effects: this.effects(network) });
  }

  /** Built again only after the catalogue or a frequent question changed. */
  private async knowledge(): Promise<Knowledge> {
    const [snapshot, { items, version: faqVersion }] = await Promise.all([this.catalogue.current(), this.faq.list()]);
    const version = `${snapshot.version} ${faqVersion}`;
    if (this.known?.version !== version) {
      const facts = {
        version,
        products: snapshot.products,
        pricing: snapshot.pricing,
        faq: items,
        settings: this.settings.current,
        publicUrl: this.env.publicUrl.replace(/\/$/, ''),
        rules: rulesOf(snapshot),
      };
      this.known = { version, knowledge: new Knowledge(facts) };
    }
    return this.known.knowledge;
  }

  private effects(network: string | undefined): AnswerEffects {
    return {
      track: (orderNumber, email) => this.track(orderNumber, email, network),
      keepDesign: (design) => this.keepDesign(design),
    };
  }

  private async track(orderNumber: string, email: string, network?: string): Promise<TrackedOrder | null | 'limited'> {
    try {
      if (network !== undefined) await this.limiter.consume(POLICIES.trackedOrders, network);
      const order = await this.orders.track(orderNumber, normaliseEmail(email));
      const { number, status, isExpress, createdAt } = order;
      return { number, status, isExpress, createdAt };
    } catch (error) {
      if (error instanceof TooManyRequestsError) return 'limited';
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  private async keepDesign(design: ChatDesign): Promise<string | null> {
    try {
      return `${this.env.publicUrl.replace(/\/$/, '')}${designPath(await this.designs.keep(design))}`;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ code: error.code }, 'a design of the chat was refused');
      return null;
    }
  }
}

function rulesOf({ pricing }: CatalogueSnapshot): ShopRules {
  return {
    lineBreakdown,
    nameProblem: (name) => problemsOf(nameOnly(name), pricing).personalization,
    deliveryDates: (orderedAt, days) => describeDelivery(deliveryRange(orderedAt, days)),
    isHoliday: isColombianHoliday,
  };
}

function nameOnly(name: string): Personalisation {
  return {
    hasBordado: true,
    addPompon: false,
    addPersonalizedKeychain: false,
    addDecorativeBow: false,
    addPersonalization: false,
    addNameEmbroidery: false,
    expressService: false,
    embroideryFont: null,
    fontSize: null,
    embroideryColor: null,
    animalTheme: null,
    bagColor: null,
    personalization: name,
    keychainPersonalization: '',
    specialRequest: '',
  };
}
