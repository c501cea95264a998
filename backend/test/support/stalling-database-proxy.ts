import type { Socket } from 'node:net';
import { DatabaseProxy } from './database-proxy.js';

/** A point at which a transaction stops and never continues. */
interface Stall {
  /** A text in a statement of the transaction, such as a value. */
  readonly about: string;
  /** The statement that stops, from that one on: a pattern, or its number, from 1. */
  readonly at: RegExp | number;
  /** Before the statement reaches the database, or after it ran and before its result reaches the shop. */
  readonly when?: 'before' | 'after';
}

/** Types of messages after which the server acts: Query, Sync, PasswordMessage, Terminate. */
const ENDS_STATEMENT = new Set(['Q', 'S', 'p', 'X']);

/** A proxy that stops single statements, without an error for the shop that sends them. */
export class StallingDatabaseProxy extends DatabaseProxy {
  private readonly stalls = new Map<Stall, () => void>();

  /** Resolves when a transaction has stopped there. */
  stall(stall: Stall): Promise<void> {
    return new Promise((reached) => this.stalls.set(stall, reached));
  }

  /** Removes the remaining stops. */
  override cut(): Promise<void> {
    this.stalls.clear();
    return super.cut();
  }

  protected override connect(shop: Socket, database: Socket): void {
    const counts = new Map<Stall, number>();
    let halted: { when?: string; reached: () => void } | undefined;
    shop.on(
      'data',
      statements((statement, bytes) => {
        halted ??= this.haltedBy(statement, counts);
        if (halted?.when === 'before') halted.reached();
        else database.write(bytes);
        if (/COMMIT|ROLLBACK/.test(statement)) counts.clear();
      }),
    );
    database.on('data', (bytes: Buffer) => {
      if (halted) halted.reached();
      else shop.write(bytes);
    });
  }

  private haltedBy(statement: string, counts: Map<Stall, number>) {
    for (const [stall, reached] of this.stalls) {
      const count = counts.get(stall) ?? 0;
      if (count === 0 && !statement.includes(stall.about)) continue;
      counts.set(stall, count + 1);
      const { at, when = 'before' } = stall;
      if (typeof at === 'number' ? count + 1 < at : !at.test(statement)) continue;
      this.stalls.delete(stall);
      return { when, reached };
    }
    return undefined;
  }
}

/** Splits what a PostgreSQL client sends into statements with their values; a prepared statement is given with its text. */
function statements(onStatement: (statement: string, bytes: Buffer) => void): (bytes: Buffer) => void {
  const named = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let begun = 0;
  let text = '';
  // Only the first message has no type.
  let typeBytes = 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      if (rest.length < begun + typeBytes + 4) return;
      const end = begun + typeBytes + rest.readInt32BE(begun + typeBytes);
      if (rest.length < end) return;
      const type = typeBytes === 0 ? 'S' : String.fromCharCode(rest[begun]!);
      // The text parts of a message end with a NUL: name and text of a Parse, portal and name of a Bind.
      const [first = '', second = ''] = rest
        .subarray(begun + 5, end)
        .toString('latin1')
        .split('\0', 2);
      if (type === 'P') named.set(first, second);
      if (type === 'B') text = named.get(second) ?? '';
      const isStatement = ENDS_STATEMENT.has(type);
      begun = end;
      typeBytes = 1;
      if (!isStatement) continue;
      const statement = rest.subarray(0, end);
      onStatement(`${text} ${statement.toString('latin1')}`, statement);
      text = '';
      rest = rest.subarray(end);
      begun = 0;
    }
  };
}
