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

/** A statement that does not answer for so long waits for a lock: the others go on. */
const BLOCKED_MS = 5;

/** Lets acts of two instances take turns, one statement or call of the provider at a time, in an order that `random` decides. */
export class Turns {
  private readonly waiting: { readonly act: Act; readonly go: () => Promise<unknown> }[] = [];
  private last?: Act;

  constructor(private readonly random: () => number) {}

  take<T>(act: Act, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ act, go: () => work().then(resolve, reject) });
    });
  }

  /** Until all of them have ended. */
  async drive(acts: readonly Promise<unknown>[]): Promise<void> {
    let isOver = false;
    const all = Promise.allSettled(acts).then(() => (isOver = true));
    while (!isOver) {
      await otherWork();
      await otherWork();
      const next = this.pick();
      await Promise.race([next ? next.go() : all, pause(next ? BLOCKED_MS : 1)]);
    }
  }

  private pick() {
    const same = this.waiting.findIndex(({ act }) => act === this.last);
    const index = same >= 0 && this.random() < 0.4 ? same : Math.floor(this.random() * this.waiting.length);
    const [next] = this.waiting.splice(index, 1);
    this.last = next?.act;
    return next;
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

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.instance.running.add(this);
    try {
      return await acts.run(this, work);
    } catch (error) {
      throw this.isDead ? new KilledError() : error;
    } finally {
      await Promise.all(this.closing);
      this.isOver = true;
      this.instance.running.delete(this);
    }
  }

  async step<T>(work: () => Promise<T>, client?: pg.Client): Promise<T> {
    this.steps += 1;
    if (client) this.clients.add(client);
    if (this.steps === this.killAt) this.instance.kill();
    if (this.isDead) throw new KilledError();
    return this.turns
      ? this.turns.take(this, () => (this.isDead ? Promise.reject(new KilledError()) : work()))
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

/** Makes each statement of an act one of its steps, for this process; returns how to undo that. */
export function interruptStatements(rewrite: () => Rewrite | undefined): () => void {
  const { value: send } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') as { value: AnyQuery };
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const act = Act.current;
    const change = rewrite();
    const sent = change ? rewritten(asked, change) : asked;
    if (!act || typeof asked.at(-1) === 'function') return send.apply(this, sent);
    return act.step(() => send.apply(this, sent) as Promise<unknown>, this);
  } as never;
  return () => (pg.Client.prototype.query = send as never);
}

type AnyQuery = (this: pg.Client, ...asked: unknown[]) => unknown;

/** Without a name, because a connection knows the statement of that name as it was. */
function rewritten([asked, ...more]: unknown[], change: Rewrite): unknown[] {
  if (typeof asked === 'string') return [change(asked), ...more];
  const { text } = (asked ?? {}) as { text?: unknown };
  return [typeof text === 'string' ? { ...(asked as object), name: undefined, text: change(text) } : asked, ...more];
}
