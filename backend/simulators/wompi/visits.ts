import type { Chance } from './chance.js';
import type { Merchant } from './merchants.js';
import type { Method } from './sandbox-data.js';

/** The shop's payment request, as it came in the URL of the payment page. */
export interface PayRequest {
  merchant: Merchant;
  reference: string;
  amountInCents: number;
  redirectUrl?: string;
  /** Payments may begin until then. */
  expiresAt?: Date;
  customer: { email: string; fullName: string; phone: string };
  shippingAddress?: Record<string, string>;
}

/** One payer on the payment page, from the first screen to the way back. */
export interface Visit {
  id: string;
  request: PayRequest;
  /** The shop's page that shows this one inside the widget. */
  openedBy?: string;
  method?: Method;
  payer?: { email: string; fullName: string; phone: string };
  transactionId?: string;
}

export class Visits {
  private readonly visits = new Map<string, Visit>();

  constructor(private readonly chance: Chance) {}

  begin(request: PayRequest, openedBy?: string): Visit {
    const visit: Visit = { id: this.chance.token(), request, openedBy };
    this.visits.set(visit.id, visit);
    return visit;
  }

  find(id: string): Visit | undefined {
    return this.visits.get(id);
  }

  reset(): void {
    this.visits.clear();
  }
}
