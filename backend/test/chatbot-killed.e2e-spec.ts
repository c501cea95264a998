import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../src/common/listen.js';
import { createDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { buildBackend, type Program, start } from './support/program.js';
import { WhatsAppSimulator } from './support/whatsapp-simulator.js';

const CUSTOMERS = 12;
/** A call with an unknown outcome is repeated after a minute. */
const DEADLINE_MS = 100_000;

/** The built shop as a process that is killed while it answers. */
describe('a shop that is killed while it answers', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let simulator: WhatsAppSimulator;
  let dataDir: string;
  let port: number;
  let program: Program;

  const open = async () => {
    const { phoneNumberId, appSecret, verifyToken, api } = simulator.env;
    program = start(['backend/dist/src/main.js'], {
      PORT: `${port}`,
      SIMULATOR_PORT: `${await freePort()}`,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      WHATSAPP_API_BASE_URL: api.baseUrl,
      WHATSAPP_ACCESS_TOKEN: api.accessToken,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    });
    await eventually(() => expect(program.said()).toContain('Ctrl-C'), 60_000);
  };
  const end = async (signal: NodeJS.Signals) => {
    const { child } = program;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  };

  beforeAll(async () => {
    await buildBackend();
    [database, port] = [await createDatabase(), await freePort()];
    simulator = await WhatsAppSimulator.start(`http://127.0.0.1:${port}/api/chatbot/webhook`);
    dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-killed-'));
    await open();
  });
  afterAll(async () => {
    await end('SIGTERM');
    await simulator.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('answers each message once after it has started again', async () => {
    const phones = Array.from({ length: CUSTOMERS }, (_, index) => `5730012345${10 + index}`);
    await Promise.all(phones.map((phone) => simulator.write('hola', { phone })));
    await eventually(async () => expect((await simulator.replies()).length).toBeGreaterThan(0));
    await end('SIGKILL');
    await open();
    await eventually(async () => expect(await simulator.replies()).toHaveLength(CUSTOMERS), DEADLINE_MS);
    const { chats } = await simulator.log();
    for (const { messages } of chats) expect(messages.filter(({ author }) => author === 'shop')).toHaveLength(1);
  });
});
