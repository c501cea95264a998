import helmet from 'helmet';

/** Where a payment provider serves its API and its payment page. */
interface PaymentUrls {
  readonly apiBaseUrl: string;
  readonly checkoutBaseUrl: string;
}

/** Where browsers report what the policy stopped. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

interface Site {
  /** Origin of the shop. */
  readonly publicUrl: string;
  /** By id. */
  readonly paymentProviders: Readonly<Record<string, PaymentUrls>>;
}

/** HSTS of a site that is reached by TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/**
 * Browsers may load our pages' resources from this origin alone, and never show them in another site's frame. Only payment
 * providers may run their scripts, show their pages in a frame and receive a form (docs/decisions/0016-card-payment.md).
 */
export function securityHeaders({ publicUrl, paymentProviders }: Site): ReturnType<typeof helmet> {
  const secure = publicUrl.startsWith('https:');
  const providers = Object.values(paymentProviders);
  const checkouts = providers.map(({ checkoutBaseUrl }) => new URL(checkoutBaseUrl).origin);
  const apis = providers.map(({ apiBaseUrl }) => new URL(apiBaseUrl).origin);
  return helmet({
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...checkouts],
        // The provider's script may ask its own servers, as its other customers' policies allow.
        connectSrc: [...new Set(["'self'", ...checkouts, ...apis])],
        frameSrc: checkouts,
        // styled-components writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` is the page's own memory, from which staff crop a photo before its upload.
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...checkouts],
        frameAncestors: ["'none'"],
        reportUri: [CSP_REPORTS_PATH],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
  });
}
