import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { urlHost } from '../common/listen.js';
import { PROVIDER_IDS, type ProviderId } from '../common/payment-providers.js';
import type { Env } from '../config/env.js';
import { simulatorEnvironment } from '../config/payment-providers.js';

/** A simulator in its own process, for a shop without the keys of a provider. */
export class SimulatorProcess {
  private constructor(private readonly child: ChildProcess) {}

  /** Does not wait until it answers, because no payment or message arrives in the first second. */
  static start(name: ProviderId | 'whatsapp', env: Record<string, string>): SimulatorProcess {
    const program = fileURLToPath(new URL(`../../simulators/${name}/main.js`, import.meta.url));
    return new SimulatorProcess(
      spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
    );
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    // A simulator stores nothing.
    this.child.kill('SIGKILL');
    await ended;
  }
}

type Settings = Omit<Env, 'databaseUrl' | 'databaseDirectUrl'>;

/** One for each payment provider without keys. */
export function startPaymentSimulator(env: Settings): SimulatorProcess[] {
  const { paymentProviders } = env;
  return PROVIDER_IDS.filter((id) => paymentProviders[id].isSimulated).map((id) =>
    SimulatorProcess.start(id, {
      ...simulatorEnvironment(id, paymentProviders),
      // A URL leaves out the default port.
      SIMULATOR_PORT: new URL(paymentProviders[id].apiBaseUrl).port || '80',
      SIMULATOR_EVENTS_URL: `${apiUrl(env)}/${id}/events`,
    }),
  );
}

/** None when the shop has a number at the real platform, or no number. */
export function startWhatsAppSimulator(env: Settings): SimulatorProcess[] {
  const { whatsappSimulatorPort, whatsapp } = env;
  if (whatsappSimulatorPort === undefined || !whatsapp) return [];
  const simulator = SimulatorProcess.start('whatsapp', {
    WHATSAPP_SIMULATOR_PORT: String(whatsappSimulatorPort),
    WHATSAPP_SIMULATOR_WEBHOOK_URL: `${apiUrl(env)}/chatbot/webhook`,
    WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: whatsapp.api.accessToken,
    WHATSAPP_APP_SECRET: whatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken,
  });
  return [simulator];
}

/** URL of the shop's API on this machine. */
function apiUrl({ port, listenHost }: Settings): string {
  return `http://${urlHost(listenHost ?? '0.0.0.0')}:${port}/api`;
}
