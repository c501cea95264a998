import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import type { Request } from 'express';
import { routeOf } from '../common/http/route-of.js';

/** Attributes that a span keeps. URLs, queries and error messages repeat what people typed; statements contain no values. */
const KEPT_ATTRIBUTES = new Set([
  ...['http.request.method', 'http.method', 'http.route', 'http.response.status_code', 'http.status_code'],
  ...['db.system', 'db.system.name', 'db.namespace', 'db.name', 'db.operation.name', 'db.query.text', 'db.statement'],
  ...['request.id', 'order.number', 'error.type'],
]);

/** Limit for sending traces, also those that a shutdown waits for. */
const TIMEOUT_MS = 3_000;

/** Sends spans in batches, without attributes that may hold personal data. */
class AnonymousSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const key of Object.keys(span.attributes)) if (!KEPT_ATTRIBUTES.has(key)) delete span.attributes[key];
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}

/** Traces requests and their statements, not jobs and calls to providers. Returns a function that sends the last traces. */
export function openTelemetry(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href, timeoutMillis: TIMEOUT_MS });
  const provider = new NodeTracerProvider({ spanProcessors: [new AnonymousSpanProcessor(exporter)] });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        applyCustomAttributesOnSpan: (span, message) => {
          if (!(message instanceof IncomingMessage)) return;
          const { method, requestId, logContext } = message as Request;
          const route = routeOf(message as Request);
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'request.id': requestId });
          if (logContext?.order) span.setAttribute('order.number', logContext.order);
        },
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // The instrumentations patch these modules when they are required; the shop then imports the patched objects.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('pg');
  // An unreachable collector must not make a shutdown fail.
  return () => provider.shutdown().catch(() => undefined);
}
