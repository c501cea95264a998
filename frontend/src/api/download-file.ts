import { type ApiError, toApiError } from './api-error';

const KEPT_MS = 60_000;

/** Reads a file of the API; unlike a link or a picture's URL, it reports a refusal. */
export async function fetchFile(url: string, init?: RequestInit): Promise<{ data?: Blob; error?: ApiError }> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' }).catch(() => undefined);
  if (!response) return { error: toApiError({ status: 'FETCH_ERROR', error: 'FETCH_ERROR' }) };
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => undefined);
    return { error: toApiError({ status: response.status, data }, response.statusText) };
  }
  return { data: await response.blob() };
}

/** Downloads a file of the API and hands it to the browser under this name. */
export async function downloadFile(url: string, name: string): Promise<{ error?: ApiError }> {
  const { data, error } = await fetchFile(url);
  if (!data) return { error };
  const objectUrl = URL.createObjectURL(data);
  const link = Object.assign(document.createElement('a'), { href: objectUrl, download: name });
  link.click();
  // The browser still reads it after this call.
  setTimeout(() => URL.revokeObjectURL(objectUrl), KEPT_MS);
  return {};
}
