import * as http from 'node:http';
import * as https from 'node:https';
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import { readText } from '../../../common/http/read-text.js';
import { ConcurrencyLimiter, OverloadedError } from '../../../common/throttling/concurrency-limiter.js';

/** A call waits for its turn and is repeated within about half a minute; then the shopper gets an error, and polling finds the payment. */
const USUAL: Timeouts = { timeoutMs: 3_000, retryDelayMs: 200, breakMs: 5_000, queueMs: 20_000 };

/** High enough that repeated failures of a single payment do not block the payments of other shoppers. */
const FAILURES_BEFORE_BREAK = 10;

/**
 * Calls beyond the limit are queued, because a thousand calls at once would all time out and look like an unavailable provider.
 * It replaces cockatiel's bulkhead, whose queued calls ignore abort signals and hang after one of them was cancelled.
 */
const LIMITS = { running: 32, runningPerNetwork: 32, queued: 1_000, queuedBytes: Infinity };
/** All calls are of one caller: this shop. */
const SHOP = 'shop';

/** Far more than the longest list of transactions; a longer response is refused. */
const MAX_BYTES = 2_000_000;

/** The provider is unavailable: the call can be repeated. */
class ProviderUnavailableError extends Error {}

/**
 * The provider requests fewer calls. Repeating would be one more, and counting it as an outage would let a caller who
 * invents payments block all others.
 */
class ProviderBusyError extends Error {}

/** The provider gave a well-formed JSON answer, a success or an error. */
export interface WompiAnswer {
  status: number;
  body: unknown;
}

/** A response as it arrived; the body may be empty. */
interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Calls to the provider with timeouts; GET calls have retries and a circuit breaker, too. */
export class WompiHttp {
  private readonly limiter: ConcurrencyLimiter;
  private readonly policy;
  private readonly timeoutMs: number;
  private readonly send: typeof http.request;

  constructor(
    private readonly baseUrl: string,
    timeouts: Partial<Timeouts> = {},
  ) {
    const { timeoutMs, retryDelayMs, breakMs, queueMs } = { ...USUAL, ...timeouts };
    this.limiter = new ConcurrencyLimiter({ ...LIMITS, queueTimeoutMs: queueMs });
    const unavailable = handleType(ProviderUnavailableError);
    this.policy = wrap(
      retry(unavailable, {
        maxAttempts: 2,
        backoff: new ExponentialBackoff({ initialDelay: retryDelayMs, maxDelay: 10 * retryDelayMs }),
      }),
      circuitBreaker(unavailable, { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(FAILURES_BEFORE_BREAK) }),
    );
    this.timeoutMs = timeoutMs;
    this.send = baseUrl.startsWith('https:') ? https.request : http.request;
  }

  /** Throws an error whose message is safe to log (it holds neither key nor body) when there is no valid answer. */
  async get(path: string, privateKey?: string): Promise<WompiAnswer> {
    try {
      return await this.limiter.run(SHOP, () => this.policy.execute(() => this.ask(path, privateKey)));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ProviderUnavailableError('left alone after repeated failures');
      if (error instanceof OverloadedError) throw new ProviderUnavailableError('no free slot in time');
      throw error;
    }
  }

  /**
   * One call that changes something: never repeated, because the first one may have had its effect. An empty answer has the body `null`.
   * Throws as {@link get}.
   */
  async post(path: string, privateKey: string): Promise<WompiAnswer> {
    const { status, text } = await this.limiter
      .run(SHOP, () => this.answerTo('POST', path, privateKey))
      .catch((error: unknown) => {
        throw error instanceof OverloadedError ? new ProviderUnavailableError('no free slot in time') : error;
      });
    return text.trim() === '' ? { status, body: null } : toAnswer(status, text);
  }

  private async ask(path: string, privateKey?: string): Promise<WompiAnswer> {
    const { status, text } = await this.answerTo('GET', path, privateKey);
    return toAnswer(status, text);
  }

  private async answerTo(method: 'GET' | 'POST', path: string, privateKey?: string): Promise<RawAnswer> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (privateKey) headers.authorization = `Bearer ${privateKey}`;
    if (method === 'POST') Object.assign(headers, { 'content-type': 'application/json', 'content-length': '2' });
    const { status, text } = await this.exchange(method, path, headers).catch(() => {
      throw new ProviderUnavailableError('no answer');
    });
    if (status === 429) throw new ProviderBusyError('answered 429');
    if (status >= 500) throw new ProviderUnavailableError(`answered ${status}`);
    return { status, text };
  }

  /**
   * Limits the time of the whole answer, not only of its beginning. It avoids `fetch`, whose time limit Node.js 20 loses when
   * the garbage collector runs before the body has arrived; reading that body would then never end.
   */
  private async exchange(method: string, path: string, headers: Record<string, string>): Promise<RawAnswer> {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const request = this.send(`${this.baseUrl}${path}`, { method, headers, signal }, resolve);
      request.on('error', reject).end(method === 'POST' ? '{}' : undefined);
    });
    return { status: response.statusCode ?? 0, text: await readText(response, MAX_BYTES) };
  }
}

/** An error page of a proxy is no answer of the provider. */
function toAnswer(status: number, text: string): WompiAnswer {
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    throw new ProviderUnavailableError(`answered ${status} without JSON`);
  }
}

/** Base URLs and keys: the only difference between the simulator, the sandbox and production. */
export interface WompiSettings {
  /** With the version, without a trailing slash: `https://sandbox.wompi.co/v1`. */
  apiBaseUrl: string;
  /** Without a trailing slash: `https://checkout.wompi.co`. */
  checkoutBaseUrl: string;
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  eventsSecret: string;
  /** The usual one when it is missing. */
  timeouts?: Partial<Timeouts>;
}

/** Timeouts of calls to the provider, in milliseconds. */
export interface Timeouts {
  /** For one answer. */
  timeoutMs: number;
  /** Before the first of two further tries; the pauses grow and vary, so that instances do not retry at the same moment. */
  retryDelayMs: number;
  /** Pause after ten failures in a row. */
  breakMs: number;
  /** Longest wait in the queue. */
  queueMs: number;
}
