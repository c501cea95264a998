import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** All metrics of this instance; with those of Node.js (memory, event loop lag, garbage collection). */
@Injectable()
export class MetricsRegistry extends Registry {
  /** Without it a gauge that cannot be read would only be missing. */
  readonly gaugeFailures = new Counter({
    name: 'shop_gauge_failures_total',
    help: 'Readings that failed, of the database or of the machine, by the first gauge that they set',
    labelNames: ['gauge'],
    registers: [this],
  });

  constructor() {
    super();
    collectDefaultMetrics({ register: this });
  }

  /** Adds a gauge that `collect` sets each time the metrics are read. */
  addGauge(name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void | Promise<void>): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this],
      collect() {
        return collect(this);
      },
    });
  }
}
