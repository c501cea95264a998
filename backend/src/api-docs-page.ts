import { type INestApplication, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { Router } from 'express';

@Module({})
class NoModule {}

/**
 * Swagger UI and the document, made when somebody reads them: a start does not wait for them, and shoppers pay no memory
 * for them.
 */
export function apiDocs(app: INestApplication): Router {
  const pages = Router();
  let made: Promise<void> | undefined;
  pages.use(['/api/docs', '/api/docs-json'], (_req, _res, next) => {
    made ??= makePages(pages, app);
    made.then(() => next(), next);
  });
  return pages;
}

/** Behind what is on the router already. */
async function makePages(pages: Router, app: INestApplication): Promise<void> {
  const { SwaggerModule } = await import('@nestjs/swagger');
  const { apiDocument, loadApiDescriptions } = await import('./api-document.js');
  await loadApiDescriptions();
  const page = await NestFactory.create(NoModule, new ExpressAdapter(pages), { logger: false });
  SwaggerModule.setup('api/docs', page, () => apiDocument(app), {
    jsonDocumentUrl: 'api/docs-json',
    raw: ['json'],
    customSiteTitle: 'Sigerist API',
    swaggerOptions: { tryItOutEnabled: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
  });
}
