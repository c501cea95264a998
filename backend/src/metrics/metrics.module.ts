import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics.js';
import { MetricsServer } from './metrics-server.js';

/** Metrics of the shop. */
@Module({ providers: [HttpMetrics, MetricsServer], exports: [HttpMetrics] })
export class MetricsModule {}
