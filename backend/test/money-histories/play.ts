import { DomainError } from '../../src/common/domain-error.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/common/time.js';
import { JobPostponedError } from '../../src/jobs/index.js';
import { CheckPayments } from '../../src/payments/application/check-payments.js';
import { ReconcilePayments } from '../../src/payments/index.js';
import { prepare } from './acts.js';
import type { CheckedShop } from './checked-shop.js';
import { Act, KilledError, Turns } from './interruptions.js';
import { brokenInvariants } from './invariants.js';
import type { History, Step } from './steps.js';
import { type Action, type Call, Story } from './story.js';

/** Plays a history and lets the shop come to rest; returns which invariants are broken. */
export async function play(shop: CheckedShop, { carts, steps }: History): Promise<string[]> {
  await shop.clear();
  const story = new Story(shop);
  for (const { email, code, product: productId } of carts) await story.fillCart(email, code, productId);
  if (carts.length === 0) for (let count = 0; count < 2; count += 1) await story.openBareOrder();
  const failures: unknown[] = [];
  for (const [index, step] of steps.entries()) failures.push(...(await playStep(story, step, index)));
  // The ledger alone has no jobs and no provider.
  if (carts.length > 0) failures.push(...(await comeToRest(shop)), ...shop.failures);
  const unexpected = failures
    .filter((error) => !isExpected(error))
    .map((error) => `unexpected failure: ${describe(error)}`);
  const logged = shop.logged.filter((line) => /could not be (checked|settled)/.test(line) && !/was killed/.test(line));
  return [...unexpected, ...logged, ...(await brokenInvariants(story))];
}

async function playStep(
  story: Story,
  { actions, order, headStart, sharesKey }: Step,
  index: number,
): Promise<unknown[]> {
  const { shop } = story;
  const turns =
    actions.length > 1 ? new Turns(randomFrom(order), headStart, (processId) => shop.isBlocked(processId)) : undefined;
  const failures: unknown[] = [];
  const prepared: { action: Action; call: Call; work: (call: Call) => Promise<unknown> }[] = [];
  for (const [position, action] of actions.entries()) {
    shop.pass(20);
    const key = `clave ${letters(index)}${sharesKey ? '' : letters(position)}`;
    const work = await prepare(story, action);
    if (work) prepared.push({ action, call: { instance: action.instance, key }, work });
  }
  const attempt = async ({ action, call, work }: (typeof prepared)[number], killAt: number, own?: Turns) => {
    try {
      await new Act(shop.instances[action.instance]!, killAt, own).run(() => work(call));
      shop.done.set(action.kind, (shop.done.get(action.kind) ?? 0) + 1);
    } catch (error) {
      failures.push(error);
    }
  };

  const { asked } = shop.provider;
  const before = asked.length;
  story.askedRuns.clear();
  const running = prepared.map((each) => attempt(each, each.action.killAt, turns));
  await turns?.drive(running);
  await Promise.all(running);
  const isChecking = actions.every(({ kind }) => kind === 'checks');
  const repeated = isChecking
    ? asked.slice(before).find((reference, at, all) => all.indexOf(reference) < at)
    : undefined;
  if (repeated) failures.push(`two instances asked about ${repeated} at once`);
  if (story.askedRuns.size > 1) failures.push('two runs of the reconciliation were asked for at once');
  if (actions.some(({ kind }) => kind === 'askRefund' || kind === 'decideRefund'))
    for (const payment of await shop.voidedTwice()) failures.push(`two voids of payment ${payment}`);
  for (const each of prepared) if (each.action.isRepeated) await attempt(each, 0);
  return failures;
}

/** The provider answers again, every job runs, and the nightly comparison finds what is left. */
async function comeToRest(shop: CheckedShop): Promise<unknown[]> {
  const { provider } = shop;
  const failures: unknown[] = [];
  const attempt = (work: () => Promise<unknown>) => work().catch((error: unknown) => failures.push(error));
  provider.lostAnswers = 0;
  provider.unlisted.clear();
  for (const id of provider.hidden) if (!provider.contradicted.has(id)) provider.hidden.delete(id);
  for (const wait of [0, 2 * MINUTE_MS, 2 * MINUTE_MS, 15 * MINUTE_MS, 2 * HOUR_MS, DAY_MS]) {
    shop.pass(wait);
    const { hasJobs, hasChecks } = await shop.due();
    if (hasJobs) await attempt(() => shop.runJobs(0));
    if (hasChecks) await attempt(() => shop.get(1, CheckPayments).checkDue());
  }
  await attempt(() => shop.get(0, ReconcilePayments).reconcile());
  await attempt(() => shop.runJobs(1));
  return failures;
}

/** Refusals in the shop's words, a process that was killed, and a provider that does not answer. */
function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected);
  if (error instanceof DomainError || error instanceof KilledError || error instanceof JobPostponedError) return true;
  return error instanceof Error && /^The provider (reported transaction|did not list)/.test(error.message);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { detail = '', parameters = [] } = error as { detail?: string; parameters?: unknown[] };
  return [error.message, detail, JSON.stringify(parameters), ...(error.stack ?? '').split('\n').slice(1, 14)].join(
    '\n',
  );
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number as letters: 0 is `a`. */
function letters(index: number): string {
  return [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
