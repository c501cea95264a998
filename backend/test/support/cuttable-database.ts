import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be cut and restored, to see what a shop does while its database is unavailable. */
export class CuttableDatabase {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private port = 0;

  constructor(private readonly realUrl: string) {}

  /** Opens the way; the same URL again after `cut`. */
  async open(): Promise<string> {
    const { port, hostname } = new URL(this.realUrl);
    this.server = createServer((socket) => this.join(socket, createConnection(Number(port), hostname)));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    const way = new URL(this.realUrl);
    way.host = `127.0.0.1:${this.port}`;
    return way.href;
  }

  /** Closes every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Passes the bytes of each end to the other. */
  protected connect(shop: Socket, database: Socket): void {
    shop.pipe(database);
    database.pipe(shop);
  }

  private join(a: Socket, b: Socket): void {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    this.connect(a, b);
  }
}
