import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { freePort } from '../../src/common/listen.js';
import { eventually } from './eventually.js';
import { type Program, start, WITHOUT_SIMULATORS } from './program.js';

/**
 * One instance of the built shop as a process of its own, as in production. Instances that log people in must not share a
 * process: `@nestjs/passport` keeps strategies and serialisers in one object per process.
 */
export class ShopProcess {
  private constructor(
    private readonly program: Program,
    private readonly dataDir: string,
    private readonly url: string,
  ) {}

  /** Needs `buildBackend()`. */
  static async start(env: NodeJS.ProcessEnv): Promise<ShopProcess> {
    const port = await freePort();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-process-'));
    const settings = { PORT: `${port}`, ...WITHOUT_SIMULATORS, DATA_DIR: dataDir, ...env };
    const program = start(['backend/dist/shop/main.js'], settings);
    const shop = new ShopProcess(program, dataDir, `http://127.0.0.1:${port}`);
    await eventually(() => expect(program.output()).toContain('Ctrl-C'), 60_000);
    return shop;
  }

  api() {
    return request(this.url);
  }

  /** Everything that it printed. */
  output(): string {
    return this.program.output();
  }

  async stop(): Promise<void> {
    const { child } = this.program;
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
