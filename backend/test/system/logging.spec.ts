import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { Logger } from '@nestjs/common';
import express from 'express';
import request from 'supertest';
import { QueryFailedError } from 'typeorm';
import { requestId } from '../../src/common/http/request-id.js';
import { createLogger, logRefusal, NestLogger, requestLog } from '../../src/logging/index.js';

const LOG_TEN_THOUSAND_LINES = `
  await import('../support/load-typescript.mjs');
  const { createLogger } = await import('../../src/logging/logger.ts');
  const logger = await createLogger(true);
  for (let line = 0; line < 10_000; line++) logger.info('line ' + 'x'.repeat(300));
  process.on('message', () => {
    logger.info('the last line');
    process.exit();
  });
  setTimeout(() => process.send('still running'), 500);
`;

/** Collects log lines. */
async function recorder(production: boolean): Promise<{ lines: string[]; logger: NestLogger }> {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, logger: new NestLogger(await createLogger(production, destination)) };
}

describe('logging', () => {
  afterEach(() => {
    Logger.overrideLogger(false);
  });

  it('writes one JSON line an answer in production, by route and without anything about the person', async () => {
    const { lines, logger } = await recorder(true);
    const app = express().use(requestId, requestLog(logger));
    app.get('/api/cart/:sessionId', (_req, res) => void res.sendStatus(204));

    const { headers } = await request(app)
      .get('/api/cart/secret-session?email=laura@example.com')
      .set('Cookie', 'sid=secret-cookie')
      .set('Authorization', 'Bearer secret-token');

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 30,
      context: 'http',
      msg: expect.stringMatching(/^GET \/api\/cart\/:sessionId 204 in \d+ ms$/) as string,
      requestId: headers['x-request-id'],
    });
    expect(lines[0]).not.toMatch(/secret|laura|127\.0\.0\.1/);
  });

  it.each([
    ['/', '/'],
    ['/d/UHhXCxO0Tx.jpg', '/d'],
    ['/product/7?utm_source=laura', '/product'],
    ['/productos?search=laura', '/productos'],
    ['/robots.txt', '/robots.txt'],
    ['/UHhXCxO0Tx', 'page'],
    ['/laura@example.com/Sof%C3%ADa', 'page'],
    ['/api/laura@example.com', 'other'],
  ])('names %s as %s', async (path, target) => {
    const { lines, logger } = await recorder(true);
    await request(express().use(requestId, requestLog(logger))).get(path);

    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: expect.stringContaining(`GET ${target} 404 `) as string });
    expect(lines[0]).not.toMatch(/UHhX|laura|Sof/);
  });

  it('does not log files and health checks', async () => {
    const { lines, logger } = await recorder(true);
    const app = express().use(requestId, requestLog(logger));

    await request(app).get('/build/main.js');
    await request(app).get('/api/health/ready');

    expect(lines).toEqual([]);
  });

  it('writes one line for a refusal by the server, and none for a connection beyond the limits', async () => {
    const { lines, logger } = await recorder(true);

    logRefusal(logger, { status: 431, requestId: 'an-id' });
    logRefusal(logger, 'connection');

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ context: 'http', requestId: 'an-id', msg: 'refused with 431' });
  });

  it('logs a failed query without its parameters', async () => {
    const { lines, logger } = await recorder(true);
    Logger.overrideLogger(logger);
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(laura@example.com)',
    });

    new Logger('errors').error(
      { err: new QueryFailedError('INSERT …', ['laura@example.com'], cause) },
      'POST /api/x failed',
    );

    expect(JSON.parse(lines[0]!)).toMatchObject({
      context: 'errors',
      msg: 'POST /api/x failed',
      err: { code: '23505' },
    });
    expect(lines[0]).not.toContain('laura');
  });

  it('delays nothing while its output is not read, drops lines beyond a bound, and writes the last ones before it ends', async () => {
    const program = spawn(process.execPath, ['--input-type=module', '-e', LOG_TEN_THOUSAND_LINES], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      timeout: 60_000,
    });
    // Only a process whose event loop still runs can send it.
    expect(await once(program, 'message', { signal: AbortSignal.timeout(50_000) })).toContain('still running');

    let output = '';
    let ending = false;
    for await (const chunk of program.stdout!) {
      output += String(chunk);
      if (ending || !output.includes('were dropped')) continue;
      ending = true;
      program.send('end');
    }
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; lines?: number });
    const read = lines.filter(({ msg }) => msg.startsWith('line')).length;
    expect(read).toBeGreaterThan(0);
    expect(lines.at(-2)).toMatchObject({ level: 40, lines: 10_000 - read });
    expect(lines.at(-1)).toMatchObject({ msg: 'the last line' });
  });

  it('writes plain lines for people otherwise', async () => {
    const { lines, logger } = await recorder(false);
    Logger.overrideLogger(logger);

    new Logger('jobs').warn('The job queue stopped');

    expect(stripVTControlCharacters(lines.join(''))).toMatch(
      /^\[\d\d:\d\d:\d\d\] .*WARN.*: .*jobs: The job queue stopped/,
    );
  });
});
