import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import { withBadOrigin } from '../common/http/api-errors.js';
import { ErrorDto } from '../common/http/error.dto.js';
import {
  createJsonRepresentation,
  type Representation,
  REVALIDATE,
  sendRepresentation,
} from '../common/http/representation.js';
import apiMetadata from './api-metadata.gen.js';

const DESCRIPTION = `The API behind the Sigerist shop: personalised baby bags, embroidered by hand in Medellín.

**Ids of options** (lettering, threads, motifs, …) are data that the owner may extend: read them from \`GET /pricing\`.

**Money** is a whole number of Colombian pesos, taxes included. **Texts** for people are in Colombian Spanish.

**Errors** all have the shape of \`ErrorDto\`, whatever raised them. Decide by \`code\`, show \`message\`, and quote \`requestId\`
(also in the header \`X-Request-Id\`) when you ask for help. 4xx: change the call. 429 and 503: repeat it later.

**Browsers** may change something only from the shop's own pages: a foreign \`Origin\` gets 403 \`request.bad_origin\`.

**Caching**: catalogue answers carry a strong \`ETag\`; send it back in \`If-None-Match\` and get 304 while nothing changed.`;

/** Tag = module = generated client slice. */
const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['catalogue', 'Products, their groups and what each option costs.'],
  ['cart', 'What a shopper is about to order, what it costs, and discount codes.'],
  ['designs', 'Designs of the customiser under short URLs, to share and to order.'],
  ['content', 'Frequent questions and their answers.'],
  ['identity', 'Accounts: open one, log in, a lost password, my data.'],
  ['payments', 'Paying a cart through the payment provider.'],
  ['orders', 'What was bought: bank transfers, tracking, and order administration for staff.'],
  ['contact', 'Messages to the shop.'],
  ['chat', 'The assistant in the pages.'],
  [
    'chatbot',
    'The assistant for staff: its settings, conversations with customers, and questions that it did not understand.',
  ],
  ['workbench', 'What the workshop makes next, and what is finished.'],
  ['requests', 'Withdrawals and guarantee claims of customers, and the answers of the shop.'],
  ['refunds', 'Money that is given back: asked for, approved, done and proven.'],
  ['today', 'Numbers of tasks that wait for staff.'],
  ['finished-photos', 'The photo of a finished order, which its customer approves before the parcel leaves.'],
  ['media', 'Pictures: uploaded by staff, named by products.'],
  ['settings', "The shop's own data: contact, legal name, bank account, texts, closing."],
  ['back-office', 'Changes of the owner to products, prices, texts and settings: drafts, publication, undo.'],
  ['staff', 'People of the staff: invitations, roles, sessions and second factors.'],
  ['audit', 'What staff did in the last year.'],
  ['privacy', 'Personal data of guests: export and erasure by a mailed link.'],
  ['webhooks', 'What the messaging platform calls.'],
  ['health', 'Checks for load balancers and supervisors.'],
];

/** The comments of controllers and DTOs, for the document. */
export async function loadApiDescriptions(): Promise<void> {
  await SwaggerModule.loadPluginMetadata(apiMetadata);
}

/** The OpenAPI document: method name = operation id = name of the generated hook. Sorted, so that it changes only with the API. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Sigerist API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0')
    .addServer('/', 'The shop that serves this document');
  for (const [name, description] of TAGS) config.addTag(name, description);
  const document = SwaggerModule.createDocument(app, config.build(), {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorDto],
  });
  return withWholeNumbers({
    ...document,
    paths: sorted(withBadOrigin(document.paths)),
    components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
  });
}

/** Serves the document as JSON. Made and compressed once: writing 400 kB of JSON for each request would block all others. */
export function apiDocumentHandler(app: INestApplication): RequestHandler {
  let made: Promise<Representation> | undefined;
  return (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || req.path !== '/') return next();
    made ??= createJsonRepresentation(apiDocument(app));
    made.then((document) => sendRepresentation(req, res, document, REVALIDATE)).catch(next);
  };
}

/** Pesos, pieces, days and percent are whole numbers, which TypeScript has no type for. A number with a fraction has a `format`. */
function withWholeNumbers<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withWholeNumbers) as T;
  if (typeof part !== 'object' || part === null || 'format' in part) return part;
  const whole = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    name === 'type' && value === 'number' ? 'integer' : withWholeNumbers(value),
  ]);
  return Object.fromEntries(whole) as T;
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
