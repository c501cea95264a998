export { DatabaseProbe } from './database-probe.js';
export { HealthModule } from './health.module.js';
