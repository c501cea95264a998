import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type ServerOpts, type Socket } from 'node:net';

/** A TCP proxy before a database. A test cuts it to make the database unavailable for a shop, and opens it again. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private port = 0;

  constructor(
    private readonly realUrl: string,
    private readonly options: ServerOpts = {},
  ) {}

  /** Listens, and returns the URL of the database through the proxy; the same one again after `cut`. */
  async open(): Promise<string> {
    const { port, hostname } = new URL(this.realUrl);
    this.server = createServer(this.options, (socket) => this.join(socket, createConnection(Number(port), hostname)));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return Object.assign(new URL(this.realUrl), { host: `127.0.0.1:${this.port}` }).href;
  }

  /** Closes every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Forwards the bytes of both ends. */
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
