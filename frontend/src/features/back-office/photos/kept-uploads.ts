import type { ShopRowDto } from '../../../api/back-office.api';
import { STORAGE_KEYS } from '../../../shared/lib/browser-storage';
import type { PhotoDetails } from './product-photos';

/** A cropped photo that is not stored in the shop yet. */
export interface KeptUpload {
  id: string;
  productId: ShopRowDto['id'];
  file: File;
  details: PhotoDetails;
  /** Milliseconds since 1970. */
  at: number;
}

const STORE = 'photos';
/** More than a product has; each is a few hundred kilobytes. */
const MAX_KEPT = 24;
const KEPT_MS = 7 * 86_400_000;

/** Keeps a photo in the browser's database, so that no reload loses it. Without space or database the photo is in memory only. */
export async function keepUpload(upload: Omit<KeptUpload, 'at'>): Promise<void> {
  await attempt(async (photos) => {
    const count = await result(photos.count());
    if (count < MAX_KEPT) await result(photos.put({ ...upload, at: Date.now() } satisfies KeptUpload));
  });
}

export async function forgetUpload(id: string): Promise<void> {
  await attempt((photos) => result(photos.delete(id)));
}

/** Returns the kept photos of a product in the order in which they were taken; old ones of any product are removed. */
export async function readKeptUploads(productId: KeptUpload['productId']): Promise<KeptUpload[]> {
  const kept = (await attempt((photos) => result(photos.getAll() as IDBRequest<KeptUpload[]>))) ?? [];
  const isOld = ({ at }: KeptUpload) => Date.now() - at > KEPT_MS;
  await Promise.all(kept.filter(isOld).map(({ id }) => forgetUpload(id)));
  return kept.filter((one) => one.productId === productId && !isOld(one)).sort((a, b) => a.at - b.at);
}

/** Undefined where the database is missing, blocked or full. */
async function attempt<Result>(run: (photos: IDBObjectStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(STORAGE_KEYS.uploads, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    const database = await result(opening);
    try {
      return await run(database.transaction(STORE, 'readwrite').objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function result<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
