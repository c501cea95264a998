export { TodaysWork } from './application/today.js';
export { TodayModule } from './today.module.js';
