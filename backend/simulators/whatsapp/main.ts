import { runSimulator } from '../common/run-simulator.js';
import { readSettings } from './settings.js';
import { startSimulator } from './simulator.js';

await runSimulator(async () => {
  const settings = readSettings(process.env);
  const simulator = await startSimulator(settings);
  return {
    simulator,
    lines: [
      `WhatsApp simulator (MODO DE PRUEBAS, nothing is sent): ${simulator.url}`,
      `  API ${simulator.url}/v25.0/${settings.phoneNumberId}/messages, events to ${settings.webhookUrl}`,
    ],
  };
});
