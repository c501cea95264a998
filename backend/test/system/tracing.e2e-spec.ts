import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../src/common/listen.js';
import { createDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { buildBackend, COUNT_TRACING_MODULES, start, WITHOUT_SIMULATORS } from '../support/program.js';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly traceId: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

describe('traces', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let dataDir: string;
  let collector: Server;
  let received: string[];

  /** Runs the shop for some calls; answers what it printed. */
  async function runShop(env: NodeJS.ProcessEnv, use: (url: string) => Promise<void>): Promise<string> {
    const port = await freePort();
    const settings = { PORT: `${port}`, DATA_DIR: dataDir, DATABASE_URL: database.url, ...WITHOUT_SIMULATORS, ...env };
    const { child, output } = start([COUNT_TRACING_MODULES, 'backend/dist/shop/main.js'], settings);
    const closed = once(child, 'close');
    try {
      await eventually(() => expect(output()).toContain('Ctrl-C'), 60_000);
      await use(`http://127.0.0.1:${port}`);
    } finally {
      child.kill('SIGTERM');
      await closed;
    }
    return output();
  }

  beforeAll(async () => {
    await buildBackend();
    database = await createDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-traces-'));
    received = [];
    collector = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        received.push(`${req.url} ${body}`);
        res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    collector.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('reach the collector: a request with its statements, without what people typed', async () => {
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    let requestId: string | null = null;
    const output = await runShop({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, async (url) => {
      const body = JSON.stringify({ email: 'laura@example.com', password: 'Tijera-Lila-2026' });
      const headers = { 'Content-Type': 'application/json', 'User-Agent': 'laura-browser' };
      const answer = await fetch(`${url}/api/login?from=laura`, { method: 'POST', headers, body });
      expect(answer.status).toBe(401);
      requestId = answer.headers.get('x-request-id');
    });
    expect(output).toMatch(/modules: [1-9]/);
    expect(received.every((call) => call.startsWith('/v1/traces '))).toBe(true);
    const spans = received
      .map((call) => JSON.parse(call.slice('/v1/traces '.length)) as Traces)
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);
    const login = spans.find(({ name }) => name === 'POST /api/login')!;
    const attributes = Object.fromEntries(login.attributes.map(({ key, value }) => [key, value.stringValue]));
    expect(attributes).toMatchObject({ 'http.route': '/api/login', 'request.id': requestId });
    const statements = spans.filter(({ traceId, name }) => traceId === login.traceId && name.startsWith('pg.query'));
    expect(statements.length).toBeGreaterThan(0);
    expect(received.join('')).not.toMatch(/laura|127\.0\.0\.1|Tijera/);
  });
});
