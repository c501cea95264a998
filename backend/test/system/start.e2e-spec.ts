import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, listen } from '../../src/common/listen.js';
import { eventually } from '../support/eventually.js';
import { buildBackend, COUNT_TRACING_MODULES, run, start, WITHOUT_SIMULATORS } from '../support/program.js';

/** Complete and safe, but for a database, which it never gets to open in these tests. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1:1/shop',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 'x'.repeat(32),
  STAFF_EMAIL: 'staff@sigerist.co',
  STAFF_PASSWORD: 'vqK7-mzRw-Td3x-Lp',
  ALLOW_TEST_PAYMENTS: 'yes',
  MEDIA_DIR: path.join(tmpdir(), 'sigerist-start-media'),
  ...WITHOUT_SIMULATORS,
};

describe('the program', () => {
  const main = ['backend/dist/shop/embedded-postgres.js'];
  const mainOfProduction = ['backend/dist/shop/main.js'];
  let dataDir: string;
  let port: number;
  let settings: NodeJS.ProcessEnv;

  // Making a database takes longest: the starts of this file have one in turn.
  beforeAll(async () => {
    await buildBackend();
    dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-start-'));
    await chmod(dataDir, 0o755);
  });
  beforeEach(async () => {
    port = await freePort();
    const simulators = { SIMULATOR_PORT: `${await freePort()}`, WHATSAPP_SIMULATOR_PORT: `${await freePort()}` };
    settings = { PORT: `${port}`, ...simulators, DATA_DIR: dataDir };
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('starts the shop, prints its URLs, and closes everything on a signal', async () => {
    const { child, output } = start([COUNT_TRACING_MODULES, ...main], settings);
    await eventually(() => expect(output()).toContain('Ctrl-C'), 90_000);
    expect(output()).toContain(`http://localhost:${port}/api/docs`);
    expect(output()).toContain(path.join(dataDir, 'mail'));
    const payments = /Payments .*(http:\/\/localhost:\d+)/.exec(output())![1]!;
    await eventually(async () => expect((await fetch(`${payments}/widget.js`)).status).toBe(200));
    const whatsapp = /WhatsApp .*(http:\/\/localhost:\d+)/.exec(output())![1]!;
    await eventually(async () => expect(await (await fetch(whatsapp)).text()).toContain('MODO DE PRUEBAS'));
    const verified = await fetch(`${whatsapp}/__sim/verify`, {
      method: 'POST',
      headers: { 'x-simulator-token': 'simulator' },
    });
    expect(await verified.json()).toEqual({ verified: true });
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    expect(answer.status).toBe(200);
    const [, email, password] = /Staff +(\S+), password (\S+)/.exec(output())!;
    const login = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(await login.json()).toMatchObject({ role: 'staff', email: 'staff@sigerist.local' });
    const staff = (...args: string[]) => run(['backend/scripts/staff.mjs', ...args], { DATA_DIR: dataDir });
    expect(await staff('add', 'ana@sigerist.co')).toMatchObject({ code: 0 });
    expect(await staff('list')).toMatchObject({
      code: 0,
      output: 'ana@sigerist.co duena\nstaff@sigerist.local duena\n',
    });
    expect(await staff('disable', 'nobody@sigerist.co')).toMatchObject({ code: 1 });

    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    await expect(fetch(`${payments}/widget.js`)).rejects.toThrow();
    await expect(fetch(whatsapp)).rejects.toThrow();
    // Without a collector nothing of OpenTelemetry is loaded.
    expect(output()).toContain('modules: 0\n');
  });

  it('stops its database when the signal comes during the start', async () => {
    const { child } = start(main, { ...settings, ...WITHOUT_SIMULATORS });
    await eventually(
      async () => expect(await readdir(path.join(dataDir, 'postgres'))).toContain('postmaster.pid'),
      90_000,
    );
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('listens on the address of LISTEN_HOST alone, and exits with one sentence when the embedded database ends', async () => {
    const { child, output } = start(main, { ...settings, ...WITHOUT_SIMULATORS, LISTEN_HOST: '127.0.0.1' });
    await eventually(() => expect(output()).toContain('Ctrl-C'), 90_000);
    await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).resolves.toMatchObject({ status: 200 });
    const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { address } of others.filter(({ family }) => family === 'IPv4'))
      if (address !== '127.0.0.1') await expect(fetch(`http://${address}:${port}/api/health/live`)).rejects.toThrow();
    await expect(fetch(`http://[::1]:${port}/api/health/live`)).rejects.toThrow();
    const [pid] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(output()).toContain('The embedded database stopped on its own: start the shop again.');
  });

  it.each([
    ['a program of production without a database', {}, 'DATABASE_URL is missing'],
    ['a variable that production lacks', { NODE_ENV: 'production' }, 'DATABASE_URL is missing'],
    [
      'a production whose staff password is easy to guess',
      { ...PRODUCTION, STAFF_PASSWORD: 'Colombia2026*' },
      'STAFF_PASSWORD is too easy to guess',
    ],
    [
      'a complete production whose database is unavailable',
      PRODUCTION,
      'The database of DATABASE_URL cannot be reached',
    ],
  ])('ends with one sentence for %s', async (_what, env, sentence) => {
    const { code, output } = await run(mainOfProduction, { ...settings, ...env });

    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Sigerist did not start\\. ${sentence}.*\\n$`));
  });

  it('ends with one sentence for a taken port, before it starts a database', async () => {
    const other = createServer();
    await listen(other, port, 'PORT');
    const unused = path.join(dataDir, 'unused');
    try {
      const { code, output } = await run(main, { ...settings, DATA_DIR: unused });

      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`^Sigerist did not start\\. Port ${port} is in use: .*\\n$`));
      await expect(readdir(unused)).rejects.toThrow('ENOENT');
    } finally {
      other.close();
    }
  });
});
