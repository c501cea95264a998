import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { parse } from 'yaml';
import { Clock } from '../../src/common/clock.port.js';
import { freePort } from '../../src/common/listen.js';
import { createLogger, NestLogger } from '../../src/logging/index.js';
import { aTransferRequest } from '../builders/customer-request.builder.js';
import { eventually } from '../support/eventually.js';
import { OrderingShop } from '../support/ordering-shop.js';
import { type Matcher, readQuery, readScrape } from '../support/promql.js';
import { startTlsServer } from '../support/tls-server.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFile(path.join(root, file), 'utf8');

interface Line {
  readonly msg: string;
  readonly context: string;
  readonly requestId?: string;
  readonly job?: string;
  readonly jobId?: string;
  readonly order?: string;
}

describe('logs, metrics, dashboard and alerts', () => {
  const written: string[] = [];
  const lines = () => written.map((line) => JSON.parse(line) as Line);
  let orders: OrderingShop;
  let metricsPort: number;
  let passedMs = 0;
  let backupDir: string;
  let web: Awaited<ReturnType<typeof startTlsServer>>;
  /** The metrics as Prometheus reads them, after the gauges were read from the database again. */
  const scrape = async () => {
    passedMs += 15_000;
    return (await request(`http://127.0.0.1:${metricsPort}`).get('/metrics').expect(200)).text;
  };
  const sql = (statement: string, values: unknown[] = []) => orders.shop.app.get(DataSource).query(statement, values);

  beforeAll(async () => {
    metricsPort = await freePort();
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written.push(...chunk.toString().split('\n').filter(Boolean));
        done();
      },
    });
    backupDir = await mkdtemp(path.join(tmpdir(), 'sigerist-backups-'));
    web = await startTlsServer();
    orders = await OrderingShop.open(
      {
        metricsPort,
        databaseReplicaUrl: 'postgres://127.0.0.1:1/none',
        databaseDiskDir: backupDir,
        backupDir,
        baseBackupDir: path.join(backupDir, 'base'),
        certificateAddress: web.address,
      },
      new NestLogger(await createLogger(true, destination)),
    );
    const start = Date.now();
    orders.shop.app.get(Clock).now = () => new Date(start + passedMs);
  });
  afterAll(async () => {
    await orders.close();
    web.stop();
    await rm(backupDir, { recursive: true });
    Logger.overrideLogger(false);
  });

  it('log the request, the job and the order of each line, and nothing about the person', async () => {
    const sessionId = await orders.filledCart({ personalization: 'Anastasia', addNameEmbroidery: true });
    const body = aTransferRequest(sessionId, { name: 'Catalina Rincón', email: 'catalina.rincon@example.com' });
    const answer = await orders.api().post('/api/orders/bank-transfer').send(body).expect(201);
    const { orderNumber } = answer.body as { orderNumber: string };
    const placed = await eventually(() => {
      const line = lines().find(({ msg }) => msg.startsWith('POST /api/orders/bank-transfer 201'));
      expect(line).toMatchObject({ context: 'http', requestId: answer.headers['x-request-id'], order: orderNumber });
      return line!;
    });
    await eventually(() => {
      const mails = lines().filter(({ job, msg }) => job === 'orders.mail-new' && msg.includes(' done in '));
      expect(mails).toEqual([expect.objectContaining({ context: 'jobs', order: orderNumber })]);
      expect(mails[0]!.jobId).toMatch(/^\d+$/);
    });

    await orders.api().get('/api/products').expect(200);
    const staff = await orders.staff();
    await staff.get('/api/orders').query({ search: 'catalina.rincon@example.com' }).expect(200);
    await eventually(() => expect(lines().some(({ msg }) => msg.startsWith('GET /api/orders 200'))).toBe(true));
    const others = lines().filter(({ requestId, job }) => requestId !== placed.requestId && !job);
    expect(others.filter(({ order }) => order)).toEqual([]);
    const personal = [...Object.values(body.customer), 'Catalina', 'Rinc', '3001234567', 'Anastasia', sessionId];
    for (const text of personal) expect(written.join('\n')).not.toContain(text);
  });

  it('count money that is missing here or needs a person', async () => {
    const attempt = crypto.randomUUID();
    await sql(
      `INSERT INTO payment_attempt (id, reference, session_id, fingerprint, amount, state, is_open, created_at, approved_at)
       VALUES ($1, 'SIGERIST-a-1-aaaaa', 'a', 'a', 445000, 'approved', false, now(), now())`,
      [attempt],
    );
    await sql(
      `INSERT INTO provider_transaction (id, attempt_id, reference, status, amount, currency, method, review_reason) VALUES
        ('1-1', $1, 'SIGERIST-a-1-aaaaa', 'APPROVED', 445000, 'COP', 'CARD', NULL),
        ('1-2', NULL, 'PANEL-1', 'APPROVED', 50000, 'COP', 'PSE', 'unknown_reference'),
        ('1-3', $1, 'SIGERIST-a-1-aaaaa', 'DECLINED', 445000, 'COP', 'CARD', NULL),
        ('1-4', $1, 'SIGERIST-a-1-aaaaa', 'ERROR', 445000, 'COP', 'CARD', NULL),
        ('1-5', $1, 'SIGERIST-a-1-aaaaa', 'PENDING', 445000, 'COP', 'NEQUI', NULL)`,
      [attempt],
    );
    await sql(
      `INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('orders.mail-shopper') ON CONFLICT DO NOTHING`,
    );
    await sql(`SELECT graphile_worker.add_job('orders.mail-shopper', '{}', run_at := now() + interval '1 hour')`);
    await sql(
      `UPDATE graphile_worker._private_jobs SET last_error = 'Mail not sent (ECONNECTION)', attempts = 1 WHERE run_at > now() + interval '50 minutes'`,
    );
    await eventually(async () => {
      const text = await scrape();
      expect(text).toContain('shop_paid_without_order{reason="no_order"} 1\n');
      expect(text).toContain('shop_money_to_review{reason="unknown_reference"} 1\n');
      expect(text).toContain('shop_money_to_review_pesos{reason="unknown_reference"} 50000\n');
      expect(text).toContain('shop_money_to_review{reason="amount"} 0\n');
      expect(text).toContain('shop_payments_last_hour{provider="wompi",method="CARD",outcome="declined"} 1\n');
      expect(text).toContain('shop_orders{status="pending_transfer"} 1\n');
      expect(text).toContain('shop_orders_last_hour{method="BANK_TRANSFER"} 1\n');
      expect(text).toContain('shop_mails_not_sent{state="retrying"} 1\n');
      expect(text).toContain('shop_strangers_mails_waiting{recipient="shop"} 0\n');
      expect(text).toContain('shop_jobs{task="orders.mail-shopper",state="retrying"} 1\n');
      expect(text).toContain('shop_refunds{due="overdue"} 0\n');
      expect(text).toContain('shop_withdrawals_unrefunded{due="overdue"} 0\n');
      expect(text).toMatch(/^db_pool_max_connections 10$/m);
    });
  });

  it('count speed and failures of pages by kind of page, whatever the report says', async () => {
    const report = (body: object) => orders.api().post('/api/web-vitals').send(body);
    await report({ route: '/product/:id', lcp: 1.9, inp: 0.08, cls: 0.01 }).expect(204);
    await report({ route: '/laura', lcp: 1, inp: null }).expect(204);
    await report({ route: '/product/laura@example.com', lcp: 1 }).expect(400);
    await report({ route: '/', lcp: -1 }).expect(400);
    await report({ route: '/', lcp: 'fast' }).expect(400);
    const failure = { message: 'TypeError: x', route: '/checkout', stack: null };
    await orders.api().post('/api/client-errors').send(failure).expect(204);
    const violation = {
      'document-uri': 'https://sigerist.co/checkout?correo=laura@example.com',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/laura.js',
    };
    const send = (type: string, body: unknown) =>
      orders.api().post('/api/csp-reports').set('Content-Type', type).send(JSON.stringify(body));
    await send('application/csp-report', { 'csp-report': violation }).expect(204);
    await send('application/reports+json', [
      { body: { documentURL: violation['document-uri'], effectiveDirective: 'script-src', blockedURL: 'inline' } },
    ]).expect(204);
    await send('application/csp-report', {}).expect(204);
    await send('application/csp-report', 'no object').expect(400);
    await send('text/plain', {}).expect(415);
    const text = await scrape();
    expect(text).toContain('web_vitals_lcp_seconds_bucket{le="2",page="product"} 1\n');
    expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1.5",page="product"} 0\n');
    expect(text).toContain('web_vitals_inp_seconds_count{page="product"} 1\n');
    expect(text).toContain('web_vitals_lcp_seconds_count{page="other"} 1\n');
    expect(text).toContain('client_errors_total{page="checkout"} 1\n');
    expect(text).toContain('csp_violations_total{page="checkout",kind="script"} 2\n');
    expect(text).not.toContain('laura');
  });

  it('measure the age of complete backups, the disks and the end of the certificate', async () => {
    const value = (text: string, series: string) => Number(text.split(`\n${series} `)[1]?.split('\n')[0]);
    expect(await scrape()).toContain('shop_newest_backup_seconds{kind="copy"} +Inf\n');
    const now = orders.shop.app.get(Clock).now().getTime();
    const named = (hours: number) => new Date(now - hours * 3_600_000).toISOString().replaceAll(/[:.]/g, '-');
    for (const name of [named(30), named(2), `${named(1)}.part`, 'base'])
      await mkdir(path.join(backupDir, name), { recursive: true });
    await mkdir(path.join(backupDir, 'base', '2026-01-01T030000Z'));
    await eventually(async () => {
      const text = await scrape();
      const { ageMs, sinceBaseMs } = { ageMs: 7_200_000 + passedMs, sinceBaseMs: now - Date.UTC(2026, 0, 1, 3) };
      expect(value(text, 'shop_newest_backup_seconds{kind="copy"}')).toBeLessThan(ageMs / 1000 + 10);
      expect(value(text, 'shop_newest_backup_seconds{kind="base"}')).toBeGreaterThanOrEqual(sinceBaseMs / 1000);
    });
    const text = await scrape();
    const left = (Date.UTC(2126, 10, 2, 16, 42, 31) - orders.shop.app.get(Clock).now().getTime()) / 1000;
    expect(value(text, 'shop_certificate_seconds_left')).toBeCloseTo(left, -1);
    for (const disk of ['database', 'backups']) {
      const size = value(text, `shop_disk_size_bytes{disk="${disk}"}`);
      expect(value(text, `shop_disk_free_bytes{disk="${disk}"}`)).toBeLessThanOrEqual(size);
    }
    // The tests' server has neither archive nor standby.
    for (const gauge of ['shop_wal_archiving', 'shop_wal_archive_age_seconds', 'shop_standby_behind_bytes'])
      expect(value(text, gauge)).toBe(0);
  });

  it('read only metrics and labels that the shop exposes', async () => {
    // A refusal before any route; the tests above made the other series.
    const { port } = orders.shop.app.getHttpServer().address() as AddressInfo;
    await new Promise((resolve) => connect(port, '127.0.0.1').once('close', resolve).resume().end('not HTTP\r\n\r\n'));
    const exposed = readScrape(await scrape());
    // Prometheus itself adds the metric `up`, and two labels to every metric.
    exposed.set('up', new Map());
    for (const labels of exposed.values()) labels.set('job', new Set(['sigerist'])).set('instance', new Set());

    const { panels } = JSON.parse(await read('docker/monitoring/grafana/sigerist.json')) as {
      panels: { targets?: { expr: string; legendFormat: string }[] }[];
    };
    const targets = panels.flatMap((panel) => panel.targets ?? []);
    const { groups } = parse(await read('docker/monitoring/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect([targets.length > 30, rules.length > 20]).toEqual([true, true]);

    const wrong: string[] = [];
    for (const { expr, legendFormat = '' } of [...targets, ...rules] as { expr: string; legendFormat?: string }[]) {
      const { selectors, grouping } = readQuery(expr);
      const labels = new Set(selectors.flatMap(({ metric }) => [...(exposed.get(metric)?.keys() ?? [])]));
      const legend = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!);
      for (const label of [...grouping, ...legend]) if (!labels.has(label)) wrong.push(`${label} in ${expr}`);
      for (const label of legend) if (!grouping.includes(label)) wrong.push(`${label} is not kept by ${expr}`);
      for (const { metric, matchers } of selectors) {
        if (!exposed.has(metric)) wrong.push(`${metric} in ${expr}`);
        for (const matcher of matchers)
          if (!canMatch(matcher, exposed.get(metric)?.get(matcher.label))) wrong.push(`${matcher.label} in ${expr}`);
      }
    }
    expect(wrong).toEqual([]);

    const explained = await read('docs/monitoring.md');
    expect(rules.filter(({ alert }) => !explained.includes(`| \`${alert}\``)).map(({ alert }) => alert)).toEqual([]);
  });

  it('keep the last figures while the database cannot be read, and say how old they are', async () => {
    const before = await scrape();
    expect(before).toMatch(/^shop_gauges_age_seconds 0$/m);
    await sql(`ALTER TABLE shop_order RENAME COLUMN status TO hidden_status`);
    try {
      const text = await eventually(async () => {
        const failed = await scrape();
        expect(failed).toMatch(/^shop_gauge_failures_total\{gauge="shop_orders"\} [1-9]/m);
        return failed;
      });
      expect(text).not.toContain('shop_orders{');
      expect(text).toContain('shop_jobs{');
    } finally {
      await sql(`ALTER TABLE shop_order RENAME COLUMN hidden_status TO status`);
    }
  });
});

/** Whether a condition fits a label that the metric has, and, where it demands a value, one of its values. Answers of the tests include no 5xx. */
function canMatch({ operator, value }: Matcher, values: ReadonlySet<string> | undefined): boolean {
  if (!values) return false;
  if (operator.startsWith('!') || value === '5..') return true;
  const pattern = operator === '=~' ? new RegExp(`^(?:${value})$`) : undefined;
  return [...values].some((each) => (pattern ? pattern.test(each) : each === value));
}
