import type { AnswerEffects } from './message-context.js';
import type { Knowledge } from './knowledge.js';
import type { BusinessHours } from './shop-facts.js';
import type { Thread } from './thread.js';

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
