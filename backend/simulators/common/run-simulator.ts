/** A running simulator. */
export interface Simulator {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Runs a simulator as a program: prints what `start` says, and ends with the shop that started it, also when the shop is killed. */
export async function runSimulator(start: () => Promise<{ simulator: Simulator; lines: string[] }>): Promise<void> {
  try {
    const { simulator, lines } = await start();
    console.log(lines.join('\n'));
    const stop = () => void simulator.close().finally(() => process.exit());
    process.once('disconnect', stop);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
