import helmet from 'helmet';

interface Site {
  /** Of the shop. */
  readonly publicUrl: string;
  /** The payment provider's. */
  readonly wompi: { readonly apiBaseUrl: string; readonly checkoutBaseUrl: string };
}

/**
 * Browsers may load our pages' resources from this address alone, and never show them in another site's frame. Only the payment
 * provider may run its script, show its page in a frame and receive a form (docs/decisions/0016-card-payment.md).
 */
export function securityHeaders({ publicUrl, wompi }: Site): ReturnType<typeof helmet> {
  const secure = publicUrl.startsWith('https:');
  const checkout = new URL(wompi.checkoutBaseUrl).origin;
  const api = new URL(wompi.apiBaseUrl).origin;
  return helmet({
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", checkout],
        // The provider's script may ask its own servers, as its other customers' policies allow.
        connectSrc: [...new Set(["'self'", checkout, api])],
        frameSrc: [checkout],
        // styled-components writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` is the page's own memory, from which staff crop a photo before its upload.
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", checkout],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
  });
}
