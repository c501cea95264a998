import { RequestLog } from '../common/request-log.js';
import { SimulatedClock } from '../common/simulated-clock.js';
import { Cashier } from './cashier.js';
import { Chance } from './chance.js';
import { EventSender } from './event-sender.js';
import { Ledger } from './ledger.js';
import { Merchants } from './merchants.js';
import { Plans } from './plans.js';
import type { Settings } from './settings.js';
import { Visits } from './visits.js';

/** Everything that the parts of the simulator share. */
export class World {
  readonly clock = new SimulatedClock();
  readonly chance: Chance;
  readonly merchants: Merchants;
  readonly ledger = new Ledger();
  readonly plans = new Plans();
  readonly events: EventSender;
  readonly cashier: Cashier;
  readonly visits: Visits;
  readonly log = new RequestLog();
  /** Where the simulator is reached; known once it listens. */
  url = '';

  constructor(readonly settings: Settings) {
    this.merchants = new Merchants(settings);
    this.chance = new Chance(settings.seed);
    this.events = new EventSender(settings, this.clock);
    this.visits = new Visits(this.chance);
    const bankPage = (ticket: string) => `${this.url}/v1/sim/async/${ticket}`;
    this.cashier = new Cashier(this.ledger, this.plans, this.events, this.clock, this.chance, bankPage);
  }

  reset(): void {
    this.clock.stop();
    this.ledger.reset();
    this.plans.reset();
    this.events.reset();
    this.visits.reset();
    this.log.clear();
  }
}
