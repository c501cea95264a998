import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** A failed call; `status` 0 means that the server could not be reached. */
export interface ApiError {
  status: number;
  /** Stable code of the API (`contact.too_many`), `network`, or `unknown` for an answer that does not come from the API. */
  code: string;
  /** The Spanish message of the API, else `{status}: {body text, or status text if the body is empty}`. */
  message: string;
  /** Error messages by field name. */
  fields: Record<string, string>;
  /** The whole answer when it contains more than a message: conflicts, or changes to confirm. */
  body?: unknown;
}

/** The error of a failed query or mutation: an answer, or an exception while it was made. */
export type CallError = ApiError | SerializedError;

interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** `statusText` of the HTTP answer replaces an empty body. */
export function toApiError(error: FetchBaseQueryError, statusText = ''): ApiError {
  const text = typeof error.data === 'string' ? error.data : '';
  if (typeof error.status !== 'number') {
    const status = 'originalStatus' in error ? error.originalStatus : 0;
    return { status, code: 'network', message: `${status}: ${text || error.status}`, fields: {} };
  }
  if (isErrorBody(error.data)) {
    const { code, message, fields = {} } = error.data;
    const hasMore = 'conflicts' in error.data || 'confirmations' in error.data;
    return { status: error.status, code, message, fields, ...(hasMore && { body: error.data }) };
  }
  return { status: error.status, code: 'unknown', message: `${error.status}: ${text || statusText}`, fields: {} };
}

function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null && 'message' in data && 'code' in data;
}

/** Field errors of a failed mutation, for a form; empty when the error concerns no field. */
export function fieldErrors(error: CallError | undefined): Record<string, string> {
  return error && 'fields' in error ? error.fields : {};
}

/** True when the server could not be reached or failed itself: the page may still show the data that it has. */
export function isServerUnreachable(error: CallError | undefined): boolean {
  if (!error || !('status' in error)) return false;
  return error.status === 0 || error.status >= 500;
}

/**
 * The API's message, `Error 418: …` for an answer that does not come from the API, or `otherwise` when the server was not
 * reached.
 */
export function serverMessage(error: CallError, otherwise: string): string {
  if (!('fields' in error) || error.code === 'network') return otherwise;
  if (error.code !== 'unknown') return error.message;
  // Proxies answer with HTML pages.
  return error.message.includes('<') ? `Error ${error.status}` : `Error ${error.message.slice(0, 200)}`;
}

/** Compares the API's error code. */
export const hasCode = (error: CallError | undefined, code: string): boolean =>
  error !== undefined && error.code === code;
