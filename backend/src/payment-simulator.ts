import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { urlHost } from './common/listen.js';
import type { ConfiguredEnv } from './config/env.js';

const PROGRAM = fileURLToPath(new URL('../simulators/wompi/main.js', import.meta.url));

/** The payment simulator as a process of its own, for a shop without a provider's keys. */
export class PaymentSimulator {
  private constructor(private readonly child: ChildProcess) {}

  /** Undefined when the shop has a real provider. Does not wait until it answers: nobody pays in the first second. */
  static start({ simulatorPort, port, listenHost, wompi }: ConfiguredEnv): PaymentSimulator | undefined {
    if (simulatorPort === undefined) return undefined;
    const env = {
      SIMULATOR_PORT: String(simulatorPort),
      SIMULATOR_EVENTS_URL: `http://${urlHost(listenHost ?? '0.0.0.0')}:${port}/api/wompi/events`,
      WOMPI_PUBLIC_KEY: wompi.publicKey,
      WOMPI_PRIVATE_KEY: wompi.privateKey,
      WOMPI_INTEGRITY_SECRET: wompi.integritySecret,
      WOMPI_EVENTS_SECRET: wompi.eventsSecret,
    };
    return new PaymentSimulator(
      spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
    );
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    // It keeps nothing that could be lost.
    this.child.kill('SIGKILL');
    await ended;
  }
}
