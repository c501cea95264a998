import type { Simulator } from '../../simulators/common/run-simulator.js';
import { startSimulator } from '../../simulators/whatsapp/simulator.js';
import type { WhatsAppEnv } from '../../src/config/whatsapp.js';
import { TEST_WHATSAPP } from './env.js';

const TOKEN = 'test-token';
const ACCESS_TOKEN = 'access-token-of-the-tests';

export interface SimulatedChat {
  readonly phone: string | null;
  readonly userId: string;
  readonly messages: readonly {
    readonly wamid: string;
    readonly author: 'customer' | 'shop';
    readonly text: string;
    readonly status?: string;
    readonly errorCode?: number;
    readonly callbackData?: string;
  }[];
}

export interface SimulatorLog {
  readonly requests: readonly { readonly path: string; readonly status: number }[];
  readonly deliveries: readonly {
    readonly about: string[];
    readonly attempt: number;
    readonly answer: number | string;
  }[];
  readonly chats: readonly SimulatedChat[];
}

/** A simulator of the messaging platform for one test file, with its controls. */
export class WhatsAppSimulator {
  private constructor(private readonly simulator: Simulator) {}

  static async start(webhookUrl = 'http://localhost:9/unreachable'): Promise<WhatsAppSimulator> {
    const settings = { ...TEST_WHATSAPP, accessToken: ACCESS_TOKEN, port: 0, webhookUrl, controlToken: TOKEN };
    return new WhatsAppSimulator(await startSimulator({ ...settings, timeScale: 1 }));
  }

  get url(): string {
    return this.simulator.url;
  }

  /** For a shop that sends through it. */
  get env(): WhatsAppEnv {
    return { ...TEST_WHATSAPP, api: { baseUrl: this.url, version: 'v25.0', accessToken: ACCESS_TOKEN } };
  }

  async control<Answer = undefined>(path: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/__sim/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-simulator-token': TOKEN },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined) as Answer;
  }

  /** A customer writes; resolves when the webhook was called for the first time. */
  async write(text: string, more: object = { phone: '573001234567' }): Promise<{ wamid: string; userId: string }> {
    const [written] = await this.control<{ wamid: string; userId: string }[]>('messages', { text, ...more });
    return written!;
  }

  async pass(milliseconds: number): Promise<void> {
    await this.control('clock', { advanceMs: milliseconds });
  }

  async log(): Promise<SimulatorLog> {
    const response = await fetch(`${this.url}/__sim/log`, { headers: { 'x-simulator-token': TOKEN } });
    return (await response.json()) as SimulatorLog;
  }

  /** Texts that the shop sent, of all chats. */
  async replies(): Promise<SimulatedChat['messages']> {
    return (await this.log()).chats.flatMap(({ messages }) => messages).filter(({ author }) => author === 'shop');
  }

  close(): Promise<void> {
    return this.simulator.close();
  }
}
