import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { itStoresMedia } from '../contracts/media-store.contract.js';
import { S3MediaStore } from '../../src/media/adapters/s3/s3-media-store.js';

const BUCKET = { bucket: 'fotos', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const UNAVAILABLE = { kind: 'unavailable', code: 'media.store_unavailable' };

describe(S3MediaStore.name, () => {
  let folder: string;
  let server: S3rver;
  let endpoint: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sigerist-s3-'));
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: BUCKET.bucket, configs: [] }],
    });
    const { port } = await server.run();
    endpoint = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  // A store for each call, so that no answer comes from the memory of another.
  itStoresMedia(() => new S3MediaStore({ ...BUCKET, endpoint }));

  it('reads a file from the bucket once', async () => {
    const store = new S3MediaStore({ ...BUCKET, endpoint });
    await store.put('0123456789abcdef0123-360.webp', Buffer.from('x'));
    await store.get('0123456789abcdef0123-360.webp');
    await rm(path.join(folder, BUCKET.bucket), { recursive: true });
    expect(String(await store.get('0123456789abcdef0123-360.webp'))).toBe('x');
    await server.configureBuckets();
  });

  it('is unavailable without its bucket or with a wrong key: a missing bucket is no missing file', async () => {
    const elsewhere = new S3MediaStore({ ...BUCKET, endpoint, bucket: 'otras' });
    await expect(elsewhere.get('a-360.webp')).rejects.toMatchObject(UNAVAILABLE);
    const stranger = new S3MediaStore({ ...BUCKET, endpoint, accessKeyId: 'stranger' });
    await expect(stranger.put('a-360.webp', Buffer.from('x'))).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is unavailable when nothing listens, and when the storage fails or does not answer', async () => {
    await expect(
      new S3MediaStore({ ...BUCKET, endpoint: 'http://127.0.0.1:1' }).get('a-360.webp'),
    ).rejects.toMatchObject(UNAVAILABLE);
    await served(
      (_req, res) => res.writeHead(500).end(),
      async (store) => expect(store.has('a-360.webp')).rejects.toMatchObject(UNAVAILABLE),
    );
    await served(
      () => undefined,
      async (store) => expect(store.get('a-360.webp')).rejects.toMatchObject(UNAVAILABLE),
    );
    // It promises more bytes than it sends.
    await served(
      (_req, res) => res.writeHead(200, { 'Content-Length': 9 }).write('x'),
      async (store) => expect(store.get('a-360.webp')).rejects.toMatchObject(UNAVAILABLE),
    );
  });

  async function served(
    answer: NonNullable<Parameters<typeof createServer>[1]>,
    work: (store: S3MediaStore) => Promise<unknown>,
  ): Promise<void> {
    const storage: Server = createServer(answer).listen(0, '127.0.0.1');
    await once(storage, 'listening');
    const { port } = storage.address() as AddressInfo;
    await work(new S3MediaStore({ ...BUCKET, endpoint: `http://127.0.0.1:${port}` }, 300));
    storage.closeAllConnections();
    storage.close();
  }
});
