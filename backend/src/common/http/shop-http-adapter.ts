import { createServer, type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { genericError } from './error-catalogue.js';
import type { ErrorDto } from './error.dto.js';
import { addressOf, FairTurns, turnsOf } from './fair-turns.js';
import { type ConnectionLimits, OpenConnections } from './open-connections.js';

/** The longest search of the pages is 2.4 kB; the code that reads a longer URL could take much time. */
const MAX_TARGET_LENGTH = 8 * 1024;
/** Request line and headers together. */
const MAX_HEAD_BYTES = 16 * 1024;
/** Browsers send one request after the other on a connection, proxies too. */
const MAX_REQUESTS_PER_CONNECTION = 64;

const TIMEOUTS = {
  /** For the request line and the headers. */
  headersTimeout: 10_000,
  /** For the whole request: 100 kB on a slow phone. */
  requestTimeout: 30_000,
  /** How often the two above are checked. */
  connectionsCheckingInterval: 2_000,
};

/** A client that takes no byte of its response for this long is disconnected. */
const STALLED_AFTER_MS = 15_000;

/** How long bytes of a refused client are still taken: closed at once, the connection is reset, and the client may lose the response. */
const LINGER_MS = 1_000;

/** Requests that the server refused before the shop saw them: the response's status, or a connection closed because of the limits. */
export type Refusal = { readonly status: number; readonly requestId: string } | 'connection';

/** Express on a server that limits the size and slowness of requests, and refuses them in the shape of API errors. */
export class ShopHttpAdapter extends ExpressAdapter {
  /** Is called for everything refused: the middlewares, which log and count, do not see it. */
  onRefusal: (refusal: Refusal) => void = () => undefined;

  /** Answers a request ahead of Express; false when Express has to. */
  sendReady: (req: IncomingMessage, res: ServerResponse) => boolean = () => false;

  private readonly turns = new FairTurns();
  private readonly connections: OpenConnections;
  private readonly requests: OpenRequests;

  /**
   * `proxies`: how many in front of the shop are trusted to name their clients; `headers`: security headers of its own refusals, besides
   * those of every site.
   */
  constructor(
    limits: ConnectionLimits,
    private readonly proxies: number,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super();
    this.connections = new OpenConnections(limits, () => this.onRefusal('connection'));
    this.requests = new OpenRequests(this.connections);
  }

  override initHttpServer(): void {
    const answer = this.getInstance<RequestListener>();
    const server = createServer(
      // Node.js would refuse a missing host itself, without a body.
      { maxHeaderSize: MAX_HEAD_BYTES, requireHostHeader: false, ...TIMEOUTS },
      (req, res) => {
        const status = refusalOf(req, this.requests.open(req, res));
        if (status) this.refuse(res, status);
        else
          this.takeTurn(req, res, () => {
            if (!this.sendReady(req, res)) answer(req, res);
          });
      },
    );
    server.on('connection', (socket) => this.connections.add(socket));
    // Several listeners for each request that a client pipelines; a warning for each such connection would fill the log.
    server.on('connection', (socket) => socket.setMaxListeners(0));
    server.setTimeout(STALLED_AFTER_MS, (socket) => {
      // A response that is still being made may take longer; one that is not taken, or no request at all, may not.
      if (socket.writableLength > 0 || this.requests.count(socket) === 0) socket.destroy();
    });
    server.on('clientError', (error: ParserError, socket) => {
      if (error.code === 'ECONNRESET') socket.destroy();
      // The rest of what is refused already.
      else if (socket.writableEnded) return;
      else this.refuseOnSocket(socket, statusOfParserError(error));
    });
    server.on('checkExpectation', (_req, res) => this.refuse(res, 417));
    server.on('connect', (_req, socket) => this.refuseOnSocket(socket, 405));
    this.setHttpServer(server);
  }

  /** Begins the request when it is the turn of its network. */
  private takeTurn(req: IncomingMessage, res: ServerResponse, begin: () => void): void {
    const { end } = this.turns.enter(addressOf(req, this.proxies), begin, turnsOf(req));
    res.once('answered', end).once('close', end);
  }

  /** Sends JSON in one write. `res.json` would copy a long text into a buffer and write the headers separately. */
  override reply(res: Response, body: unknown, status?: number): unknown {
    if (typeof body !== 'object' || body === null || body instanceof StreamableFile)
      return super.reply(res, body, status);
    if (status !== undefined) res.status(status);
    if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'application/json; charset=utf-8');
    return res.end(JSON.stringify(body));
  }

  /** Refuses a request in its turn on its connection, and closes the connection. */
  private refuse(res: ServerResponse, status: number): void {
    const { headers, body } = this.refusal(status);
    res.writeHead(status, headers).end(body);
  }

  /** Answers unparsable input with an error on the raw socket, and closes it. */
  private refuseOnSocket(socket: Duplex, status: number): void {
    const { headers, body } = this.refusal(status);
    // The bytes would arrive as the response to another request, or inside a response.
    if (!socket.writable || this.requests.isResponseDue(socket)) {
      socket.destroy();
      return;
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  private refusal(status: number): { headers: Record<string, string | number>; body: string } {
    const requestId = crypto.randomUUID();
    this.onRefusal({ status, requestId });
    const body = JSON.stringify({ ...genericError(status), requestId } satisfies ErrorDto);
    const headers = {
      ...this.headers,
      Connection: 'close',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
    };
    return { headers, body };
  }
}

interface OpenRequestsOfSocket {
  count: number;
  latest: { readonly req: IncomingMessage; readonly res: ServerResponse };
}

/** The requests of each connection whose response is not sent yet. */
class OpenRequests {
  private readonly sockets = new WeakMap<Duplex, OpenRequestsOfSocket>();

  constructor(private readonly connections: OpenConnections) {}

  /** Returns how many there are with this one. */
  open(req: IncomingMessage, res: ServerResponse): number {
    const requests = { count: this.count(req.socket) + 1, latest: { req, res } };
    this.sockets.set(req.socket, requests);
    this.connections.markBusy(req.socket);
    res.once('close', () => {
      const now = this.sockets.get(req.socket);
      if (!now) return;
      now.count -= 1;
      if (now.count === 0) this.connections.markIdle(req.socket);
    });
    return requests.count;
  }

  count(socket: Duplex): number {
    return this.sockets.get(socket)?.count ?? 0;
  }

  /** Whether a response must be sent before, or was begun for, what the client is sending now. */
  isResponseDue(socket: Duplex): boolean {
    const requests = this.sockets.get(socket);
    if (!requests) return false;
    const { req, res } = requests.latest;
    // An incomplete body is refused in the turn of its own request.
    return req.complete ? requests.count > 0 : requests.count > 1 || res.headersSent;
  }
}

/** The status that refuses a request before anything else looks at it; undefined for one that may pass. */
function refusalOf(
  { url = '', headers, rawHeaders, httpVersion }: IncomingMessage,
  openRequests: number,
): number | undefined {
  if (openRequests > MAX_REQUESTS_PER_CONNECTION) return 503;
  if (url.length > MAX_TARGET_LENGTH) return 414;
  if (headers.host === undefined && httpVersion !== '1.0') return 400;
  // Node.js keeps the first of several; a proxy in front may have read another.
  if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1) return 400;
  return undefined;
}

interface ParserError extends NodeJS.ErrnoException {
  /** The last received packet. */
  readonly rawPacket?: Buffer;
}

function statusOfParserError({ code, rawPacket }: ParserError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return isLongTarget(rawPacket) ? 414 : 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/**
 * Whether an overflow is the target's, which the parser does not report. The target is longer than allowed when the packet begins
 * with the request line; a packet from the middle of the head has no blank in it when it is part of a target.
 */
function isLongTarget(packet: Buffer = Buffer.alloc(0)): boolean {
  const start = /^[A-Z]{3,7} /.exec(packet.toString('latin1', 0, 8))?.[0].length ?? 0;
  const end = packet.subarray(start).findIndex((byte) => byte <= 0x20);
  return end < 0 || end > MAX_TARGET_LENGTH;
}
