import type { Pricing } from '../../catalogue/index.js';

/** One option with what it adds to a price. */
export type PricedChoice = Pricing['fontColors'][number];
