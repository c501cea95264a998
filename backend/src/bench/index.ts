export { Bench } from './application/bench.js';
export { BenchModule } from './bench.module.js';
