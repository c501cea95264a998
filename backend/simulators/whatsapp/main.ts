import { readSettings } from './settings.js';
import { startSimulator } from './simulator.js';

try {
  const settings = readSettings(process.env);
  const simulator = await startSimulator(settings);
  console.log(`WhatsApp simulator (MODO DE PRUEBAS, nothing is sent): ${simulator.url}`);
  console.log(`  API ${simulator.url}/v25.0/${settings.phoneNumberId}/messages, events to ${settings.webhookUrl}`);
  const stop = () => void simulator.close().finally(() => process.exit());
  // Started by a shop: ends with it, also when the shop is killed.
  process.once('disconnect', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
