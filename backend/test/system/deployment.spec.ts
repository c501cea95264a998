import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { parse } from 'yaml';
import { readEnv, VARIABLES } from '../../src/config/env.js';
import { assertStaffPassword } from '../../src/bootstrap/staff-password-check.js';
import { createDatabase } from '../support/database.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('docker/compose.yaml', () => {
  let folder: string;
  let file: string;
  const makeEnv = () => promisify(execFile)('sh', [path.join(root, 'docker/make-env.sh'), file]);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sigerist-compose-'));
    file = path.join(folder, '.env');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** The environment of the shop's container, with the values that the script generated. */
  async function shopVariables(): Promise<NodeJS.ProcessEnv> {
    const secrets = parseEnv(await readFile(file, 'utf8'));
    const [, shop = ''] = (await read('docker/compose.yaml')).split('  shop:\n');
    const lines = shop.slice(0, shop.indexOf('    volumes:')).matchAll(/^ {6}([A-Z_]+): (.+)$/gm);
    const value = (text: string) =>
      text.replaceAll("'", '').replace(/\$\{([A-Z_]+):\?[^}]*\}/g, (_, name: string) => secrets[name] ?? '');
    const variables: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
    for (const [, name, text] of lines) variables[name!] = value(text!);
    return variables;
  }

  it('publishes every port on the loopback address alone', async () => {
    const published = [...(await read('docker/compose.yaml')).matchAll(/ports: \[([^\]]*)\]/g)];
    expect(published).toHaveLength(4);
    for (const [, ports] of published) expect(ports).toMatch(/^'127\.0\.0\.1:\d+:\d+'$/);
  });

  it('drops the capabilities of every container and names every image by tag', async () => {
    const [, services = ''] = (await read('docker/compose.yaml')).split(/^services:\n|^volumes:\n/m);
    const containers = services.split(/^(?= {2}\w+:\n)/m).filter((part) => /^ {2}\w/.test(part));
    expect(containers).toHaveLength(6);
    for (const container of containers) {
      expect(container).toContain('    read_only: true\n');
      expect(container).toContain('    cap_drop: [ALL]\n');
      expect(container).toContain(`    security_opt: ['no-new-privileges:true']\n`);
      expect(container).toMatch(/^ {4}(build: |image: [\w./]+:v?\d)/m);
    }
  });

  it('takes every secret from variables that must be set', async () => {
    for (const compose of ['docker/compose.yaml', 'docker/compose.test.yaml']) {
      const secrets = (await read(compose)).matchAll(/\b\w*(?:PASSWORD|SESSION_SECRET|APP_SECRET|TOKEN): +(\S+)/g);
      for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+:\?/);
      expect(await read(compose)).not.toMatch(/postgres:\/\/\w+:[^$]/);
    }
  });

  it('starts a production that is safe with the secrets of docker/make-env.sh', async () => {
    await makeEnv();
    const env = readEnv(await shopVariables());
    await expect(assertStaffPassword(env)).resolves.toBeUndefined();
    expect(env).toMatchObject({ production: true, publicUrl: 'http://localhost:3000', apiDocs: false });
  });

  it('keeps secrets that were made before, readable by their owner alone', async () => {
    await makeEnv();
    const first = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const { stdout } = await makeEnv();
    expect(stdout).toContain('stays as it is');
    expect(await readFile(file, 'utf8')).toBe(first);
    expect(new Set(Object.values(parseEnv(first))).size).toBe(8);
  });
});

describe('docker/compose.prod.yaml', () => {
  it('has no simulator, publishes only web, and takes every secret from a file', async () => {
    const compose = await read('docker/compose.prod.yaml');
    expect(compose).not.toMatch(/target: \S*simulator|ALLOW_TEST_PAYMENTS|mailpit/);
    expect([...compose.matchAll(/ports: .*/g)].map(([line]) => line)).toEqual([`ports: ['80:8080', '443:8443']`]);
    for (const [, name] of compose.matchAll(/\b(\w*(?:PASSWORD|SECRET|KEY|_URL)): (?!https|\$)/g))
      expect(name).toBe('');
    for (const [, name, file] of compose.matchAll(/^ +([A-Z_]+)_FILE: (\S+)/gm)) {
      const secret = file!.replace('/run/secrets/', '');
      expect([...VARIABLES.map((variable) => variable.name), 'POSTGRES_PASSWORD']).toContain(name);
      expect(compose).toContain(`  ${secret}: { file: ./secrets/${secret} }`);
    }
  });

  it('starts a safe production from those files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sigerist-secrets-'));
    try {
      const makeSecrets = () => promisify(execFile)('sh', [path.join(root, 'docker/make-secrets.sh'), folder]);
      await makeSecrets();
      const own = {
        smtp_url: 'smtps://mail.example.com',
        wompi_public_key: 'pub_prod_x',
        wompi_private_key: 'prv_prod_x',
      };
      const wompi = { wompi_integrity_secret: 'prod_integrity_x', wompi_events_secret: 'prod_events_x' };
      for (const [name, value] of Object.entries({ ...own, ...wompi })) await writeFile(path.join(folder, name), value);
      const password = await readFile(path.join(folder, 'database_password'), 'utf8');
      await makeSecrets();
      expect(await readFile(path.join(folder, 'database_password'), 'utf8')).toBe(password);
      for (const name of await readdir(folder)) {
        const { mode, uid } = await stat(path.join(folder, name));
        expect(mode & 0o777).toBe(0o600);
        const isOfPostgres = ['database_password', 'replication_password'].includes(name);
        if (process.getuid?.() === 0) expect([name, uid]).toEqual([name, isOfPostgres ? 999 : 65_532]);
      }
      const [, shop = ''] = (await read('docker/compose.prod.yaml')).split('x-shop: &shop\n');
      const lines = shop.slice(0, shop.indexOf('  secrets:')).matchAll(/^ {4}([A-Z_]+): (.+)$/gm);
      const variables: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
      for (const [, name, text] of lines) variables[name!] = text!.replaceAll("'", '').replace('/run/secrets', folder);
      const env = readEnv({
        ...variables,
        PUBLIC_URL: 'https://shop.example.com',
        STAFF_EMAIL: 'owner@shop.example.com',
      });
      await expect(assertStaffPassword(env)).resolves.toBeUndefined();
      expect(env.databaseUrl).toMatch(/^postgres:\/\/sigerist:\w{40}@database:5432\/sigerist$/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('docs/runbook.md, docs/monitoring.md and docs/deployment.md', () => {
  let text: string;

  beforeAll(async () => {
    text = (await Promise.all(['runbook', 'monitoring', 'deployment'].map((name) => read(`docs/${name}.md`)))).join(
      '\n',
    );
  });
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))];

  it('names alerts, scripts, files and services that exist', async () => {
    const alerts = await read('docker/monitoring/alerts.yaml');
    // `ClientErrors` is the name of a logger.
    const named = found(/`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`/g).filter((name) => name !== 'ClientErrors');
    expect(named.length).toBeGreaterThan(20);
    for (const name of named) expect(alerts).toContain(`alert: ${name}\n`);

    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const run = found(/npm run ([a-z][\w:-]*)/g);
    expect(run).toEqual(expect.arrayContaining(['sql', 'staff', 'backup', 'restore']));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));

    // Not what only an installation has, and not the proofs and Kubernetes, which the image of the tests leaves out.
    const files = found(/((?:docker|backend)\/[\w./-]+)/g).filter(
      (file) => !/^docker\/(?:secrets|\.env|acme|volumes|prove|k8s)/.test(file),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) await expect(stat(path.join(root, file))).resolves.toBeDefined();

    const compose = parse(await read('docker/compose.prod.yaml')) as { services: object; secrets: object };
    for (const secret of found(/docker\/secrets\/(\w+)/g)) expect(Object.keys(compose.secrets)).toContain(secret);
    const commands = found(/docker compose -f docker\/compose\.prod\.yaml ([^\n`]+)/g);
    const services = commands.flatMap((command) => command.split(/[ |]+/).filter((word) => word in compose.services));
    expect(new Set(services)).toEqual(
      new Set(['shop', 'web', 'database', 'standby', 'backup', 'base-backup', 'restore-to']),
    );
  });

  it('has statements that the database of this release understands', async () => {
    const statements = found(/npm run sql -- (?:--write )?"([^"…]+)"/g);
    expect(statements.length).toBeGreaterThan(8);
    const { url, drop } = await createDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(`EXPLAIN ${statement.replace('PID', '1')}`);
    } finally {
      await client.end();
      await drop();
    }
  });
});

describe('docker/monitoring/alerts.yaml', () => {
  it('links to entries of the runbook, which docs/monitoring.md names too', async () => {
    const headings = [...(await read('docs/runbook.md')).matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const explained = await read('docs/monitoring.md');
    const links = [
      ...(await read('docker/monitoring/alerts.yaml')).matchAll(
        /alert: (\w+)\n(?:(?!alert:)[^])*?runbook: docs\/runbook\.md#(\S+)/g,
      ),
    ];
    expect(links.length).toBeGreaterThan(10);
    for (const [, alert, anchor] of links) {
      expect(headings).toContain(anchor);
      const row = explained.split('\n').find((line) => line.startsWith(`| \`${alert}\``));
      expect(row).toMatch(new RegExp(`\\b${parseInt(anchor!, 10)}\\b[^|]*\\|$`));
    }
  });
});

describe('docker/monitoring/alertmanager.sh', () => {
  it('mails alerts with the variables of compose.monitoring.yaml, whose emails must be set', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sigerist-alerts-'));
    try {
      const asked = (await read('docker/compose.monitoring.yaml')).matchAll(
        /^ {6}(ALERTS_\w+): \$\{\1(:[-?])(.*)\}$/gm,
      );
      const variables = [...asked].map(([, name, kind, text]) => ({
        name: name!,
        required: kind === ':?',
        text: text!,
      }));
      expect(variables.filter(({ required }) => required).map(({ name }) => name)).toEqual([
        'ALERTS_SMTP_SERVER',
        'ALERTS_FROM',
        'ALERTS_TO',
      ]);
      const values = variables.map(({ name, required, text }) => [name, required ? `own.${name.toLowerCase()}` : text]);
      await writeFile(path.join(folder, 'alertmanager'), '#!/bin/sh\ncat "${1#--config.file=}"', { mode: 0o755 });
      const { stdout } = await promisify(execFile)('sh', [path.join(root, 'docker/monitoring/alertmanager.sh')], {
        env: { ...Object.fromEntries(values), TMPDIR: folder, PATH: `${folder}:${process.env.PATH}` },
      });
      expect(stdout).not.toContain('ALERTS_');
      expect(parse(stdout)).toMatchObject({
        global: { smtp_smarthost: 'own.alerts_smtp_server', smtp_auth_username: '', smtp_require_tls: true },
        receivers: [{ email_configs: [{ to: 'own.alerts_to' }] }],
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the workflows of GitHub', () => {
  it('name every action by the hash of its commit', async () => {
    const uses = [...(await read('.github/workflows/ci.yml')).matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });
});

describe('docker/pin-images.sh', () => {
  it('names the newest patch of Node.js and a digest for every base image, which --check finds missing before', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sigerist-pin-'));
    const own = path.join(folder, 'docker');
    const bin = path.join(folder, 'bin');
    const run = (...args: string[]) =>
      promisify(execFile)('sh', [path.join(own, 'pin-images.sh'), ...args], {
        env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      });
    try {
      await mkdir(bin);
      // Not the secrets of an installation.
      await cp(path.join(root, 'docker'), own, {
        recursive: true,
        filter: (name) => !/\/(secrets|acme|\.env)$/.test(name),
      });
      const file = path.join(own, 'Dockerfile');
      const unpinned = (await readFile(file, 'utf8')).replace(/@sha256:[0-9a-f]{64}/g, '');
      await writeFile(file, unpinned);
      const [, version] = /^ARG NODE_VERSION=(24\.\d+\.\d+)$/m.exec(unpinned)!;
      expect(unpinned).toContain(`ARG NODE_IMAGE=docker.io/library/node:${version}-slim\n`);
      await expect(run('--check')).rejects.toThrow('Command failed');

      const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
      const standIn = `#!/bin/sh\nif [ "$1" = run ]; then echo 24.99.1; else echo '"${digest}"'; fi`;
      await writeFile(path.join(bin, 'docker'), standIn, { mode: 0o755 });
      await run();
      await run('--check');
      expect(await readFile(file, 'utf8')).toContain(
        `ARG NODE_VERSION=24.99.1\nARG NODE_IMAGE=docker.io/library/node:24.99.1-slim@${digest}\n`,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('docker/Dockerfile', () => {
  it('bounds the memory that the C library keeps, as the benches do', async () => {
    const [, arenas] = /^ENV MALLOC_ARENA_MAX=(\d+)$/m.exec(await read('docker/Dockerfile')) ?? [];
    expect(arenas).toBe('2');
    expect(await read('backend/bench/servers.mjs')).toContain(`MALLOC_ARENA_MAX: '${arenas}'`);
  });
});
