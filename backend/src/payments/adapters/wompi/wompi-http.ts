import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { Patience } from './wompi-settings.js';

const USUAL: Patience = { timeoutMs: 3_000, retryDelayMs: 200, breakMs: 10_000 };

/** A rush waits here for its turn: a thousand calls at once would all take too long, and look like a provider that is away. */
const AT_ONCE = 32;
const MOST_WAITING = 10_000;

/** The provider is away or overloaded: worth another try. */
class ProviderAwayError extends Error {}

/** The provider gave a well-formed JSON answer, good or bad. */
export interface WompiAnswer {
  status: number;
  body: unknown;
}

/** GET calls to the provider that give up in good time and spare a provider that is down. */
export class WompiHttp {
  private readonly policy;
  private readonly oneAnswer;

  constructor(
    private readonly baseUrl: string,
    patience: Partial<Patience> = {},
  ) {
    const { timeoutMs, retryDelayMs, breakMs } = { ...USUAL, ...patience };
    const away = handleType(ProviderAwayError);
    this.policy = wrap(
      bulkhead(AT_ONCE, MOST_WAITING),
      retry(away, {
        maxAttempts: 2,
        backoff: new ExponentialBackoff({ initialDelay: retryDelayMs, maxDelay: 10 * retryDelayMs }),
      }),
      circuitBreaker(away, { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(5) }),
    );
    this.oneAnswer = timeout(timeoutMs, TimeoutStrategy.Cooperative);
  }

  /** Throws an error whose message is safe to log (it holds neither key nor body) when there is no answer to believe. */
  async get(path: string, privateKey?: string): Promise<WompiAnswer> {
    try {
      return await this.policy.execute(() => this.ask(path, privateKey));
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ProviderAwayError('left alone after repeated failures');
      throw error;
    }
  }

  private async ask(path: string, privateKey?: string): Promise<WompiAnswer> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (privateKey) headers.authorization = `Bearer ${privateKey}`;
    const { status, text } = await this.oneAnswer
      .execute(async ({ signal }) => {
        const response = await fetch(`${this.baseUrl}${path}`, { headers, signal, redirect: 'error' });
        return { status: response.status, text: await response.text() };
      })
      .catch(() => {
        throw new ProviderAwayError('no answer');
      });
    if (status >= 500 || status === 429) throw new ProviderAwayError(`answered ${status}`);
    try {
      return { status, body: JSON.parse(text) as unknown };
    } catch {
      // An error page of a proxy: it speaks for itself, not for the provider.
      throw new ProviderAwayError(`answered ${status} without JSON`);
    }
  }
}
