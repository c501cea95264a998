// What a process used, from Linux, and summaries of measured values.
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of its own and of its children that have ended; zero for a process that has ended. */
export async function processorMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (!stat) return 0;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND) * 1000;
}

/** Milliseconds of its threads that run, to the nanosecond; zero for a process that has ended. For calls of a few milliseconds. */
export async function threadsMs(pid) {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = threads.map((id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '0'));
  return (await Promise.all(times)).reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}

/** Resident memory in MiB. */
export async function residentMiB(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

/** Reads the memory of a process ten times a second; `peak()` is the most so far, in MiB. */
export function watchMemory(pid) {
  let peak = 0;
  const read = async () => (peak = Math.max(peak, await residentMiB(pid)));
  const timer = setInterval(() => void read().catch(() => undefined), 100);
  return { stop: () => clearInterval(timer), peak: () => peak };
}

/** The smallest value that at least this share of all values does not exceed: 0.5 for the median, 0.99 for p99. */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
}

export function median(values) {
  return quantile(values, 0.5);
}

/** Runs a load of autocannon. Throws when a request failed, because the figures of the others mean nothing then. */
export async function runLoad(load) {
  const result = await autocannon(load);
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests failed: the figures mean nothing.`);
  return result;
}
