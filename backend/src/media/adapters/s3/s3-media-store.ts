import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import type { S3Bucket } from '../../../config/media.js';
import { MediaStore } from '../../application/media-store.port.js';
import { contentTypeOf } from '../../domain/picture.js';
import { storeUnavailable } from '../../domain/media-errors.js';

/** For a call with its retries. The largest rendition has a few hundred kilobytes. */
const CALL_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 3_000;
const MAX_ATTEMPTS = 3;
/** Files that many browsers read at once are fetched once. */
const CACHED_BYTES = 32 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Objects in a bucket of any S3-compatible storage. */
export class S3MediaStore extends MediaStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });

  constructor(
    { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Bucket,
    private readonly timeoutMs = CALL_TIMEOUT_MS,
  ) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      endpoint,
      credentials: { accessKeyId, secretAccessKey },
      // Storages other than AWS have no host name for each bucket, and do not support its newer checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: timeoutMs },
    });
  }

  async put(name: string, content: Buffer): Promise<void> {
    if (await this.has(name)) return;
    const type = contentTypeOf(name);
    const object = { Bucket: this.bucket, Key: name, Body: content, CacheControl: type ? IMMUTABLE : 'private' };
    const command = new PutObjectCommand({ ...object, ContentType: type });
    await this.call((abortSignal) => this.client.send(command, { abortSignal }));
  }

  async get(name: string): Promise<Buffer | undefined> {
    const cached = this.cache.get(name);
    if (cached) return cached;
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: name });
    const content = await this.call(async (abortSignal) => {
      const { Body } = await this.client.send(command, { abortSignal });
      return Body && Buffer.from(await Body.transformToByteArray());
    });
    // A private file must not outlive its deletion in the memory of another instance.
    if (content && contentTypeOf(name)) this.cache.set(name, content);
    return content;
  }

  async has(name: string): Promise<boolean> {
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key: name });
    return (await this.call((abortSignal) => this.client.send(command, { abortSignal }))) !== undefined;
  }

  async delete(name: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.bucket, Key: name });
    await this.call((abortSignal) => this.client.send(command, { abortSignal }));
    this.cache.delete(name);
  }

  /** Undefined for an object that does not exist. */
  private async call<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      return await Promise.race([send(signal), rejectionOf(signal)]);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw storeUnavailable(error);
    }
  }
}

/** The client does not end the reading of a body when its signal aborts. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** A missing bucket is a failure. */
function isMissing(error: unknown): boolean {
  if (error instanceof NoSuchKey) return true;
  return error instanceof S3ServiceException && error.name === 'NotFound';
}
