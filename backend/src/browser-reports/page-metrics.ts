import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { MetricsRegistry } from '../metrics/index.js';
import type { CspViolation } from './csp-reports.js';

/** Kinds of pages, by the first part of their route. Any other text counts as `other`, so that a report cannot add labels. */
const PAGE_KINDS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/productos': 'catalogue',
  '/product': 'product',
  '/products': 'product',
  '/customize': 'customiser',
  '/personalizacion': 'customiser',
  '/d': 'customiser',
  '/kit': 'kit',
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/payment-success': 'after_payment',
  '/payment-error': 'after_payment',
  '/pedido': 'order',
  '/recibo': 'order',
  '/panel': 'staff',
};

/** How long a page took, as its browser measured it. Seconds but for `cls`, which has no unit. Null or missing where nothing was measured. */
export interface PageSpeed {
  readonly lcp?: number | null;
  readonly inp?: number | null;
  readonly cls?: number | null;
}

/** Counts what browsers report, by kind of page. */
@Injectable()
export class PageMetrics {
  private readonly errors;
  private readonly violations;
  private readonly speeds: Readonly<Record<keyof PageSpeed, Histogram>>;

  constructor(registry: MetricsRegistry) {
    const registers = [registry];
    const labelNames = ['page'];
    this.errors = new Counter({
      name: 'client_errors_total',
      help: 'Errors in the code of the pages that browsers reported',
      labelNames,
      registers,
    });
    this.violations = new Counter({
      name: 'csp_violations_total',
      help: 'What the content security policy stopped in browsers, without what their extensions add',
      labelNames: ['page', 'kind'],
      registers,
    });
    // The limits of 'good' and 'poor' (web.dev) are among the buckets of each.
    this.speeds = {
      lcp: new Histogram({
        name: 'web_vitals_lcp_seconds',
        help: 'Time until the largest picture or text of a page was painted; good up to 2.5',
        labelNames,
        buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
        registers,
      }),
      inp: new Histogram({
        name: 'web_vitals_inp_seconds',
        help: 'Slowest answer of a page to a touch or key, from it to the next paint; good up to 0.2',
        labelNames,
        buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
        registers,
      }),
      cls: new Histogram({
        name: 'web_vitals_cls',
        help: 'How much a page shifted while it was open; good up to 0.1',
        labelNames,
        buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
        registers,
      }),
    };
  }

  countError(route: string): void {
    this.errors.inc({ page: pageKindOf(route) });
  }

  /** Returns the kind of the page. */
  countViolation(path: string, kind: CspViolation['kind']): string {
    const page = pageKindOf(path);
    this.violations.inc({ page, kind });
    return page;
  }

  observe(route: string, speed: PageSpeed): void {
    for (const name of ['lcp', 'inp', 'cls'] as const) {
      const value = speed[name];
      if (typeof value === 'number') this.speeds[name].observe({ page: pageKindOf(route) }, value);
    }
  }
}

function pageKindOf(route: string): string {
  const first = /^\/[a-z-]*/.exec(route)?.[0] ?? '';
  return Object.hasOwn(PAGE_KINDS, first) ? PAGE_KINDS[first]! : 'other';
}
