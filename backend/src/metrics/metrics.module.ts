import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics.js';
import { MachineMetrics } from './machine-metrics.js';
import { MetricsRegistry } from './metrics-registry.js';
import { MetricsServer } from './metrics-server.js';
import { ShopMetrics } from './shop-metrics.js';

/** Metrics of the shop. */
@Module({
  providers: [MetricsRegistry, HttpMetrics, ShopMetrics, MachineMetrics, MetricsServer],
  exports: [MetricsRegistry, HttpMetrics],
})
export class MetricsModule {}
