// The HTTP figures of `npm run bench:chatbot`: answers through `POST /api/chatbot/test` and through the web chat, at a given rate
// and as fast as possible, with the memory of the process. RATE and SECONDS may be set. `taskset -cp 0 <pid>` pins it to one core.
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';
import { watchMemory } from './memory.mjs';
import { openServers } from './servers.mjs';

const RATE = Number(process.env.RATE ?? 300);
const SECONDS = Number(process.env.SECONDS ?? 10);
const STAFF = { email: 'staff@sigerist.local', password: 'mzRw-vqK7-only-for-the-bench' };

/** As customers type them; a mixture of cheap and expensive ones. */
const QUESTIONS = [
  'hola buenas',
  '¿cuánto vale la mochila Milano sin bordado?',
  'q precio tiene la pañalera multifuncional con nombre',
  '¿hacen envíos a Cali y cuánto se demora?',
  'como puedo pagar',
  'tienen garantia?',
  'mochila milano con Sofía en dorado',
  'de que material son y hasta cuando los puedo recibir si pido hoy con express',
  '¿venden cunas?',
  'gracias',
];

/** Prints answers a second, latencies and memory. */
export async function benchChatbotHttp() {
  const { shop, close } = await openServers();
  try {
    pinToOneCore(shop.pid);
    const cookie = await logIn(shop.origin);
    const tests = loadOf(shop, '/api/chatbot/test', { Cookie: cookie }, (message, index) => ({
      message,
      conversationId: `bench-${index % 50}`,
    }));
    const chats = loadOf(shop, '/api/chatbot/messages', {}, (message) => ({ message }));
    await run({ ...tests, duration: 3 });
    const memory = watchMemory(shop.pid);
    print(`${RATE} test answers a second`, await run({ ...tests, overallRate: RATE, duration: SECONDS }));
    print('test answers, as fast as possible', await run({ ...tests, duration: SECONDS }));
    // Below the limit of one network.
    print('web chat', await run({ ...chats, overallRate: 25, duration: SECONDS }));
    console.log(`  memory at most ${memory.peak().toFixed(0)} MB`);
    memory.stop();
  } finally {
    await close();
  }
}

function pinToOneCore(pid) {
  try {
    execFileSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('  without taskset: the process may use several cores');
  }
}

async function logIn(origin) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) });
  if (!answer.ok) throw new Error(`The login of the bench failed: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function loadOf({ origin }, path, headers, bodyOf) {
  let index = 0;
  const setupRequest = (request) => {
    index += 1;
    const body = JSON.stringify(bodyOf(QUESTIONS[index % QUESTIONS.length], index));
    return { ...request, method: 'POST', path, body, headers: { 'Content-Type': 'application/json', ...headers } };
  };
  return { url: origin, connections: 10, requests: [{ method: 'POST', setupRequest }] };
}

async function run(load) {
  const result = await autocannon(load);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed: the figures mean nothing.`);
  return result;
}

function print(what, { requests, latency }) {
  console.log(`  ${what}: ${Math.round(requests.average)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`);
}

if (import.meta.filename === process.argv[1]) await benchChatbotHttp();
