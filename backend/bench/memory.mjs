import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Megabytes that the process holds, looked at ten times a second. */
export function watchMemory(pid) {
  let most = 0;
  const look = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    most = Math.max(most, Number(stdout) / 1024);
  };
  const timer = setInterval(() => void look(), 100);
  return { stop: () => clearInterval(timer), peak: () => most };
}
