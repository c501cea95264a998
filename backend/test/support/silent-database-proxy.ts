import type { Socket } from 'node:net';
import { DatabaseProxy } from './database-proxy.js';

/** A proxy before a database that hangs once it is `silent`: it keeps connections and takes new ones, but answers and closes nothing. */
export class SilentDatabaseProxy extends DatabaseProxy {
  silent = false;

  constructor(realUrl: string) {
    // Otherwise Node.js would answer the end of a connection by itself.
    super(realUrl, { allowHalfOpen: true });
  }

  protected override connect(shop: Socket, database: Socket): void {
    for (const [from, to] of [
      [shop, database],
      [database, shop],
    ] as const) {
      from.on('data', (bytes) => this.silent || to.write(bytes));
      from.on('end', () => this.silent || to.end());
    }
  }
}
