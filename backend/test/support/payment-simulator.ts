import type { Simulator } from '../../simulators/common/run-simulator.js';
import { startSimulator } from '../../simulators/wompi/simulator.js';
import { type Env, readEnv } from '../../src/config/env.js';
import type { WompiSettings } from '../../src/payments/adapters/wompi/wompi-http.js';

const TOKEN = 'test-token';
const KEYS = {
  publicKey: 'pub_test_shop',
  privateKey: 'prv_test_shop',
  integritySecret: 'test_integrity_shop',
  eventsSecret: 'test_events_shop',
};

export interface LoggedDelivery {
  transactionId: string;
  status: string;
  attempt: number;
  answer: number | string;
}

/** A payment simulator for one test file, with its controls. */
export class PaymentSimulator {
  private constructor(private readonly simulator: Simulator) {}

  static async start(eventsUrl = 'http://localhost:9/unreachable'): Promise<PaymentSimulator> {
    return new PaymentSimulator(
      await startSimulator({ ...KEYS, port: 0, eventsUrl, controlToken: TOKEN, timeScale: 1, seed: 1 }),
    );
  }

  /** Settings with short waits between retries. */
  get settings(): WompiSettings {
    const timeouts = { retryDelayMs: 1, breakMs: 100 };
    return { ...KEYS, apiBaseUrl: `${this.url}/v1`, checkoutBaseUrl: this.url, timeouts };
  }

  /** The settings of a shop with this provider. */
  get providers(): Env['paymentProviders'] {
    return { ...readEnv({}).paymentProviders, wompi: { ...this.settings, isSimulated: false, testKey: undefined } };
  }

  get url(): string {
    return this.simulator.url;
  }

  async control(path: string, body: object = {}): Promise<string> {
    const response = await fetch(`${this.url}/__sim/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-simulator-token': TOKEN },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text;
  }

  /** Moves the simulator's clock forward, and runs everything that is due by then. */
  async pass(milliseconds: number): Promise<void> {
    await this.control('clock', { advanceMs: milliseconds });
  }

  /** Moves the clock to the next noon in Bogotá, so that the following steps are on one day there. */
  async passToNoon(): Promise<void> {
    const { now } = JSON.parse(await this.control('clock')) as { now: string };
    const noon = new Date(now).setUTCHours(24 + 17, 0, 0, 0);
    await this.pass(noon - Date.parse(now));
  }

  /** The log of the simulator, as JSON. */
  async log(): Promise<string> {
    const response = await fetch(`${this.url}/__sim/log`, { headers: { 'x-simulator-token': TOKEN } });
    return response.text();
  }

  async deliveries(): Promise<LoggedDelivery[]> {
    return (JSON.parse(await this.log()) as { deliveries: LoggedDelivery[] }).deliveries;
  }

  close(): Promise<void> {
    return this.simulator.close();
  }
}
