let waiting: (() => void)[] = [];

/**
 * Runs deferrable work after the browser has painted the current state, so that a price does not delay a picture. All work
 * queued before the same frame runs together, so that React renders once.
 */
export function afterPaint(run: () => void): void {
  waiting.push(run);
  if (waiting.length === 1) requestAnimationFrame(() => setTimeout(runAll));
}

function runAll(): void {
  const all = waiting;
  waiting = [];
  all.forEach((run) => run());
}
