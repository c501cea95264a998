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
