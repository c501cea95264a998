import request from 'supertest';
import { AnswerMessage } from '../../src/chatbot/application/answer-message.js';
import { MessagingPlatform, type OutgoingText } from '../../src/chatbot/application/messaging-platform.port.js';
import type { BotReply } from '../../src/chatbot/domain/reply.js';
import type { Env } from '../../src/config/env.js';
import { createTestApp, type TestApp } from './app.js';
import { Mailbox } from './mailbox.js';
import { staffBrowser } from './shopper.js';
import { signatureOf, webhookBody } from './whatsapp-webhook.js';

export type Agent = ReturnType<typeof request.agent>;

/** A shop whose bot answers "Respuesta a: …" and whose messages on WhatsApp are recorded. */
export class ChatShop {
  readonly sent: OutgoingText[] = [];
  readonly mailbox: Mailbox;
  /** The platform's behaviour for the next messages; accepts all of them by default. */
  onSend?: (message: OutgoingText) => Promise<{ wamid: string }>;
  private wamids = 0;

  private constructor(readonly shop: TestApp) {
    this.mailbox = new Mailbox(shop);
    const answer: AnswerMessage['answer'] = (text, thread, { keywords }) => {
      const isKeyword = keywords.includes(text);
      const reply: BotReply = {
        text: isKeyword ? '' : `Respuesta a: ${text}`,
        links: [],
        intents: isKeyword ? [] : ['greeting'],
        handover: isKeyword ? 'keyword' : null,
        missed: text.startsWith('¿?'),
        stop: text === 'parar',
        thread,
      };
      return Promise.resolve(reply);
    };
    const send: MessagingPlatform['send'] = (message) => {
      if (this.onSend) return this.onSend(message);
      this.sent.push(message);
      return Promise.resolve({ wamid: `wamid.sent-${message.messageId}` });
    };
    Object.assign(shop.app.get(AnswerMessage), { answer });
    Object.assign(shop.app.get(MessagingPlatform), { send });
  }

  static async open(env: Partial<Env> = {}): Promise<ChatShop> {
    return new ChatShop(await createTestApp(env));
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  api() {
    return request(this.shop.app.getHttpServer());
  }

  /** A browser in which this staff member is logged in. */
  staff(email?: string): Promise<Agent> {
    return staffBrowser(this.shop, email);
  }

  newNumber(): string {
    return `57300${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  }

  newWamid(): string {
    this.wamids += 1;
    return `wamid.in-${process.pid}-${Date.now()}-${this.wamids}`;
  }

  /** A message of a customer, written now. */
  message(from: string, body: string, changes: object = {}): object {
    const timestamp = String(Math.floor(Date.now() / 1000));
    return { from, id: this.newWamid(), timestamp, type: 'text', text: { body }, ...changes };
  }

  /** Delivers a signed call of the webhook. */
  async deliver(value: Parameters<typeof webhookBody>[0]): Promise<void> {
    const body = JSON.stringify(webhookBody(value));
    const call = this.api().post('/api/chatbot/webhook').set('Content-Type', 'application/json');
    await call.set('X-Hub-Signature-256', signatureOf(body)).send(body).expect(200);
  }

  sentTo(number: string): string[] {
    return this.sent.filter(({ to }) => to.waId === number).map(({ text }) => text);
  }
}
