import type { Answer, MessageContext } from './message-context.js';
import type { Knowledge } from './knowledge.js';
import type { FaqFact } from './shop-facts.js';

/** The gaps between sentences: blanks after the marks that end one, or line breaks. */
const BETWEEN_SENTENCES = /(?<=[?!.;…])\s+|\n+/;

export interface OwnerQuestions {
  /** The owner's questions that the text repeats, in its order. */
  readonly items: readonly FaqFact[];
  /** The other sentences of the text, and those that need another answer as well. */
  readonly rest: string;
}

/**
 * Finds the owner's frequent questions in a text: the owner's answers go before those that the bot writes. `needsMore` decides whether a
 * sentence needs the bot's answer too.
 */
export function ownerQuestionsIn(
  text: string,
  { faq }: Knowledge,
  needsMore: (sentence: string) => boolean,
): OwnerQuestions {
  const items: FaqFact[] = [];
  const rest: string[] = [];
  for (const sentence of text.split(BETWEEN_SENTENCES)) {
    const item = faq.findOwnersQuestion(sentence);
    if (item) items.push(item);
    if (!item || needsMore(sentence)) rest.push(sentence);
  }
  return { items: [...new Set(items)], rest: rest.join('\n') };
}

/** Frequent questions of a new shop that the bot answers from other data, by intent. */
const QUESTION_OF_INTENT: Readonly<Record<string, string>> = {
  delivery_time: 'envios-cuanto-se-demora',
  express: 'envios-servicio-express',
  shipping_cost: 'envios-cuanto-cuesta',
  kit: 'pagos-kit-de-lujo',
  contact: 'empresa-como-los-contacto',
};

/**
 * The answer with which the owner replaced that of a new shop, for an intent. Undefined when the message is about a product or a day, which
 * needs a specific answer.
 */
export function ownerAnswerTo(intent: string, context: MessageContext): Answer | undefined {
  const { knowledge, mentions, products, deadline, orderDay } = context;
  if (mentions.length > 0 || products.length > 0 || deadline || orderDay) return undefined;
  const item = knowledge.facts.faq.find(({ id }) => id === QUESTION_OF_INTENT[intent]);
  return item?.origin === 'own-answer' ? { text: item.answer } : undefined;
}
