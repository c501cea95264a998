import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from './api-error';

/** The server waits 30 seconds for the body, and up to a minute before it reads the file. */
const TIMEOUT_MS = 120_000;

/**
 * Posts one file as the part `file` of a form; `onProgress` gets the sent fraction of the body, from 0 to 1. Uses XMLHttpRequest,
 * because `fetch` reports no upload progress.
 */
export function sendFile<Answer>(
  url: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<QueryReturnValue<Answer, ApiError, object | undefined>> {
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR') => () =>
      resolve({ error: toApiError({ status, error: status }) });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const data = parse(request.responseText);
      const isStored = request.status >= 200 && request.status < 300;
      resolve(
        isStored
          ? { data: data as Answer }
          : { error: toApiError({ status: request.status, data }, request.statusText) },
      );
    };
    request.onerror = fail('FETCH_ERROR');
    request.ontimeout = fail('TIMEOUT_ERROR');
    request.open('POST', url);
    request.timeout = TIMEOUT_MS;
    request.send(form);
  });
}

/** Proxies answer with HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
