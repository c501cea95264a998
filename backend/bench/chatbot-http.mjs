// The HTTP figures of `npm run bench:chatbot`: answers through `POST /api/chatbot/test` and through the web chat, at a given rate
// and as fast as possible, with the memory of the process. RATE and SECONDS may be set.
import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile, runLoad, watchMemory } from './figures.mjs';
import { logIn, openServers } from './servers.mjs';

const RATE = Number(process.env.RATE ?? 300);
const SECONDS = Number(process.env.SECONDS ?? 10);
const WARM_UP_SECONDS = 10;

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
  pin(process.pid, '1-999');
  const { shop, close } = await openServers();
  try {
    pin(shop.pid, '0');
    const cookie = await logIn(shop.origin);
    const tests = loadOf(shop, '/api/chatbot/test', { Cookie: cookie }, (message, index) => ({
      message,
      conversationId: `bench-${index % 50}`,
    }));
    const chats = loadOf(shop, '/api/chatbot/messages', {}, (message) => ({ message }));
    // V8 compiles what runs often; a shop runs for weeks.
    await runLoad({ ...tests, duration: WARM_UP_SECONDS });
    const memory = watchMemory(shop.pid);
    // Other programs of the machine delay a few calls in some rounds: three of them show which figure is the shop's.
    for (const round of [1, 2, 3]) print(`${RATE} test answers a second, round ${round}`, await runEvenly(tests, RATE));
    print('test answers, as fast as possible', await runLoad({ ...tests, duration: SECONDS }));
    // Below the limit of one network.
    print('25 answers of the web chat a second', await runEvenly(chats, 25));
    console.log(`  memory at most ${memory.peak().toFixed(0)} MB`);
    memory.stop();
  } finally {
    await close();
  }
}

/**
 * Puts the main thread of a process on these cores: the shop's on one of its own, the load and the database, which inherit theirs
 * from this process, on the others.
 */
function pin(pid, cores) {
  try {
    execFileSync('taskset', ['-cp', cores, String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('  without taskset, or with a single core: the shop may use several, or share its core');
  }
}

function loadOf({ origin }, path, headers, bodyOf) {
  let index = 0;
  const setupRequest = (request) => {
    index += 1;
    const body = JSON.stringify(bodyOf(QUESTIONS[index % QUESTIONS.length], index));
    return { ...request, method: 'POST', path, body, headers: { 'Content-Type': 'application/json', ...headers } };
  };
  return { url: origin, connections: 8, requests: [{ method: 'POST', setupRequest }] };
}

/** One call after the other at equal distances, as autocannon cannot: it sends those of a second at once. */
async function runEvenly({ url, connections, requests: [{ setupRequest }] }, rate) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const call = () => {
    const { path, body, ...options } = setupRequest({});
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(`${url}${path}`, { ...options, agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}.`));
        answer.resume().on('end', () => resolve(times.push(performance.now() - began)));
      });
      sent.on('error', reject).end(body);
    });
  };
  const calls = [];
  const start = performance.now();
  for (let index = 0; index < rate * SECONDS; index += 1) {
    const early = start + (index * 1000) / rate - performance.now();
    if (early > 0) await wait(early);
    calls.push(call());
  }
  await Promise.all(calls);
  agent.destroy();
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  return { requests: { average: (times.length * 1000) / (performance.now() - start) }, latency: { p50, p99 } };
}

function print(what, { requests, latency }) {
  console.log(`  ${what}: ${Math.round(requests.average)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`);
}

if (import.meta.filename === process.argv[1]) await benchChatbotHttp();
