import type { Product } from '../../catalogue/index.js';
import type { DeliveryRange } from '../../common/delivery.js';
import type { Pesos } from '../../common/money.js';
import type { OrderStatus } from '../../orders/index.js';
import type { Choices } from './choices.js';
import type { NamedDays } from './deadline.js';
import type { ProductMention } from './entities.js';
import type { FoundIntent } from './intents.js';
import type { Knowledge } from './knowledge.js';
import type { NormalisedText } from './normalise.js';
import type { ProductChoices } from './product-choices.js';
import type { ChatLink, HandoverReason } from './reply.js';
import type { BusinessHours } from './shop-facts.js';
import type { PendingQuestion, Thread } from './thread.js';

/** The data of an order that the bot may reveal. */
export interface TrackedOrder {
  readonly number: string;
  readonly status: OrderStatus;
  /** The promised dates; null before the payment, under review, and for a cancelled or refunded order. */
  readonly delivery: DeliveryRange | null;
  /** The amount that can be paid now, in pesos; 0 when nothing is owed. */
  readonly due: Pesos;
  /** Whether there is no money to pay, because of its discount code; missing for no. */
  readonly isFree?: boolean;
  /** Last day to pay it, a date in Bogota; null when it is not asked for yet. */
  readonly payBy: string | null;
  /** Carrier, tracking number and tracking page as a sentence; missing before the parcel has left. */
  readonly parcel?: string;
}

/** Design as the customiser keeps it; a choice that is '' is as in the photo. */
export interface ChatDesign {
  readonly productId: number;
  readonly name: string;
  readonly fontStyle: string;
  readonly fontSize: string;
  readonly fontColor: string;
  readonly animalTheme: string;
  readonly bagColor: string;
  readonly strap: string;
}

/** Actions that an answer may request from the shop. */
export interface AnswerEffects {
  /** Null for an unknown number and for another person's order alike; `limited` when the caller asked too often. */
  track(orderNumber: string, email: string): Promise<TrackedOrder | null | 'limited'>;
  /** The absolute URL that opens the design; null when it cannot be kept. */
  keepDesign(design: ChatDesign): Promise<string | null>;
}

/** One text of a customer and what its answer is made from. */
export interface Question {
  readonly text: string;
  readonly thread: Thread;
  /** Words that hand the conversation to a person. */
  readonly keywords: readonly string[];
  readonly knowledge: Knowledge;
  readonly now: Date;
  readonly hours: BusinessHours;
  readonly effects: AnswerEffects;
}

/** A question as `understand` reads it: what it names, asks for and refers to. */
export interface MessageContext extends NamedDays {
  readonly knowledge: Knowledge;
  readonly message: NormalisedText;
  readonly raw: string;
  readonly thread: Thread;
  readonly intents: readonly FoundIntent[];
  readonly mentions: readonly ProductMention[];
  /** Clear products of the message, or of the thread when the message names none. */
  readonly products: readonly Product[];
  readonly choices: Choices;
  readonly name: string | null;
  /** The name of a second piece that is asked for in the same message. */
  readonly otherName: string | null;
  readonly plain: boolean | undefined;
  /** Choices for single products of several, by id; empty when all products have the same choices. */
  readonly choicesByProduct: ReadonlyMap<number, ProductChoices>;
  /** How many of each product were asked for, by id; 1 when missing. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly now: Date;
  readonly hours: BusinessHours;
  readonly effects: AnswerEffects;
}

/** The answer to one intent. */
export interface Answer {
  readonly text: string;
  readonly links?: readonly ChatLink[];
  readonly handover?: HandoverReason;
  readonly pending?: PendingQuestion;
  readonly remember?: Partial<Thread>;
}

export type AnswerFunction = (context: MessageContext) => Answer | null | Promise<Answer | null>;
