import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import type { Request } from 'express';
import { routeOf } from '../common/http/route-of.js';

/** Everything else is dropped: URLs, queries and messages of errors repeat what people typed. Statements hold no values. */
const KEPT = new Set([
  ...['http.request.method', 'http.method', 'http.route', 'http.response.status_code', 'http.status_code'],
  ...['db.system', 'db.system.name', 'db.namespace', 'db.name', 'db.operation.name', 'db.query.text', 'db.statement'],
  ...['request.id', 'order.number', 'error.type'],
]);

/** A shutdown waits for the last traces no longer. */
const TIMEOUT_MS = 3_000;

/** Sends spans in batches, without what may belong to a person. */
class ImpersonalSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const key of Object.keys(span.attributes)) if (!KEPT.has(key)) delete span.attributes[key];
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}

/** The spans of requests and of their statements. Those of jobs and of calls to providers are left out. */
export function openTelemetry(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href, timeoutMillis: TIMEOUT_MS });
  const provider = new NodeTracerProvider({ spanProcessors: [new ImpersonalSpanProcessor(exporter)] });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        applyCustomAttributesOnSpan: (span, message) => {
          if (!(message instanceof IncomingMessage)) return;
          const { method, requestId, logContext: known } = message as Request;
          const route = routeOf(message as Request);
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'request.id': requestId });
          if (known?.order) span.setAttribute('order.number', known.order);
        },
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // The instrumentations wait for a `require`; the modules of the shop import the objects that they change.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('pg');
  // An unreachable collector must not make a shutdown fail.
  return () => provider.shutdown().catch(() => undefined);
}
