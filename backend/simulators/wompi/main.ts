import { runSimulator } from '../common/run-simulator.js';
import { readSettings } from './settings.js';
import { startSimulator } from './simulator.js';

await runSimulator(async () => {
  const settings = readSettings(process.env);
  const simulator = await startSimulator(settings);
  return {
    simulator,
    lines: [
      `Payment simulator (MODO DE PRUEBAS, no money moves): ${simulator.url}`,
      `  API ${simulator.url}/v1, checkout ${simulator.url}/p/, events to ${settings.eventsUrl}`,
    ],
  };
});
