export { HttpMetrics } from './http-metrics.js';
export { MetricsRegistry } from './metrics-registry.js';
export { MetricsModule } from './metrics.module.js';
