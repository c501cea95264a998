// Measures a start: time and processor time to the first answer, on a prepared database, and the memory of the idle process.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../dist/src/common/listen.js';
import { median, processorMs, residentMiB } from './figures.mjs';
import { stopProgram } from './servers.mjs';

const STARTS = 3;
const IDLE_MS = 5_000;

/** `start` spawns a program on a port. Prints medians. */
export async function coldStarts(name, start, path) {
  const starts = [];
  for (let time = 0; time < STARTS; time++) starts.push(await coldStart(start, path));
  const [seconds, processor, idle] = ['seconds', 'processor', 'idle'].map((figure) =>
    median(starts.map((one) => one[figure])),
  );
  console.log(
    `start of ${name}: ${seconds.toFixed(2)} s to the first answer, ${processor.toFixed(2)} s of processor time; ${Math.round(idle)} MiB idle`,
  );
}

async function coldStart(start, path) {
  const port = await freePort();
  const startedAt = performance.now();
  const program = start(port);
  try {
    while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.ok) {
      if (program.exitCode !== null) throw new Error(`${program.spawnargs[1]} did not start.`);
      await wait(10);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const processor = (await processorMs(program.pid)) / 1000;
    await wait(IDLE_MS);
    return { seconds, processor, idle: await residentMiB(program.pid) };
  } finally {
    await stopProgram(program);
  }
}
