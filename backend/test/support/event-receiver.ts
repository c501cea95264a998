import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  body: {
    event: string;
    environment: string;
    data: { transaction: Record<string, unknown> };
    signature: { properties: string[] };
  };
  checksum: string;
}

/** A server in place of the shop's endpoint for payment events: records events, and answers as the test sets. */
export class EventReceiver {
  readonly events: ReceivedEvent[] = [];
  /** The HTTP status of each answer. */
  answer = 200;
  /** No answer is given before this. */
  hold: Promise<void> = Promise.resolve();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<EventReceiver> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const body = JSON.parse(text) as ReceivedEvent['body'];
        receiver.events.push({ body, checksum: String(request.headers['x-event-checksum']) });
        void receiver.hold.then(() => response.writeHead(receiver.answer).end());
      });
    });
    const receiver = new EventReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/wompi/events`;
  }

  /** The received statuses, in the order of their arrival. */
  get statuses(): unknown[] {
    return this.events.map(({ body }) => body.data.transaction.status);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
