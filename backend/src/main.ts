import { setFlagsFromString } from 'node:v8';
import { StartupError } from './common/startup-error.js';
import { startShop } from './bootstrap/start-shop.js';

/** A reason that a person can fix is printed in one sentence, anything else with its stack. */
try {
  await startShop();
  // Of its own accord V8 lets garbage grow to three times what lives before it looks; a rush leaves a lot of it. A start,
  // which keeps most of what it makes, would look in vain.
  setFlagsFromString('--heap-growing-percent=100');
} catch (error) {
  console.error(error instanceof StartupError ? `Sigerist did not start. ${error.message}` : error);
  process.exitCode = 1;
  // Something half-started may still hold a timer or a socket.
  setTimeout(() => process.exit(1), 3_000).unref();
}
