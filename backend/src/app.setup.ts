import type { NestExpressApplication } from '@nestjs/platform-express';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import apiMetadata from './api-metadata.gen.js';
import { ErrorDto } from './common/http/error.dto.js';
import { requestId } from './common/http/request-id.js';
import { ErrorFilter } from './common/http/error.filter.js';
import { validationPipe } from './common/http/validation.pipe.js';
import type { Env } from './config/env.js';

/** Everything around the modules; the same for the running shop, its tests and its OpenAPI document. */
export async function configureApp(app: NestExpressApplication, env: Env): Promise<void> {
  app.set('trust proxy', env.trustProxy);
  app.setGlobalPrefix('api');
  app.use(requestId);
  app.useBodyParser('json', { limit: '100kb' });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
}

/** The OpenAPI document: method name = operation id = name of the generated hook. */
export async function apiDocument(app: INestApplication): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(apiMetadata);
  const config = new DocumentBuilder().setTitle('Sigerist').setVersion('1.0').build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorDto],
  });
}
