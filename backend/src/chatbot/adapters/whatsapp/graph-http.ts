import * as http from 'node:http';
import * as https from 'node:https';
import { readText } from '../../../common/http/read-text.js';

/** Answers to a sent message have some hundred bytes. */
const MAX_BYTES = 64 * 1024;

export interface GraphAnswer {
  readonly status: number;
  /** Undefined when the answer is not JSON. */
  readonly body: unknown;
}

interface GraphRequest {
  readonly url: string;
  readonly accessToken: string;
  readonly body: object;
  /** For the whole answer. */
  readonly timeoutMs: number;
}

/**
 * POSTs JSON with a bearer token. Not by `fetch`: on Node.js 20 its time limit is lost when its signal is garbage-collected
 * before the body has arrived. Redirects are not followed, so that the token goes to no other host.
 * @throws when there is no whole answer in time
 */
export async function postJson({ url, accessToken, body, timeoutMs }: GraphRequest): Promise<GraphAnswer> {
  const { request } = url.startsWith('https:') ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const payload = Buffer.from(JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'content-length': payload.length,
      accept: 'application/json',
    };
    request(url, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) }, resolve)
      .on('error', reject)
      .end(payload);
  });
  return {
    status: response.statusCode ?? 0,
    body: jsonOf(await readText(response, MAX_BYTES)),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
