/**
 * Sends traces to an OpenTelemetry collector at `endpoint`; without one, nothing of OpenTelemetry is loaded. To be called before anything
 * loads `pg`. Returns what sends the last traces.
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.js');
  return openTelemetry(endpoint);
}
