import { applyDecorators } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { STATUS_OF_KIND } from '../domain-error.js';
import { describePolicy, type ThrottlePolicy } from '../throttling/policies.js';
import { describeSlowDown, type SlowDown } from '../throttling/slow-down.js';
import { ApiResponse } from './api-docs.js';
import { apiDocs } from './api-docs-wanted.js';
import { genericError, type GenericStatus } from './error-catalogue.js';
import { ErrorDto } from './error.dto.js';
import { BAD_ORIGIN } from './reject-foreign-origin.js';

type Paths = OpenAPIObject['paths'];

/** Documents 429. */
type Limit = ThrottlePolicy | SlowDown;

type OwnError = readonly [status: number, code: string, message: string, fields?: Record<string, string>];

const REQUEST_ID = '0d1f6a0e-8a52-4c6e-9c8f-2d0c9f6f9a11';

const DESCRIPTIONS: Record<number, string> = {
  400: 'Malformed or invalid body or parameter.',
  401: 'Not logged in.',
  402: 'The payment was declined.',
  403: 'Not allowed, or a foreign origin.',
  404: 'Unknown.',
  409: 'Conflicts with the present state.',
  408: 'The request did not arrive in time.',
  413: 'Body too large: over 100 kB, where nothing else is said.',
  415: 'Body of another type than the operation reads.',
  422: 'Understood but refused by a rule.',
  429: 'Too many calls; wait the seconds of `Retry-After`.',
  500: 'A fault of ours; quote `requestId` when you report it.',
  503: 'A dependency is unavailable; try again later.',
};

/**
 * Documents the errors of an operation, each with a real example. A status alone stands for its general error;
 * a policy or slow-down documents 429 and its numbers; 500 and 503 are always added.
 *
 * @example `@ApiErrors(400, [404, 'catalogue.product_not_found', 'Producto no encontrado'], POLICIES.newCarts)`
 */
export function ApiErrors(...documented: readonly (GenericStatus | OwnError | Limit)[]): MethodDecorator {
  if (!apiDocs.wanted) return () => undefined;
  const limits = documented.filter((one) => isLimit(one));
  const errors = documented.filter((one): one is GenericStatus | OwnError => !isLimit(one));
  const all = [...errors, ...(limits.length > 0 ? [429 as const] : []), 500, 503] as const;
  const statuses = [...new Set(all.map((error) => (typeof error === 'number' ? error : error[0])))];
  const examples = all.map(toExample);
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({
        status,
        ...errorResponse(
          examples.filter(({ statusCode }) => statusCode === status),
          limits,
        ),
      }),
    ),
  );
}

/** Documents what every operation that changes something answers to a page of another site. */
export function withBadOrigin(paths: Paths): Paths {
  const badOrigin = errorResponse([toExample([STATUS_OF_KIND.forbidden, BAD_ORIGIN.code, BAD_ORIGIN.message])]);
  for (const { post, put, patch, delete: remove } of Object.values(paths)) {
    for (const change of [post, put, patch, remove]) if (change) change.responses['403'] ??= badOrigin;
  }
  return paths;
}

function toExample(error: GenericStatus | OwnError): ErrorDto {
  if (typeof error === 'number') return { ...genericError(error), requestId: REQUEST_ID };
  const [statusCode, code, message, fields] = error;
  return { statusCode, code, message, ...(fields && { fields }), requestId: REQUEST_ID };
}

function isLimit(documented: unknown): documented is Limit {
  return typeof documented === 'object' && !Array.isArray(documented);
}

function describeLimit(limit: Limit): string {
  return 'free' in limit ? describeSlowDown(limit) : describePolicy(limit);
}

/** At least one example, all of one status. */
function errorResponse(examples: ErrorDto[], limits: readonly Limit[] = []) {
  const status = examples[0]?.statusCode ?? 500;
  const named = new Map(examples.map((value) => [value.code, { summary: value.message, value }]));
  return {
    description: [DESCRIPTIONS[status] ?? '', ...(status === 429 ? limits.map(describeLimit) : [])].join(' '),
    ...(status === 429 && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const } } },
    }),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${ErrorDto.name}` },
        examples: Object.fromEntries<object>(named),
      },
    },
  };
}
