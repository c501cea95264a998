import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnv } from './env.js';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
  SMTP_URL: 'smtp://mail:587',
  PUBLIC_URL: 'https://sigerist.co/',
  SESSION_SECRET: 'x'.repeat(32),
  STAFF_EMAIL: 'staff@sigerist.co',
  STAFF_PASSWORD: 'vqK7-mzRw-Td3x-Lp',
  TRUST_PROXY: '1',
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
    const source = await readFile(new URL('./env.ts', import.meta.url), 'utf8');
    const explained = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z_]+)\?: string;$/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(explained).toContain(`\`${name}\``);
  });

  it('takes the public address from the port', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
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
      ['a public address without TLS', { PUBLIC_URL: 'http://sigerist.co' }, 'PUBLIC_URL must be an https address'],
      [
        'a public address that only begins like this machine',
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

    it('accepts test keys and a provider without TLS when ALLOW_TEST_PAYMENTS says so', () => {
      const trial = { ...production, ...testKeys, WOMPI_API_BASE_URL: 'http://payments:3001/v1' };
      expect(readEnv({ ...trial, ALLOW_TEST_PAYMENTS: 'yes' }).wompi.publicKey).toBe('pub_test_x');
    });

    it('serves the documentation of the API only when API_DOCS says so', () => {
      expect(readEnv(production).apiDocs).toBe(false);
      expect(readEnv({ ...production, API_DOCS: 'yes' }).apiDocs).toBe(true);
      expect(readEnv({ API_DOCS: 'no' }).apiDocs).toBe(false);
    });
  });

  it('pays through a simulator beside the shop when no provider is named', () => {
    expect(readEnv({ PORT: '8080' })).toMatchObject({
      simulatorPort: 8081,
      wompi: { apiBaseUrl: 'http://localhost:8081/v1', publicKey: 'pub_test_simulator' },
    });
    expect(readEnv({ SIMULATOR_PORT: '9000' }).wompi.checkoutBaseUrl).toBe('http://localhost:9000');
    const { simulatorPort, wompi } = readEnv(production);
    expect(simulatorPort).toBeUndefined();
    expect(wompi).toMatchObject({ apiBaseUrl: 'https://production.wompi.co/v1', privateKey: 'prv_prod_x' });
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
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '6'],
    ['TRUST_PROXY', '99'],
    ['NODE_ENV', 'prod'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
