import path from 'node:path';
import { refuse, text, url, type Values, type Variables } from './variable.js';

/** Where the pictures of the shop are: a folder, or a bucket of any S3-compatible storage. */
export const MEDIA_VARIABLES = {
  dir: {
    name: 'MEDIA_DIR',
    type: text.optional().transform((folder) => folder && path.resolve(folder)),
    unset: '`$DATA_DIR/media`',
    inProduction: '**required** without `MEDIA_S3_BUCKET`',
    meaning:
      'folder of the pictures of the shop, which all instances share and backups include; not used with `MEDIA_S3_BUCKET`',
  },
  bucket: {
    name: 'MEDIA_S3_BUCKET',
    type: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').optional(),
    unset: 'the folder of `MEDIA_DIR`',
    meaning: 'bucket of the pictures, which the shop reads and writes itself: it need not be public',
  },
  endpoint: {
    name: 'MEDIA_S3_ENDPOINT',
    type: url('https://s3.example.com').optional(),
    unset: 'that of AWS in `MEDIA_S3_REGION`',
    inProduction: '`https:`',
    meaning: 'URL of the storage, without the bucket',
  },
  region: {
    name: 'MEDIA_S3_REGION',
    type: text.regex(/^[a-z0-9-]{2,30}$/, 'must be the name of a region').default('us-east-1'),
    meaning: 'region of the bucket',
  },
  accessKeyId: {
    name: 'MEDIA_S3_ACCESS_KEY_ID',
    type: text.optional(),
    unset: 'required with `MEDIA_S3_BUCKET`',
    meaning: 'key of an account that may read and write objects of the bucket; it need not list or delete them',
  },
  secretAccessKey: {
    name: 'MEDIA_S3_SECRET_ACCESS_KEY',
    type: text.optional(),
    unset: 'required with `MEDIA_S3_BUCKET`',
    meaning: 'secret of that key',
  },
} as const satisfies Variables;

type MediaValues = Values<typeof MEDIA_VARIABLES>;

/** A bucket and the key to it. */
export interface S3Bucket {
  readonly bucket: string;
  /** Undefined: AWS. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the pictures are. */
export type MediaEnv = { readonly dir: string } | { readonly s3: S3Bucket };

/** Stops the start when a variable of the bucket is missing, or when production has neither a folder nor a bucket. */
export function mediaEnv(values: MediaValues, dataDir: string, production: boolean): MediaEnv {
  const { dir, bucket, endpoint, region, accessKeyId, secretAccessKey } = values;
  if (bucket === undefined) {
    for (const key of ['endpoint', 'accessKeyId', 'secretAccessKey'] as const)
      if (values[key] !== undefined) refuse(`${MEDIA_VARIABLES.bucket.name} is missing: the other MEDIA_S3_* need it`);
    if (dir === undefined && production)
      refuse(
        `${MEDIA_VARIABLES.dir.name} is missing: production needs a folder or a bucket for the pictures, so set it`,
      );
    return { dir: dir ?? path.join(dataDir, 'media') };
  }
  if (accessKeyId === undefined) return refuse(`${MEDIA_VARIABLES.accessKeyId.name} is missing: the bucket needs it`);
  if (secretAccessKey === undefined)
    return refuse(`${MEDIA_VARIABLES.secretAccessKey.name} is missing: the bucket needs it`);
  if (production && endpoint && new URL(endpoint).protocol !== 'https:')
    refuse(`${MEDIA_VARIABLES.endpoint.name} must be an https URL in production: keys and pictures travel over it`);
  return { s3: { bucket, endpoint, region, accessKeyId, secretAccessKey } };
}
