import type { MessageContext } from './message-context.js';
import { fold } from './normalise.js';

/** Words for a person that also mean something else: "regalo para una persona de 3 años". The intent decides about them. */
const AMBIGUOUS = new Set(['persona', 'personas', 'humano', 'humana', 'agente', 'alguien']);

/** The first transfer keyword that the text contains as a whole word or phrase, whatever its accents and case. */
export function keywordIn({ message, intents, raw }: MessageContext, keywords: readonly string[]): string | undefined {
  const typed = ` ${fold(raw.slice(0, 4096)).replace(/[^a-z0-9]+/g, ' ')} `;
  return keywords.find((keyword) => {
    const words = fold(keyword)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    if (words === '') return false;
    if (AMBIGUOUS.has(words)) return intents.some(({ intent }) => intent === 'person');
    return typed.includes(` ${words} `) || message.text.includes(` ${words} `);
  });
}
