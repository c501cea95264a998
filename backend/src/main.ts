import { exitAfterFailure } from './bootstrap/stop-on-signal.js';
import { startShop } from './bootstrap/start-shop.js';

try {
  await startShop();
} catch (error) {
  exitAfterFailure(error);
}
