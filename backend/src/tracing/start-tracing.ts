import { StartupError } from '../common/startup-error.js';

/**
 * Sends traces to an OpenTelemetry collector at `endpoint`; without one, nothing of OpenTelemetry is loaded. To be called before anything
 * loads `pg`. Returns what sends the last traces.
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return () => Promise.resolve();
  try {
    const { openTelemetry } = await import('./open-telemetry.js');
    return openTelemetry(endpoint);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages of OpenTelemetry are not installed: install them as docs/monitoring.md says, or unset it.',
    );
  }
}
