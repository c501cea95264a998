import { fetchFile } from './download-file';

/** Reads the picture of a mailed link. A file of its own, because the panel, which has the same slice, needs no code for it. */
export function fetchLinkedPhoto(token: string): ReturnType<typeof fetchFile> {
  const headers = { 'Content-Type': 'application/json' };
  return fetchFile('/api/finished-photos/link/image', { method: 'POST', headers, body: JSON.stringify({ token }) });
}
