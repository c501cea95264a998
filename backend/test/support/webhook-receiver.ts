import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in place of the shop's webhook: records calls, and answers as the test sets. */
export class WebhookReceiver {
  readonly calls: { readonly body: Buffer; readonly signature: string | undefined }[] = [];
  /** The HTTP status of each answer. */
  answer = 200;
  /** The answer to the handshake, given the query. */
  handshake = (query: URLSearchParams): string => query.get('hub.challenge') ?? '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      if (request.method === 'GET')
        return void response.end(receiver.handshake(new URL(request.url ?? '/', 'http://localhost').searchParams));
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = request.headers['x-hub-signature-256'];
        receiver.calls.push({ body: Buffer.concat(chunks), signature: signature as string | undefined });
        response.writeHead(receiver.answer).end();
      });
    });
    const receiver = new WebhookReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/chatbot/webhook`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
