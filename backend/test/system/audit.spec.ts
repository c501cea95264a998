import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listen } from '../../src/common/listen.js';
import { run } from '../support/program.js';

/** A registry's answer about a package whose versions are all vulnerable. */
const advisory = (severity: string) => ({
  id: 1,
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
  title: 'A vulnerability of the test',
  severity,
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

describe('the audit of dependencies', () => {
  let registry: Server | undefined;
  afterEach(() => registry?.close());

  /** Runs the audit against a registry that knows these advisories. */
  async function audit(
    answer: { status?: number; advisories?: Record<string, unknown[]> },
    variables: NodeJS.ProcessEnv = {},
  ) {
    let asked = false;
    registry = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        const body = Buffer.concat(chunks);
        const text = req.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
        asked ||= text.includes('"helmet"');
        res.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
        // npm also reads the list of versions of a vulnerable package.
        const name = decodeURIComponent(req.url!.slice(1));
        const versions = { '1.0.0': { name, version: '1.0.0' } };
        res.end(JSON.stringify(req.method === 'GET' ? { name, versions } : (answer.advisories ?? {})));
      });
    });
    await listen(registry, 0, 'PORT', '127.0.0.1');
    const { port } = registry.address() as AddressInfo;
    // npm keeps what it once learned about an advisory.
    const cache = await mkdtemp(path.join(tmpdir(), 'sigerist-audit-'));
    const env = { ...variables, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache };
    const result = await run(['.ci/audit.mjs'], env);
    await rm(cache, { recursive: true, force: true });
    return { ...result, asked };
  }

  it('fails for a vulnerability of high severity and names its package', async () => {
    const { code, output, asked } = await audit({ advisories: { helmet: [advisory('high')] } });
    expect(asked).toBe(true);
    expect(output).toMatch(/^helmet .*: high$/m);
    expect(code).toBe(1);
  });

  it('passes for a vulnerability of moderate severity', async () => {
    expect(await audit({ advisories: { helmet: [advisory('moderate')] } })).toMatchObject({
      code: 0,
      asked: true,
      output: '0 packages with a vulnerability of high or critical severity.\n',
    });
  });

  it('reports a registry that does not answer the question, and passes', async () => {
    const { code, output } = await audit({ status: 405 });
    expect(output).toMatch(/^Dependencies were not audited: the registry did not answer/);
    expect(code).toBe(0);
  });

  it('fails with AUDIT_REQUIRED when the registry does not answer the question', async () => {
    const { code, output } = await audit({ status: 405 }, { AUDIT_REQUIRED: 'yes' });
    expect(output).toMatch(/^Dependencies were not audited/);
    expect(code).toBe(1);
  });

  it('is required by the audit job of CI', async () => {
    const workflow = await readFile(new URL('../../../.github/workflows/ci.yml', import.meta.url), 'utf8');
    const job = workflow.slice(workflow.indexOf('  audit:\n'), workflow.indexOf('  test:\n'));
    expect(job).toMatch(/run: npm run audit:dependencies\n +env: \{ AUDIT_REQUIRED: 'yes' \}/);
  });
});
