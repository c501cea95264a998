import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from './api-docs.js';
import { REVALIDATE } from './representation.js';

interface CachedAnswer {
  readonly type: Type | [Type];
  readonly description: string;
  /** Further headers: name to description. */
  readonly headers?: Record<string, string>;
}

/** Documents a response of `sendRepresentation`: its type, its ETag, and the 304. */
export function ApiCached({ type, description, headers = {} }: CachedAnswer): MethodDecorator {
  const documented = {
    ETag: 'Strong tag of these bytes; send it back in `If-None-Match`.',
    'Cache-Control': `\`${REVALIDATE}\``,
    ...headers,
  };
  return applyDecorators(
    ApiOkResponse({ type, description, headers: headersOf(documented) }),
    ApiResponse({ status: 304, description: 'The tag in `If-None-Match` is the present one: no body.' }),
  );
}

function headersOf(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
  );
}
