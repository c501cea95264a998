import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import type { Refusal } from '../common/http/shop-http-adapter.js';
import { routeOf } from '../common/http/route-of.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Counts and times answers by route and not by URL, because each new label costs memory. */
@Injectable()
export class HttpMetrics {
  private readonly duration;
  private readonly refusals;

  constructor(registry: MetricsRegistry) {
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
    this.refusals = new Counter({
      name: 'http_refusals_total',
      help: 'Requests that the server refused before any route, by status, and connections beyond its limits',
      labelNames: ['reason'],
      registers: [registry],
    });
  }

  readonly middleware = (req: Request, res: Response, next: NextFunction): void => {
    const end = this.duration.startTimer({ method: req.method });
    res.once('close', () => end({ route: routeOf(req), status: res.statusCode }));
    next();
  };

  countRefusal(refusal: Refusal): void {
    this.refusals.inc({ reason: refusal === 'connection' ? refusal : String(refusal.status) });
  }
}
