import type { INestApplication, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express from 'express';
import { changeSetFailure } from '../back-office/index.js';
import { readAsJson } from '../browser-reports/index.js';
import { Clock } from '../common/clock.port.js';
import { allowedMethods } from '../common/http/allowed-methods.js';
import { closeConnectionsOnShutdown } from '../common/http/close-connections.js';
import { ErrorFilter } from '../common/http/error.filter.js';
import { JsonOnlyGuard } from '../common/http/json-only.guard.js';
import { countBodyBytes, emitAnswered, limitApiConcurrency } from '../common/http/limit-concurrency.js';
import { rejectForeignOrigin } from '../common/http/reject-foreign-origin.js';
import { ReadyAnswers } from '../common/http/ready-answers.js';
import { readRawBody } from '../common/http/raw-body.js';
import { requestId } from '../common/http/request-id.js';
import { CSP_REPORTS_PATH, securityHeaders, STRICT_TRANSPORT_SECURITY } from '../common/http/security-headers.js';
import { shallowBody } from '../common/http/shallow-body.js';
import { ShopHttpAdapter } from '../common/http/shop-http-adapter.js';
import { validationPipe } from '../common/http/validation.pipe.js';
import { Shutdown } from '../common/shutdown.js';
import type { Env } from '../config/env.js';
import { addLogContext, logRefusal, requestLog } from '../logging/index.js';
import { HttpMetrics } from '../metrics/index.js';
import { transferFailure } from '../orders/index.js';
import { paymentFailure } from '../payments/index.js';
import { AppModule } from './app.module.js';

/** A thousand people with two connections each, and as many again that are idle; about 20 kB each. */
const MAX_CONNECTIONS = 4_000;
/** Hundreds of people of one office or carrier with the six connections that a browser opens, most of them for a moment. */
const MAX_CONNECTIONS_PER_NETWORK = 1_000;

/** The whole shop, ready to listen: the same for the running shop and its tests. */
export async function createApp(env: Env, logger: LoggerService | false): Promise<NestExpressApplication> {
  const limits = {
    total: MAX_CONNECTIONS,
    perNetwork: env.trustProxy > 0 ? undefined : MAX_CONNECTIONS_PER_NETWORK,
  };
  const isSecure = env.publicUrl.startsWith('https:');
  const headers: Record<string, string> = isSecure ? { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY } : {};
  const adapter = new ShopHttpAdapter(limits, env.trustProxy, headers);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env), adapter, {
    bodyParser: false,
    logger,
    abortOnError: false,
  });
  adapter.onRefusal = (refusal) => {
    app.get(HttpMetrics).countRefusal(refusal);
    logRefusal(logger, refusal);
  };
  app.set('trust proxy', env.trustProxy);
  // `sendRepresentation` sets the tag of cacheable answers; hashing the others would cost time for nothing.
  app.disable('etag');
  app.disable('x-powered-by');
  app.use(closeConnectionsOnShutdown(app.get(Shutdown)));
  const observers = [requestLog(logger), app.get(HttpMetrics).middleware];
  const readyAnswers = new ReadyAnswers(app.get(Clock), app.get(Shutdown), observers);
  adapter.sendReady = readyAnswers.send;
  app.use(requestId, ...observers, readyAnswers.keep, securityHeaders(env));
  // Pages and the catalogue are compressed once and kept. A cart is new each time and fits into a connection's first
  // packets as it is: compressing it would take as long as the rest of the request.
  if (env.apiDocs) app.use('/api/docs', compression());
  app.use('/api', allowedMethods, rejectForeignOrigin(env));
  app.use('/api/chatbot/webhook', readRawBody('X-Hub-Signature-256'));
  app.use(CSP_REPORTS_PATH, readAsJson);
  app.use(express.json({ limit: '100kb', inflate: false, verify: countBodyBytes }));
  app.use(shallowBody);
  // After the bodies are read: a client that sends one slowly occupies no slot meanwhile.
  emitAnswered(adapter.getInstance());
  app.use('/api', limitApiConcurrency());
  app.use(addLogContext);
  configureApi(app);
  if (env.apiDocs) await setUpSwagger(app);
  return app;
}

/** The part of the setup that the OpenAPI document needs too. */
export function configureApi(app: INestApplication): void {
  app.setGlobalPrefix('api');
  app.useGlobalGuards(new JsonOnlyGuard());
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter(paymentFailure, transferFailure, changeSetFailure));
}

async function setUpSwagger(app: INestApplication): Promise<void> {
  const [{ SwaggerModule }, { apiDocument, apiDocumentHandler, loadApiDescriptions }] = await Promise.all([
    import('@nestjs/swagger'),
    import('./api-document.js'),
  ]);
  await loadApiDescriptions();
  // Built on the first request, so that it costs neither start time nor memory before.
  app.use('/api/docs-json', apiDocumentHandler(app));
  SwaggerModule.setup('docs', app, () => apiDocument(app), {
    useGlobalPrefix: true,
    raw: [],
    customSiteTitle: 'Sigerist API',
    swaggerOptions: { tryItOutEnabled: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
  });
}
