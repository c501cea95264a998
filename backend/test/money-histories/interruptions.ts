import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as otherWork, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What a process that was killed would have done next: thrown by each of its statements and calls. */
export class KilledError extends Error {
  constructor() {
    super('The process was killed');
  }
}

/** After so long without an answer the database is asked whether a statement waits for a lock. */
const SLOW_MS = 25;

/** An act that neither asks for anything nor ends for so long waits for something else than its turn, such as a timer. */
const IDLE_MS = 100;

interface Sent {
  readonly act: Act;
  readonly answer: Promise<unknown>;
  readonly client?: pg.Client;
}

/**
 * Lets acts of two instances take turns, one statement or call of the provider at a time, in an order that `random` decides. Nothing else
 * decides it: while a statement is slow the others wait, and they go on when it waits for a lock.
 */
export class Turns {
  private readonly waiting: { readonly act: Act; readonly client?: pg.Client; readonly go: () => Promise<unknown> }[] =
    [];
  private readonly unanswered = new Set<Sent>();
  private readonly running = new Set<Act>();
  private last?: Act;
  /** How probably the same act goes on: some take one statement each in turn, and some take many. */
  private readonly sameness: number;

  /**
   * `headStart`: so many steps the act that begins goes alone, if it can. `isBlocked`: whether the connection of this process of the database
   * waits for a lock.
   */
  constructor(
    private readonly random: () => number,
    private headStart: number,
    private readonly isBlocked: (processId: number) => Promise<boolean>,
  ) {
    this.sameness = random() * 0.8;
  }

  begin(act: Act): void {
    this.running.add(act);
  }

  end(act: Act): void {
    this.running.delete(act);
  }

  take<T>(act: Act, work: () => Promise<T>, client?: pg.Client): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ act, client, go: () => work().then(resolve, reject) });
    });
  }

  /** Until all of them have ended. */
  async drive(acts: readonly Promise<unknown>[]): Promise<void> {
    let isOver = false;
    const all = Promise.allSettled(acts).then(() => (isOver = true));
    while (!isOver) {
      await this.allAsked();
      const next = this.pick();
      if (next) this.send({ act: next.act, client: next.client, answer: next.go() });
      else await Promise.race([all, pause(1)]);
      for (const sent of this.unanswered) await this.answeredOrBlocked(sent);
    }
  }

  /** Until each act has its next step ready, has ended or waits for a lock. */
  private async allAsked(): Promise<void> {
    const until = Date.now() + IDLE_MS;
    do await otherWork();
    while (Date.now() < until && [...this.running].some((act) => !this.isBusy(act)));
  }

  private isBusy(act: Act): boolean {
    return [...this.waiting, ...this.unanswered].some((each) => each.act === act);
  }

  private send({ act, client, answer }: Sent): void {
    const sent = { act, client, answer: answer.finally(() => this.unanswered.delete(sent)) };
    this.unanswered.add(sent);
  }

  private async answeredOrBlocked(sent: Sent): Promise<void> {
    while (this.unanswered.has(sent)) {
      await Promise.race([sent.answer, pause(SLOW_MS)]);
      const { processID } = (sent.client ?? {}) as { processID?: number };
      if (processID && this.unanswered.has(sent) && (await this.isBlocked(processID))) return;
    }
  }

  private pick() {
    if (this.waiting.length === 0) return undefined;
    const [next] = this.waiting.splice(this.nextIndex(), 1);
    this.last = next?.act;
    return next;
  }

  private nextIndex(): number {
    const indexOf = (wanted: Act | undefined) => this.waiting.findIndex(({ act }) => act === wanted);
    if (this.headStart > 0) {
      this.headStart -= 1;
      return Math.max(0, indexOf([...this.running][0]));
    }
    const same = indexOf(this.last);
    if (same >= 0 && this.random() < this.sameness) return same;
    const others = [...this.waiting.keys()].filter((index) => this.waiting[index]!.act !== this.last);
    return others[Math.floor(this.random() * others.length)] ?? 0;
  }
}

/** The acts that run in one process. */
export class Instance {
  readonly running = new Set<Act>();
  onKill = () => {};

  /** As SIGKILL: the database rolls back what is not committed, and nothing of what runs goes on. */
  kill(): void {
    for (const act of this.running) act.die();
    this.onKill();
  }
}

const acts = new AsyncLocalStorage<Act>();

/** Something that an instance does: a call, or a job. */
export class Act {
  /** Statements and calls of the provider so far. */
  steps = 0;
  isDead = false;
  private isOver = false;
  private readonly clients = new Set<pg.Client>();
  private readonly closing: Promise<unknown>[] = [];

  /** `killAt`: the step before which its process is killed; 0 for none. */
  constructor(
    private readonly instance: Instance,
    private readonly killAt = 0,
    private readonly turns?: Turns,
  ) {}

  /** The act that the caller belongs to. */
  static get current(): Act | undefined {
    const act = acts.getStore();
    return act?.isOver && !act.isDead ? undefined : act;
  }

  /** Whether another act runs at the same time. */
  get hasTurns(): boolean {
    return this.turns !== undefined;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.instance.running.add(this);
    this.turns?.begin(this);
    try {
      return await acts.run(this, work);
    } catch (error) {
      throw this.isDead ? new KilledError() : error;
    } finally {
      await Promise.all(this.closing);
      this.isOver = true;
      this.instance.running.delete(this);
      this.turns?.end(this);
    }
  }

  async step<T>(work: () => Promise<T>, client?: pg.Client): Promise<T> {
    this.steps += 1;
    if (client) this.clients.add(client);
    if (this.steps === this.killAt) this.instance.kill();
    if (this.isDead) throw new KilledError();
    return this.turns
      ? this.turns.take(this, () => (this.isDead ? Promise.reject(new KilledError()) : work()), client)
      : work();
  }

  die(): void {
    if (this.isDead) return;
    this.isDead = true;
    for (const client of this.clients) {
      const { stream } = (client as unknown as Connected).connection;
      // The pool drops a connection when it has closed.
      if (!stream.closed) this.closing.push(once(stream, 'close').then(() => otherWork()));
      stream.destroy();
    }
  }
}

interface Connected {
  readonly connection: { readonly stream: Socket };
}

/** Changes the text of a statement; for planted faults. */
export type Rewrite = (text: string) => string;

const BEGINS = /^(?:BEGIN|START TRANSACTION)/;
const ENDS = /^(?:COMMIT|ROLLBACK)$/;
const WRITES = /\b(?:INSERT|UPDATE|DELETE)\b/;

/**
 * Makes each statement of an act one of its steps, for this process; returns how to undo that. One that writes outside of a transaction is
 * two steps for an act that has turns: it holds its locks for a while before it has ended.
 */
export function interruptStatements(rewrite: () => Rewrite | undefined): () => void {
  const { value: send } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') as { value: AnyQuery };
  const inTransaction = new WeakSet<pg.Client>();
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const act = Act.current;
    const text = textOf(asked[0]);
    if (BEGINS.test(text)) inTransaction.add(this);
    if (ENDS.test(text)) inTransaction.delete(this);
    const change = rewrite();
    const sent = change ? rewritten(asked, change) : asked;
    if (!act || typeof asked.at(-1) === 'function') return send.apply(this, sent);
    if (!act.hasTurns || inTransaction.has(this) || !WRITES.test(text))
      return act.step(() => send.apply(this, sent) as Promise<unknown>, this);
    const say = (word: string) => send.call(this, word) as Promise<unknown>;
    const write = async () => {
      await say('BEGIN');
      try {
        return await (send.apply(this, sent) as Promise<unknown>);
      } catch (error) {
        await say('ROLLBACK');
        throw error;
      }
    };
    return act.step(write, this).then((answer) => act.step(() => say('COMMIT'), this).then(() => answer));
  } as never;
  return () => (pg.Client.prototype.query = send as never);
}

function textOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : ((asked ?? {}) as { text?: unknown }).text;
  return typeof text === 'string' ? text : '';
}

type AnyQuery = (this: pg.Client, ...asked: unknown[]) => unknown;

/** Without a name, because a connection knows the statement of that name as it was. */
function rewritten([asked, ...more]: unknown[], change: Rewrite): unknown[] {
  if (typeof asked === 'string') return [change(asked), ...more];
  const { text } = (asked ?? {}) as { text?: unknown };
  return [typeof text === 'string' ? { ...(asked as object), name: undefined, text: change(text) } : asked, ...more];
}
