/**
 * Starts to send traces to the OpenTelemetry collector at `endpoint`; without one, no module of OpenTelemetry is loaded. Call it before
 * anything imports `pg`. Returns a function that sends the last traces.
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.js');
  return openTelemetry(endpoint);
}
