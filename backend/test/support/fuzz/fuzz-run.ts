import fc from 'fast-check';
import { answerFault } from './answer-fault.js';
import { type FuzzAnswer, FuzzShop } from './fuzz-shop.js';
import { type Operation, operations } from './operations.js';
import { type FuzzRequest, requestOf } from './requests.js';

/** Requests to each operation in a round; sessions that a request ended are opened again between operations. */
const EACH = 25;
/** Uploads beyond five at a time are refused. */
const IN_FLIGHT = 4;
/** Rounds until the next new shop, whose rows the hostile requests have not changed. */
const ROUNDS_OF_A_SHOP = 20;

/** Requests of an operation, by the status of their answer. */
type StatusCounts = Record<string, Record<number, number>>;

export interface FuzzRound {
  readonly seed: number;
  /** Requests that no limiter refused (429). */
  readonly counted: number;
  readonly ms: number;
  /** Processor time of this process, which is client, shop and payment provider. */
  readonly cpuMs: number;
  readonly statuses: StatusCounts;
  /** A line for each unsafe answer, with the request that got it. */
  readonly faults: readonly string[];
}

/** Sends rounds of requests to every operation, one seed for each round, from `firstSeed` until the consumer stops. */
export async function* fuzzRounds(firstSeed: number): AsyncGenerator<FuzzRound> {
  let shop: FuzzShop | undefined;
  try {
    for (let seed = firstSeed; ; seed += 1) {
      if (!shop || (seed - firstSeed) % ROUNDS_OF_A_SHOP === 0) {
        await shop?.close();
        shop = await FuzzShop.open();
      }
      yield await round(shop, seed);
    }
  } finally {
    await shop?.close();
  }
}

async function round(shop: FuzzShop, seed: number): Promise<FuzzRound> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const statuses: StatusCounts = {};
  const faults: string[] = [];
  await shop.renewSessions();
  await shop.refill();
  for (const [index, operation] of operations.entries()) {
    await shop.renewSessions();
    const requests = fc.sample(requestOf(operation, shop.known), {
      seed: seed * operations.length + index,
      numRuns: EACH,
    });
    const counts = (statuses[operation.name] = {} as Record<number, number>);
    await inFlight(requests, async (request) => {
      const { status, fault } = await outcome(shop, request, operation);
      counts[status] = (counts[status] ?? 0) + 1;
      if (fault) faults.push(`${operation.name}: ${fault}: ${shown(request)}`);
    });
  }
  const all = Object.values(statuses).flatMap((counts) => Object.entries(counts));
  const counted = all.reduce((sum, [status, count]) => sum + (status === '429' ? 0 : count), 0);
  const { user, system } = process.cpuUsage(cpu);
  return { seed, counted, ms: performance.now() - started, cpuMs: (user + system) / 1_000, statuses, faults };
}

async function outcome(shop: FuzzShop, request: FuzzRequest, operation: Operation) {
  let answer: FuzzAnswer;
  try {
    answer = await shop.send(request);
  } catch (error) {
    return { status: 0, fault: `no answer (${String(error)})` };
  }
  return { status: answer.status, fault: answerFault(request, answer, operation) };
}

async function inFlight<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
}

function shown({ method, path, headers, body, caller }: FuzzRequest): string {
  const text = typeof body === 'string' ? body : body?.toString('base64');
  return JSON.stringify({ caller, method, path, headers, body: text?.slice(0, 3_000) });
}
