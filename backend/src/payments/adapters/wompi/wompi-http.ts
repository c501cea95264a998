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
import { ConcurrencyLimiter, OverloadedError } from '../../../common/throttling/concurrency-limiter.js';
import type { Timeouts } from './wompi-settings.js';

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
 * The provider asks for fewer calls. Repeating would be one more, and counting it as an outage would let a visitor who
 * invents payments block all others.
 */
class ProviderBusyError extends Error {}

/** The provider gave a well-formed JSON answer, a success or an error. */
export interface WompiAnswer {
  status: number;
  body: unknown;
}

/** GET calls to the provider with timeouts, retries and a circuit breaker. */
export class WompiHttp {
  private readonly limiter: ConcurrencyLimiter;
  private readonly policy;
  private readonly timeoutMs: number;
  private readonly send: typeof http.get;

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
    this.send = baseUrl.startsWith('https:') ? https.get : http.get;
  }

  /** Throws an error whose message is safe to log (it holds neither key nor body) when there is no valid answer. */
  async get(path: string, privateKey?: string): Promise<WompiAnswer> {
    try {
      return await this.limiter.run(SHOP, () => this.policy.execute(() => this.ask(path, privateKey)));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ProviderUnavailableError('left alone after repeated failures');
      if (error instanceof OverloadedError) throw new ProviderUnavailableError('no place in time');
      throw error;
    }
  }

  private async ask(path: string, privateKey?: string): Promise<WompiAnswer> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (privateKey) headers.authorization = `Bearer ${privateKey}`;
    const { status = 0, body } = await this.answerTo(path, headers).catch(() => {
      throw new ProviderUnavailableError('no answer');
    });
    if (status === 429) throw new ProviderBusyError('answered 429');
    if (status >= 500) throw new ProviderUnavailableError(`answered ${status}`);
    try {
      return { status, body: JSON.parse(body) as unknown };
    } catch {
      // An error page of a proxy is no answer of the provider.
      throw new ProviderUnavailableError(`answered ${status} without JSON`);
    }
  }

  /**
   * Limits the time of the whole answer, not only of its beginning. It avoids `fetch`, whose time limit Node.js 20 loses when
   * the garbage collector runs before the body has arrived; reading that body would then never end.
   */
  private async answerTo(path: string, headers: Record<string, string>): Promise<{ status?: number; body: string }> {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(this.timeoutMs);
      this.send(`${this.baseUrl}${path}`, { headers, signal }, resolve).on('error', reject);
    });
    return { status: response.statusCode, body: await textOf(response) };
  }
}

async function textOf(response: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new RangeError('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
