import { Injectable } from '@nestjs/common';
import type { BotReply } from '../domain/reply.js';
import type { Thread } from '../domain/thread.js';

/** What one answer may depend on besides the text. */
export interface AnswerOptions {
  readonly keywords: readonly string[];
  readonly network?: string;
}

@Injectable()
export class AnswerMessage {
  answer(_text: string, _thread: Thread, _options: AnswerOptions): Promise<BotReply> {
    return Promise.reject(new Error('to be built'));
  }
}
