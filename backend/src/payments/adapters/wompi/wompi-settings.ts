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
}
