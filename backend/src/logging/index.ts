export { createLogger } from './logger.js';
export { NestLogger } from './nest-logger.js';
export { requestLog } from './request-log.js';
