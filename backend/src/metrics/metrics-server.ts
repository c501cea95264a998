import { createServer, type Server } from 'node:http';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { listen } from '../common/listen.js';
import { Env } from '../config/env.js';
import { MetricsRegistry } from './metrics-registry.js';
import { ShopMetrics } from './shop-metrics.js';

/** `GET /metrics` for Prometheus on a port of its own, so that the public URL never shows it; only when `METRICS_PORT` is set. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly env: Env,
    private readonly registry: MetricsRegistry,
    private readonly metrics: ShopMetrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.metricsPort === undefined) return;
    const { contentType } = this.registry;
    this.server = createServer((req, res) => {
      if (req.method !== 'GET' || req.url !== '/metrics') {
        res.writeHead(404).end();
        return;
      }
      this.metrics.scrape().then(
        (text) => res.writeHead(200, { 'Content-Type': contentType }).end(text),
        () => res.writeHead(500).end(),
      );
    });
    await listen(this.server, this.env.metricsPort, 'METRICS_PORT', this.env.metricsHost);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
