export { createLogger } from './logger.js';
export { NestLogger } from './nest-logger.js';
export { addLogContext, logRefusal, requestLog } from './request-log.js';
