let waiting: (() => void)[] = [];

/**
 * Runs what can wait once the browser has painted what the page shows now: a price must not hold up a picture. What came
 * before the same frame runs together, so that it is one piece of work for React.
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
