import { Injectable } from '@nestjs/common';
import type { BotReply } from '../domain/reply.js';
import type { Thread } from '../domain/thread.js';

/** What one answer may depend on besides the text. */
export interface AnswerOptions {
  readonly keywords: readonly string[];
  readonly network?: string;
}

/** Stands in for the bot until it is built: understands nothing, and calls a person at "asesor". */
@Injectable()
export class AnswerMessage {
  answer(text: string, thread: Thread, { keywords }: AnswerOptions): Promise<BotReply> {
    const isKeyword = keywords.some((keyword) => text.toLowerCase().includes(keyword));
    return Promise.resolve({
      text: isKeyword ? '' : 'Hola, soy el asistente de Sigerist.',
      links: [],
      intents: [],
      handover: isKeyword ? 'keyword' : null,
      missed: !isKeyword,
      stop: text === 'parar',
      thread,
    });
  }
}
