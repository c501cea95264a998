import { DomainError } from '../../common/domain-error.js';
import { fold } from './normalise.js';
import type { BusinessHours } from './shop-facts.js';

/** Settings of the bot that staff can change. */
export interface ChatbotConfig {
  /** False hands every message to a person. */
  readonly active: boolean;
  readonly hours: BusinessHours;
  /** Words and phrases that hand a conversation to a person, as staff typed them. */
  readonly keywords: readonly string[];
}

export const MAX_KEYWORDS = 50;
export const TOO_MANY_KEYWORDS = `Escribe hasta ${MAX_KEYWORDS} palabras`;

/** @throws DomainError `chatbot.hours` */
export function assertHours({ start, end }: BusinessHours): void {
  if (start >= end)
    throw new DomainError('invalid', 'chatbot.hours', 'La hora de inicio debe ser antes de la hora de fin.');
}

/** Trimmed, and each once whatever its case, accents and blanks; the first spelling stays. */
export function tidyKeywords(keywords: readonly string[]): string[] {
  const tidy = new Map<string, string>();
  for (const keyword of keywords) {
    const words = keyword.trim().replace(/\s+/gu, ' ');
    const key = fold(words);
    if (key !== '' && !tidy.has(key)) tidy.set(key, words);
  }
  return [...tidy.values()];
}
