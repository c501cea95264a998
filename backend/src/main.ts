import { startShop } from './bootstrap/start-shop.js';
import { exitAfterFailure } from './bootstrap/stop-on-signal.js';

await startShop().catch(exitAfterFailure);
