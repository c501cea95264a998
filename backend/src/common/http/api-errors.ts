import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { genericError, type GenericStatus } from './error-catalogue.js';
import { ErrorDto } from './error.dto.js';

type OwnError = readonly [status: number, code: string, message: string, fields?: Record<string, string>];

const REQUEST_ID = '0d1f6a0e-8a52-4c6e-9c8f-2d0c9f6f9a11';

const DESCRIPTIONS: Record<number, string> = {
  400: 'Malformed or invalid body or parameter.',
  401: 'Not logged in.',
  403: 'Not allowed, or a foreign origin.',
  404: 'Unknown.',
  409: 'Conflicts with the present state.',
  413: 'Body over 100 kB.',
  415: 'Body is not JSON.',
  422: 'Understood but refused by a rule.',
  429: 'Too many calls; wait the seconds of `Retry-After`.',
  500: 'A fault of ours; quote `requestId` when you report it.',
  503: 'A dependency is away; try again later.',
};

/**
 * Documents the errors of an operation, each with a real example. A status alone stands for its general error;
 * 500 and 503 are always added.
 *
 * @example `@ApiErrors(400, [404, 'catalogue.product_not_found', 'Producto no encontrado'])`
 */
export function ApiErrors(...errors: readonly (GenericStatus | OwnError)[]): MethodDecorator {
  const all = [...errors, 500, 503] as const;
  const statuses = [...new Set(all.map((error) => (typeof error === 'number' ? error : error[0])))];
  return applyDecorators(
    ...statuses.map((status) =>
      errorResponse(
        status,
        all.map(toExample).filter(({ statusCode }) => statusCode === status),
      ),
    ),
  );
}

function toExample(error: GenericStatus | OwnError): ErrorDto {
  if (typeof error === 'number') return { ...genericError(error), requestId: REQUEST_ID };
  const [statusCode, code, message, fields] = error;
  return { statusCode, code, message, ...(fields && { fields }), requestId: REQUEST_ID };
}

function errorResponse(status: number, examples: ErrorDto[]): MethodDecorator {
  const named = new Map(examples.map((value) => [value.code, { summary: value.message, value }]));
  return ApiResponse({
    status,
    description: DESCRIPTIONS[status] ?? '',
    ...(status === 429 && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ErrorDto) }, examples: Object.fromEntries<object>(named) },
    },
  });
}
