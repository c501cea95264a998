/** Base addresses and keys: the only difference between the simulator, the sandbox and production (decisions, 28). */
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

/** How patient the shop is with its provider, in milliseconds. */
export interface Timeouts {
  /** For one answer. */
  timeoutMs: number;
  /** Before the first of two further tries; the pauses grow and vary, so that instances do not knock in step. */
  retryDelayMs: number;
  /** How long a provider that failed ten times in a row is left alone. */
  breakMs: number;
  /** How long a call waits for its turn. */
  queueMs: number;
}
