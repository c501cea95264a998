/** Runs what can wait once the browser has painted what the page shows now: a price must not hold up a picture. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
