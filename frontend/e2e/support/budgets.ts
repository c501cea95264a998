import type { PageName } from './pages';
import type { Weight } from './weight';

const KB = 1000;

/** Maximum download on a phone with a cold cache, for pages that are often the first one of a visit. */
export const budgets: Partial<Record<PageName, Weight>> = {
  home: { script: 134.4 * KB, html: 18.9 * KB, all: 450 * KB },
  catalogue: { script: 141.0 * KB, html: 20 * KB, all: 500 * KB },
  product: { script: 147.5 * KB, html: 17.9 * KB, all: 500 * KB },
  kit: { script: 169.2 * KB, html: 19 * KB, all: 440 * KB },
  customiser: { script: 167.1 * KB, html: 18.9 * KB, all: 400 * KB },
  checkout: { script: 178.5 * KB, html: 16 * KB, all: 350 * KB },
  login: { script: 168.6 * KB, html: 16 * KB, all: 250 * KB },
  registration: { script: 168.9 * KB, html: 16 * KB, all: 250 * KB },
  'forgotten password': { script: 168.8 * KB, html: 16 * KB, all: 250 * KB },
  // As a guest, including the login page it redirects to.
  account: { script: 175.4 * KB, html: 16 * KB, all: 250 * KB },
  'paying without a payment': { script: 153.8 * KB, html: 16 * KB, all: 250 * KB },
  'failed payment': { script: 142.9 * KB, html: 16 * KB, all: 250 * KB },
  tracking: { script: 165.8 * KB, html: 16 * KB, all: 250 * KB },
};
