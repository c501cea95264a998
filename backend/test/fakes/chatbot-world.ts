import { randomUUID } from 'node:crypto';
import { AnswerConversation } from '../../src/chatbot/application/answer-conversation.js';
import type { AnswerMessage } from '../../src/chatbot/application/answer-message.js';
import { ApplyWebhook } from '../../src/chatbot/application/apply-webhook.js';
import { ChatbotSettings } from '../../src/chatbot/application/chatbot-settings.js';
import { ChatbotSettingsStore } from '../../src/chatbot/application/chatbot-settings.port.js';
import { ChatbotJobHandlers } from '../../src/chatbot/adapters/jobs/chatbot-job-handlers.js';
import { ConversationAdmin } from '../../src/chatbot/application/conversation-admin.js';
import { MessagingHealthReader } from '../../src/chatbot/application/messaging-health.js';
import { MessagingPlatform, type OutgoingText } from '../../src/chatbot/application/messaging-platform.port.js';
import { type MissedQuestion, Misses } from '../../src/chatbot/application/misses.port.js';
import type { NotifyHandover } from '../../src/chatbot/application/notify-handover.js';
import { ReceiveWebhook } from '../../src/chatbot/application/receive-webhook.js';
import { Replier } from '../../src/chatbot/application/replier.js';
import { SendMessages } from '../../src/chatbot/application/send-messages.js';
import type { ShopKnowledge } from '../../src/chatbot/application/shop-knowledge.js';
import { ShownMessages } from '../../src/chatbot/application/shown-messages.js';
import { TestChat } from '../../src/chatbot/application/test-chat.js';
import { Transcript } from '../../src/chatbot/application/transcript.js';
import { WebChat } from '../../src/chatbot/application/web-chat.js';
import { type StoredEvent, WebhookEvents } from '../../src/chatbot/application/webhook-events.port.js';
import type {
  DeliveryStatus,
  InboundMessage,
  InboundUpdate,
  WebhookContent,
} from '../../src/chatbot/domain/inbound.js';
import type { Miss } from '../../src/chatbot/domain/miss.js';
import type { BotReply } from '../../src/chatbot/domain/reply.js';
import type { ChatbotConfig } from '../../src/chatbot/domain/settings.js';
import { emptyThread, type Thread } from '../../src/chatbot/domain/thread.js';
import { MemoryRateLimiter } from '../../src/common/throttling/memory-rate-limiter.js';
import { JobHandlers, type QueuedJob } from '../../src/jobs/index.js';
import { InMemoryConversations } from './in-memory-conversations.js';
import { aStaffMember } from '../builders/staff.builder.js';
import { inMemoryAuditLog } from './in-memory-audit-entries.js';
import { ManualClock } from './manual-clock.js';
import { PlainTransaction } from './plain-transaction.js';
import { RecordingJobQueue } from './recording-job-queue.js';

export class InMemorySettings extends ChatbotSettingsStore {
  config: ChatbotConfig = { active: true, hours: { start: '09:00', end: '18:00' }, keywords: ['asesor'] };

  load(): Promise<ChatbotConfig> {
    return Promise.resolve(this.config);
  }

  save(changes: Partial<ChatbotConfig>): Promise<void> {
    this.config = { ...this.config, ...changes };
    return Promise.resolve();
  }

  changeKeywords(change: (keywords: readonly string[]) => string[]): Promise<string[]> {
    const keywords = change(this.config.keywords);
    this.config = { ...this.config, keywords };
    return Promise.resolve(keywords);
  }
}

interface CountedMiss {
  readonly miss: Omit<Miss, 'count'>;
  readonly days: readonly string[];
  readonly isDismissed: boolean;
}

export class InMemoryMisses extends Misses {
  /** Every call of `count`. */
  readonly counted: MissedQuestion[] = [];
  private readonly misses = new Map<string, CountedMiss>();

  count(missed: MissedQuestion): Promise<void> {
    this.counted.push(missed);
    const { key, question, day, at } = missed;
    const before = this.misses.get(key);
    const id = before?.miss.id ?? crypto.randomUUID();
    const lastAt = before && before.miss.lastAt > at ? before.miss.lastAt : at;
    const days = [...(before?.days ?? []), day];
    this.misses.set(key, { miss: { id, question, lastAt }, days, isDismissed: false });
    return Promise.resolve();
  }

  list(firstDay: string, limit: number): Promise<Miss[]> {
    const listed = [...this.misses.values()]
      .filter(({ isDismissed }) => !isDismissed)
      .map(({ miss, days }) => ({ ...miss, count: days.filter((day) => day >= firstDay).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || b.lastAt.getTime() - a.lastAt.getTime());
    return Promise.resolve(listed.slice(0, limit));
  }

  remove(id: string): Promise<boolean> {
    const key = this.keyOf(id);
    return Promise.resolve(key !== undefined && this.misses.delete(key));
  }

  dismiss(id: string): Promise<boolean> {
    const key = this.keyOf(id);
    if (key !== undefined) this.misses.set(key, { ...this.misses.get(key)!, isDismissed: true });
    return Promise.resolve(key !== undefined);
  }

  private keyOf(id: string): string | undefined {
    return [...this.misses].find(([, { miss }]) => miss.id === id)?.[0];
  }
}

export class InMemoryWebhookEvents extends WebhookEvents {
  private readonly events = new Map<string, StoredEvent & { digest: string }>();
  add(event: Parameters<WebhookEvents['add']>[0]): Promise<boolean> {
    const isNew = ![...this.events.values()].some(({ digest }) => digest === event.digest);
    if (isNew) this.events.set(event.id, event);
    return Promise.resolve(isNew);
  }
  find(id: string): Promise<StoredEvent | null> {
    const event = this.events.get(id);
    return Promise.resolve(event?.body ? event : null);
  }
  markDone(id: string): Promise<void> {
    this.events.set(id, { ...this.events.get(id)!, body: '' });
    return Promise.resolve();
  }
}

class FakePlatform extends MessagingPlatform {
  readonly sent: OutgoingText[] = [];
  /** The content of each call of the webhook, whose body is `{ content: index }`. */
  readonly contents: WebhookContent[] = [];
  /** Thrown by the next calls. */
  failure?: Error;
  send(message: OutgoingText): Promise<{ wamid: string }> {
    if (this.failure) return Promise.reject(this.failure);
    this.sent.push(message);
    return Promise.resolve({ wamid: `wamid.out-${this.sent.length}` });
  }
  isVerifyToken(): boolean {
    return true;
  }
  isSigned(): boolean {
    return true;
  }
  parseWebhook(body: unknown): WebhookContent {
    return this.contents[(body as { content: number }).content]!;
  }
}

/** The conversations of a shop in memory, with a bot that repeats each message and a clock that a test moves. */
export class ChatbotWorld {
  readonly clock = new ManualClock();
  readonly jobs = new RecordingJobQueue();
  /** Names of the jobs that ran. */
  readonly done: string[] = [];
  readonly conversations = new InMemoryConversations();
  readonly platform = new FakePlatform();
  readonly misses = new InMemoryMisses();
  readonly store = new InMemorySettings();
  readonly settings = new ChatbotSettings(this.store, this.clock);
  readonly health = new MessagingHealthReader(this.conversations, this.clock);
  readonly admin: ConversationAdmin;
  readonly web: WebChat;
  readonly test: TestChat;
  readonly webhook: ReceiveWebhook;
  /** Registers the job handlers anew, as after a restart of the process. */
  readonly restart: () => void;
  private handlers = new JobHandlers();
  private wamids = 0;

  constructor() {
    const transaction = new PlainTransaction();
    const { clock, jobs, conversations, platform, misses, settings } = this;
    const limiter = new MemoryRateLimiter(1_000, () => clock.now().getTime());
    const bot = {
      answer: (text: string, thread: Thread) => Promise.resolve(answerTo(text, thread)),
      asksToStop: (text: string) => Promise.resolve(text === 'parar'),
      isSmallTalk: (text: string) => Promise.resolve(text === 'gracias'),
      orderInWords: () => Promise.resolve('1 × Mochila'),
    } as unknown as AnswerMessage;
    const transcript = new Transcript(conversations, misses, jobs, clock);
    const replier = new Replier(bot, settings, limiter, clock);
    const events = new InMemoryWebhookEvents();
    const knowledge = { current: () => Promise.resolve({ product: () => undefined }) } as unknown as ShopKnowledge;
    const shown = new ShownMessages(conversations, knowledge);
    const { log } = inMemoryAuditLog(clock);
    this.admin = new ConversationAdmin(transaction, conversations, transcript, shown, clock, log);
    this.web = new WebChat(transaction, conversations, replier, transcript, limiter, clock);
    this.test = new TestChat(bot, settings, clock);
    this.webhook = new ReceiveWebhook(transaction, events, jobs, clock);
    this.restart = () => {
      this.handlers = new JobHandlers();
      new ChatbotJobHandlers(
        this.handlers,
        new ApplyWebhook(transaction, events, platform, conversations, transcript, clock),
        new AnswerConversation(transaction, conversations, bot, replier, transcript, clock),
        new SendMessages(jobs, transaction, conversations, transcript, platform, clock),
        // Its job is not run by these tests.
        {} as NotifyHandover,
        this.admin,
      ).onModuleInit();
    };
    this.restart();
  }

  /** A message of `573001234567`, written now. */
  message(text: string, changes: Partial<InboundMessage> = {}): InboundMessage {
    this.wamids += 1;
    const from = { waId: '573001234567', userId: null, name: 'Laura' };
    const sentAt = this.clock.now();
    const origin = { update: 'message', wamid: `wamid.in-${this.wamids}`, from, sentAt } as const;
    return { ...origin, kind: 'text', text, details: null, ...changes };
  }

  /** Delivers a call of the webhook with these updates and statuses; its job waits. */
  async deliver(updates: InboundUpdate[], statuses: DeliveryStatus[] = []): Promise<void> {
    const content = this.platform.contents.push({ updates, statuses }) - 1;
    await this.webhook.receive({ content, id: randomUUID() });
  }

  /** Delivers a text and runs all jobs that follow. */
  async write(text: string, changes: Partial<InboundMessage> = {}): Promise<void> {
    await this.deliver([this.message(text, changes)]);
    await this.work();
  }

  /** Runs the jobs that are due, and those that they enqueue; with a `name` only jobs of that name. */
  async work(name?: string): Promise<void> {
    const isDue = (job: QueuedJob) => (!name || job.name === name) && (job.runAt ?? new Date(0)) <= this.clock.now();
    for (let job = this.jobs.take(isDue); job; job = this.jobs.take(isDue)) {
      this.done.push(job.name);
      const tasks = { ...this.handlers.toTaskList('chat'), ...this.handlers.toTaskList('sending') };
      await tasks[job.name]?.(job.payload, {} as never);
    }
  }

  get sentTexts(): string[] {
    return this.platform.sent.map(({ text }) => text);
  }

  /** The only conversation, as staff see it. */
  async conversation() {
    const [summary] = (await this.admin.list({}, aStaffMember())).items;
    return this.admin.get(summary!.conversation.id, aStaffMember());
  }

  async id(): Promise<string> {
    return (await this.conversation()).conversation.id;
  }
}

function answerTo(text: string, thread: Thread): BotReply {
  const handover = text === 'asesor' ? 'keyword' : null;
  return {
    text: handover ? '' : `Respuesta a: ${text}`,
    links: [],
    intents: handover ? [] : ['greeting'],
    handover,
    missed: text.startsWith('¿hacen'),
    stop: text === 'parar',
    thread: thread.misses > 0 ? emptyThread() : thread,
  };
}
