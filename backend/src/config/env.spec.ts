import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withVariablesTable } from './configuration-table.js';
import { readEnv, VARIABLES } from './env.js';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
  SMTP_URL: 'smtp://mail:587',
  PUBLIC_URL: 'https://sigerist.co/',
  SESSION_SECRET: 'x'.repeat(32),
  STAFF_EMAIL: 'staff@sigerist.co',
  STAFF_PASSWORD: 'vqK7-mzRw-Td3x-Lp',
  TRUST_PROXY: '1',
  MEDIA_DIR: '/srv/media',
  WOMPI_API_BASE_URL: 'https://production.wompi.co/v1/',
  WOMPI_CHECKOUT_BASE_URL: 'https://checkout.wompi.co',
  WOMPI_PUBLIC_KEY: 'pub_prod_x',
  WOMPI_PRIVATE_KEY: 'prv_prod_x',
  WOMPI_INTEGRITY_SECRET: 'prod_integrity_x',
  WOMPI_EVENTS_SECRET: 'prod_events_x',
};

describe('readEnv', () => {
  it('needs nothing outside production', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      port: 3000,
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:3000',
      metricsPort: undefined,
      trustProxy: 0,
      listenHost: undefined,
      metricsHost: '127.0.0.1',
      apiDocs: true,
    });
  });

  it('has every variable explained in docs/configuration.md', async () => {
    const document = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
    expect(VARIABLES.length).toBeGreaterThan(20);
    for (const { name } of VARIABLES) expect(document).toContain(`\n| \`${name}\` |`);
    expect(withVariablesTable(document)).toBe(document);
  });

  it('declares every variable once', () => {
    expect(new Set(VARIABLES.map(({ name }) => name)).size).toBe(VARIABLES.length);
  });

  it('connects directly unless DATABASE_DIRECT_URL marks DATABASE_URL as a pooler', () => {
    const { DATABASE_URL } = production;
    expect(readEnv({ DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
    const direct = 'postgres://shop:secret@server:5432/shop';
    expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL: direct })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: direct,
    });
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
      expect(() => readEnv({ [name]: direct })).toThrow(/^DATABASE_URL is missing/);
  });

  it('takes the public URL from the port', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('reads a value from the file that NAME_FILE names, and refuses two values and a missing file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sigerist-secret-'));
    const file = path.join(folder, 'session_secret');
    await writeFile(file, `${'s'.repeat(40)}\n`);
    const { SESSION_SECRET, ...others } = production;
    try {
      expect(readEnv({ ...others, SESSION_SECRET_FILE: file }).sessionSecret).toBe('s'.repeat(40));
      expect(() => readEnv({ ...others, SESSION_SECRET, SESSION_SECRET_FILE: file })).toThrow(
        'SESSION_SECRET and SESSION_SECRET_FILE are both set',
      );
      expect(() => readEnv({ ...others, SESSION_SECRET_FILE: `${file}.gone` })).toThrow(
        'SESSION_SECRET_FILE cannot be read',
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads a complete production', () => {
    expect(readEnv(production)).toMatchObject({ production: true, publicUrl: 'https://sigerist.co' });
  });

  it.each(Object.keys(production).slice(1))('names %s when production lacks it', (name) => {
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(new RegExp(`^${name} is missing`));
  });

  describe('in production', () => {
    const testKeys = {
      WOMPI_PUBLIC_KEY: 'pub_test_x',
      WOMPI_PRIVATE_KEY: 'prv_test_x',
      WOMPI_INTEGRITY_SECRET: 'test_integrity_x',
      WOMPI_EVENTS_SECRET: 'test_events_x',
    };

    it.each([
      ['a public URL without TLS', { PUBLIC_URL: 'http://sigerist.co' }, 'PUBLIC_URL must be an https URL'],
      [
        'a public URL that only begins like this machine',
        { PUBLIC_URL: 'http://localhost.evil.co' },
        'PUBLIC_URL must',
      ],
      ['TLS without a known proxy', { TRUST_PROXY: undefined }, 'TRUST_PROXY is missing'],
      ['TLS and no proxy at all', { TRUST_PROXY: '0' }, 'TRUST_PROXY is missing'],
      ['test keys', testKeys, 'WOMPI_PUBLIC_KEY and its siblings are test keys'],
      ['test keys that ALLOW_TEST_PAYMENTS refuses', { ...testKeys, ALLOW_TEST_PAYMENTS: 'no' }, 'WOMPI_PUBLIC_KEY'],
      [
        'a provider API without TLS',
        { WOMPI_API_BASE_URL: 'http://api.wompi.co/v1' },
        'WOMPI_API_BASE_URL must be an https',
      ],
      [
        'a checkout without TLS',
        { WOMPI_CHECKOUT_BASE_URL: 'http://pay.wompi.co' },
        'WOMPI_CHECKOUT_BASE_URL must be an https',
      ],
    ])('refuses %s', (_what, settings, sentence) => {
      expect(() => readEnv({ ...production, ...settings })).toThrow(
        new RegExp(`^${sentence}.*\\(see docs/configuration\\.md\\)\\.$`),
      );
      expect(() => readEnv({ ...production, ...settings, NODE_ENV: 'development' })).not.toThrow();
    });

    it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('accepts %s', (url) => {
      expect(readEnv({ ...production, PUBLIC_URL: url, TRUST_PROXY: undefined })).toMatchObject({ publicUrl: url });
    });

    it('accepts test keys and a provider without TLS when ALLOW_TEST_PAYMENTS allows it', () => {
      const trial = { ...production, ...testKeys, WOMPI_API_BASE_URL: 'http://payments:3001/v1' };
      expect(readEnv({ ...trial, ALLOW_TEST_PAYMENTS: 'yes' }).paymentProviders.wompi.publicKey).toBe('pub_test_x');
    });

    it('serves the documentation of the API only when API_DOCS is on', () => {
      expect(readEnv(production).apiDocs).toBe(false);
      expect(readEnv({ ...production, API_DOCS: 'yes' }).apiDocs).toBe(true);
      expect(readEnv({ API_DOCS: 'no' }).apiDocs).toBe(false);
    });
  });

  it('pays through a simulator beside the shop when no provider is named', () => {
    expect(readEnv({ PORT: '8080' })).toMatchObject({
      paymentProviders: {
        wompi: { apiBaseUrl: 'http://localhost:8081/v1', publicKey: 'pub_test_simulator', isSimulated: true },
      },
    });
    expect(readEnv({ SIMULATOR_PORT: '9000' }).paymentProviders.wompi.checkoutBaseUrl).toBe('http://localhost:9000');
    expect(readEnv(production).paymentProviders.wompi).toMatchObject({
      isSimulated: false,
      apiBaseUrl: 'https://production.wompi.co/v1',
      privateKey: 'prv_prod_x',
    });
  });

  describe('WhatsApp', () => {
    const number = {
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_ACCESS_TOKEN: 'EAAx',
      WHATSAPP_APP_SECRET: 'app secret',
      WHATSAPP_VERIFY_TOKEN: 'verify token',
    };

    it('is a simulator beside the shop when nothing is set', () => {
      expect(readEnv({ PORT: '8080' })).toMatchObject({
        whatsappSimulatorPort: 8082,
        whatsapp: { phoneNumberId: '100000000000001', api: { baseUrl: 'http://localhost:8082', version: 'v25.0' } },
      });
      expect(readEnv({ WHATSAPP_SIMULATOR_PORT: '9000' }).whatsapp?.api.baseUrl).toBe('http://localhost:9000');
    });

    it('gives the simulator the values that are set', () => {
      expect(readEnv({ ...number, WHATSAPP_ACCESS_TOKEN: undefined })).toMatchObject({
        whatsappSimulatorPort: 3002,
        whatsapp: { phoneNumberId: '106540352242922', appSecret: 'app secret', verifyToken: 'verify token' },
      });
    });

    it.each([{}, production])('is the platform when all is set', (environment) => {
      const { whatsapp, whatsappSimulatorPort } = readEnv({ ...environment, ...number });
      expect(whatsappSimulatorPort).toBeUndefined();
      expect(whatsapp).toEqual({
        phoneNumberId: '106540352242922',
        appSecret: 'app secret',
        verifyToken: 'verify token',
        api: { baseUrl: 'https://graph.facebook.com', version: 'v25.0', accessToken: 'EAAx' },
      });
      const other = { WHATSAPP_API_BASE_URL: 'https://graph.example.com/', WHATSAPP_API_VERSION: 'v26.0' };
      const api = { baseUrl: 'https://graph.example.com', version: 'v26.0' };
      expect(readEnv({ ...environment, ...number, ...other }).whatsapp?.api).toMatchObject(api);
    });

    it('is missing in production when nothing is set', () => {
      const { whatsapp, whatsappSimulatorPort } = readEnv(production);
      expect([whatsapp, whatsappSimulatorPort]).toEqual([undefined, undefined]);
    });

    it.each(Object.keys(number))('is refused in production without %s', (name) => {
      expect(() => readEnv({ ...production, ...number, [name]: undefined })).toThrow(new RegExp(`^${name} is missing`));
    });

    it('is refused with a token or a URL alone', () => {
      expect(() => readEnv({ WHATSAPP_ACCESS_TOKEN: 'EAAx' })).toThrow(/^WHATSAPP_PHONE_NUMBER_ID is missing/);
      expect(() => readEnv({ WHATSAPP_API_BASE_URL: 'http://localhost:9' })).toThrow(/^WHATSAPP_\w+ is missing/);
    });

    it('is refused in production without TLS, unless it is a trial', () => {
      const unsafe = { ...production, ...number, WHATSAPP_API_BASE_URL: 'http://whatsapp:3002' };
      expect(() => readEnv(unsafe)).toThrow(/^WHATSAPP_API_BASE_URL must be an https URL/);
      expect(readEnv({ ...unsafe, ALLOW_TEST_PAYMENTS: 'yes' }).whatsapp?.api.baseUrl).toBe('http://whatsapp:3002');
    });
  });

  describe('the pictures', () => {
    const bucket = {
      MEDIA_S3_BUCKET: 'fotos',
      MEDIA_S3_ACCESS_KEY_ID: 'key',
      MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
    };

    it('are in a folder', () => {
      expect(readEnv({ DATA_DIR: '/data' }).media).toEqual({ dir: '/data/media' });
      expect(readEnv(production).media).toEqual({ dir: '/srv/media' });
    });

    it('are in a bucket when it is named, of AWS or of another storage', () => {
      const s3 = { bucket: 'fotos', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
      expect(readEnv({ ...production, MEDIA_DIR: undefined, ...bucket }).media).toEqual({ s3 });
      const other = { MEDIA_S3_ENDPOINT: 'https://s3.example.com/', MEDIA_S3_REGION: 'auto' };
      expect(readEnv({ ...bucket, ...other }).media).toEqual({
        s3: { ...s3, endpoint: 'https://s3.example.com', region: 'auto' },
      });
    });

    it.each(Object.keys(bucket))('are refused with a bucket but without %s', (name) => {
      expect(() => readEnv({ ...bucket, [name]: undefined })).toThrow(new RegExp(`^${name} is missing`));
    });

    it('are refused over http in production', () => {
      const unsafe = { ...bucket, MEDIA_S3_ENDPOINT: 'http://minio:9000' };
      expect(() => readEnv({ ...production, ...unsafe })).toThrow(/^MEDIA_S3_ENDPOINT must be an https URL/);
      expect(readEnv(unsafe).media).toMatchObject({ s3: { endpoint: 'http://minio:9000' } });
    });
  });

  it('takes all of a provider or nothing, and never keys of two environments', () => {
    expect(() => readEnv({ WOMPI_PUBLIC_KEY: 'pub_test_x' })).toThrow(/^WOMPI_API_BASE_URL is missing/);
    for (const [name, key] of [
      ['WOMPI_PUBLIC_KEY', 'pub_test_x'],
      ['WOMPI_PRIVATE_KEY', 'prv_test_x'],
      ['WOMPI_INTEGRITY_SECRET', 'test_integrity_x'],
      ['WOMPI_EVENTS_SECRET', 'test_events_x'],
    ] as const)
      expect(() => readEnv({ ...production, [name]: key })).toThrow(/two environments/);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['METRICS_PORT', '-1'],
    ['METRICS_HOST', 'metrics'],
    ['LISTEN_HOST', 'my-laptop'],
    ['API_DOCS', 'true'],
    ['ALLOW_TEST_PAYMENTS', '1'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/shop'],
    ['DATABASE_REPLICA_URL', 'mysql://localhost/shop'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'sigerist.co'],
    ['PUBLIC_URL', 'https://user:pw@sigerist.co'],
    ['PUBLIC_URL', 'https://sigerist.co/shop'],
    ['PUBLIC_URL', 'https://sigerist.co?y'],
    ['PUBLIC_URL', 'https://sigerist.co/#y'],
    ['SHOP_EMAIL', 'hola'],
    ['WOMPI_PUBLIC_KEY', 'prv_test_x'],
    ['WOMPI_PRIVATE_KEY', 'pub_test_x'],
    ['WOMPI_INTEGRITY_SECRET', 'test_events_x'],
    ['WOMPI_EVENTS_SECRET', 'test_integrity_x'],
    ['WOMPI_API_BASE_URL', 'sandbox'],
    ['SIMULATOR_PORT', 'x'],
    ['STAFF_EMAIL', 'staff'],
    ['STAFF_EMAIL', 'staff@localhost'],
    ['STAFF_PASSWORD', 'short'],
    ['SESSION_SECRET', 'short'],
    ['WHATSAPP_PHONE_NUMBER_ID', '+57'],
    ['WHATSAPP_ACCESS_TOKEN', 'two words'],
    ['WHATSAPP_API_BASE_URL', 'graph'],
    ['WHATSAPP_API_VERSION', '25'],
    ['WHATSAPP_SIMULATOR_PORT', 'x'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '6'],
    ['TRUST_PROXY', '99'],
    ['MEDIA_S3_BUCKET', 'Mis fotos'],
    ['MEDIA_S3_ENDPOINT', 's3'],
    ['MEDIA_S3_REGION', 'Bogotá'],
    ['NODE_ENV', 'prod'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
