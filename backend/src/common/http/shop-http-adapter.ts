import { createServer, type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ExpressAdapter } from '@nestjs/platform-express';
import { genericError } from './error-catalogue.js';
import type { ErrorDto } from './error.dto.js';

/** A search of 10,000 emoji, percent-encoded, is a legal address of 120 kB; Node.js allows 16. */
const MAX_HEADER_BYTES = 192 * 1024;

const STATUS_OF_PARSER_ERROR: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Express on a server that reads long addresses and answers unreadable requests in the shape of every other error. */
export class ShopHttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const answer = this.getInstance<RequestListener>();
    const server = createServer(
      // Node.js would refuse a missing host itself, without a word.
      { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 60_000, requireHostHeader: false },
      (req, res) => (hasHost(req) ? answer(req, res) : refuse(req.socket, 400)),
    );
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (error.code === 'ECONNRESET') socket.destroy();
      else refuse(socket, STATUS_OF_PARSER_ERROR[error.code ?? ''] ?? 400);
    });
    server.on('checkExpectation', (req) => refuse(req.socket, 417));
    server.on('connect', (_req, socket) => refuse(socket, 405));
    this.setHttpServer(server);
  }
}

function hasHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion === '1.0';
}

/** Answers over the bare socket and ends it. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = crypto.randomUUID();
  const body = JSON.stringify({ ...genericError(status), requestId } satisfies ErrorDto);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  );
}
