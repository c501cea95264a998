import { readSettings } from './settings.js';
import { startSimulator } from './simulator.js';

try {
  const settings = readSettings(process.env);
  const simulator = await startSimulator(settings);
  console.log(`Payment simulator (MODO DE PRUEBAS, no money moves): ${simulator.url}`);
  console.log(`  API ${simulator.url}/v1, checkout ${simulator.url}/p/, events to ${settings.eventsUrl}`);
  const stop = () => void simulator.close().finally(() => process.exit());
  // Started by a shop: ends with it, also when the shop is killed.
  process.once('disconnect', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
