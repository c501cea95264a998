import type { Personalisation, PriceLine, Pricing, Product } from '../../catalogue/index.js';
import type { DeliveryRange } from '../../common/delivery.js';
import type { FaqOrigin } from '../../content/index.js';
import type { Settings } from '../../settings/index.js';

/** When people of the shop answer, Monday to Saturday in Bogota, without Colombian holidays; `HH:MM`. */
export interface BusinessHours {
  readonly start: string;
  readonly end: string;
}

/** A frequent question as the page shows it. */
export interface FaqFact {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly origin: FaqOrigin;
}

/** Rules of other modules that replies are computed with. */
export interface ShopRules {
  lineBreakdown(product: Product, options: Personalisation, pricing: Pricing): PriceLine[];
  /** One sentence about a name that cannot be embroidered; undefined for a good one. */
  nameProblem(name: string): string | undefined;
  /** Delivery dates of an order that is paid at `paidAt`. */
  deliveryRange(paidAt: Date, businessDays: readonly [number, number]): DeliveryRange;
  /** 'entre el 9 y el 16 de diciembre' */
  describeDelivery(dates: DeliveryRange): string;
  /** Whether the date at midnight UTC is a Colombian holiday. */
  isHoliday(date: Date): boolean;
}

/** Everything that replies are made from. */
export interface ShopFacts {
  readonly products: readonly Product[];
  readonly pricing: Pricing;
  readonly faq: readonly FaqFact[];
  readonly settings: Settings;
  /** URL of the shop without a slash at the end. */
  readonly publicUrl: string;
  readonly rules: ShopRules;
}
