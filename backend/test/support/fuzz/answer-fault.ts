import type { FuzzAnswer } from './fuzz-shop.js';
import type { Operation } from './operations.js';
import type { FuzzRequest } from './requests.js';

/** On a machine that is busy with other tests. */
export const SLOWEST_MS = 5_000;

/** The server's answer to a request that reaches no operation. */
const BEFORE_ANY_OPERATION = [400, 401, 403, 404, 405, 408, 413, 414, 415, 417, 431];

/** What is wrong with the answer, in a few words; undefined when it is safe. */
export function answerFault(request: FuzzRequest, answer: FuzzAnswer, operation?: Operation): string | undefined {
  const { status, ms } = answer;
  if (status >= 500) return `status ${status}`;
  if (ms >= SLOWEST_MS) return `took ${Math.round(ms)} ms`;
  if (request.isDocumented && operation && ![...operation.statuses, ...BEFORE_ANY_OPERATION].includes(status))
    return `the document does not name status ${status}`;
  return status >= 400 && request.method !== 'HEAD' && operation ? errorFault(answer) : undefined;
}

function errorFault({ status, headers, text }: FuzzAnswer): string | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return `an error of type ${headers['content-type']}`;
  if (/node_modules|SELECT |QueryFailed|\.ts:\d|at Object\./.test(text)) return 'an error that shows internals';
  const error = JSON.parse(text) as Record<string, unknown>;
  const isShaped =
    error.statusCode === status &&
    /^[a-z_]+\.[a-z_]+$/.test(String(error.code)) &&
    typeof error.message === 'string' &&
    /\S/.test(error.message) &&
    error.requestId === headers['x-request-id'];
  return isShaped ? undefined : 'an error of another shape';
}
