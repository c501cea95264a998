import type { PageName } from './pages';
import type { Weight } from './weight';

const KB = 1000;

/** Maximum download on a phone with a cold cache, for pages that are often the first one of a visit. */
export const budgets: Partial<Record<PageName, Weight>> = {
  home: { script: 134.6 * KB, html: 18.9 * KB, all: 450 * KB },
  catalogue: { script: 139.8 * KB, html: 20 * KB, all: 500 * KB },
  product: { script: 146.8 * KB, html: 17.9 * KB, all: 500 * KB },
  kit: { script: 164.4 * KB, html: 19 * KB, all: 440 * KB },
  customiser: { script: 161.2 * KB, html: 18.9 * KB, all: 400 * KB },
  checkout: { script: 175.6 * KB, html: 16 * KB, all: 350 * KB },
  login: { script: 167.5 * KB, html: 16 * KB, all: 250 * KB },
  registration: { script: 167.8 * KB, html: 16 * KB, all: 250 * KB },
  'forgotten password': { script: 167.7 * KB, html: 16 * KB, all: 250 * KB },
  // As a guest, including the login page it redirects to.
  account: { script: 174.3 * KB, html: 16 * KB, all: 250 * KB },
  'paying without a payment': { script: 153.6 * KB, html: 16 * KB, all: 250 * KB },
  'failed payment': { script: 141.6 * KB, html: 16 * KB, all: 250 * KB },
  tracking: { script: 154.2 * KB, html: 16 * KB, all: 250 * KB },
};
