import { useSyncExternalStore } from 'react';
import { type ApiError, isServerUnreachable } from '../../../api/api-error';
import type { ShopRowDto } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { randomId } from '../../../shared/lib/random-id';
import { forgetUpload, keepUpload, readKeptUploads } from './kept-uploads';
import type { PhotoDetails } from './product-photos';

/** A cropped photo that is not stored yet. */
export interface Upload {
  id: string;
  productId: ShopRowDto['id'];
  file: File;
  /** Object URL of the file. */
  preview: string;
  /** The person's entries, saved with the stored picture. */
  details: PhotoDetails;
  /** Part that is sent, from 0 to 1. */
  progress: number;
  /** Error message; undefined while the photo is being sent. */
  problem?: string;
  /** False when the server refused the photo itself. */
  canRetry: boolean;
  /** Sends the file; resolves to the stored picture, or the error. */
  send: (file: File, onProgress: (part: number) => void) => Promise<{ data?: { id: string }; error?: ApiError }>;
  /** Adds the stored picture to the product. */
  onStored: (pictureId: string, details: PhotoDetails) => void;
}

/** Unfinished uploads. They outlive the screen, so that an upload continues while the person works on another one. */
let uploads: readonly Upload[] = [];
/** Ids of the uploads that this page began. */
const begun = new Set<string>();
const listeners = new Set<() => void>();
/** Object URLs of stored pictures by id, which save a download until the page is closed. */
const previews = new Map<string, string>();

export const previewOf = (pictureId: string): string | undefined => previews.get(pictureId);

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    subscribe,
    () => uploads,
    () => uploads,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Upload[]): void {
  uploads = next;
  const listen = uploads.length > 0 ? addEventListener : removeEventListener;
  listen('beforeunload', askBeforeUnload);
  listen('online', retryAll);
  listeners.forEach((notify) => notify());
}

/** Makes the browser ask before it closes the page. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function patch(id: string, changes: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
}

export type UploadCalls = Pick<Upload, 'send' | 'onStored'>;
type NewUpload = Omit<Upload, 'id' | 'preview' | 'progress' | 'problem' | 'canRetry'>;

/** Sends a photo, and adds it to its product once it is stored. A reload does not lose it. */
export function startUpload(photo: NewUpload): void {
  const id = randomId();
  void keepUpload({ id, productId: photo.productId, file: photo.file, details: photo.details });
  begin(id, photo);
}

/** Sends the photos of a product that an earlier visit could not send. */
export async function resumeUploads(productId: Upload['productId'], calls: UploadCalls): Promise<void> {
  for (const { id, file, details } of await readKeptUploads(productId))
    if (!begun.has(id)) begin(id, { productId, file, details, ...calls });
}

function begin(id: string, photo: NewUpload): void {
  begun.add(id);
  const preview = URL.createObjectURL(photo.file);
  set([...uploads, { ...photo, id, preview, progress: 0, canRetry: true }]);
  void run(id);
}

/** Sends a photo again, with its crop and text. */
export function retryUpload(id: string): void {
  patch(id, { problem: undefined, progress: 0 });
  void run(id);
}

function retryAll(): void {
  for (const { id, problem, canRetry } of uploads) if (problem !== undefined && canRetry) retryUpload(id);
}

export function discardUpload(id: string): void {
  const upload = uploads.find((one) => one.id === id);
  if (upload) URL.revokeObjectURL(upload.preview);
  void forgetUpload(id);
  set(uploads.filter((one) => one.id !== id));
}

async function run(id: string): Promise<void> {
  const { file, details, preview, send, onStored } = uploads.find((one) => one.id === id)!;
  const { data, error } = await send(file, (progress) => patch(id, { progress }));
  if (!uploads.some((one) => one.id === id)) return;
  if (!data) {
    const problem = error?.fields.file ?? errorMessage(error ?? {});
    patch(id, {
      problem,
      canRetry: !error || isServerUnreachable(error) || [401, 403, 408, 429].includes(error.status),
    });
    return;
  }
  previews.set(data.id, preview);
  onStored(data.id, details);
  void forgetUpload(id);
  set(uploads.filter((one) => one.id !== id));
}
