import fc from 'fast-check';
import { DomainError } from '../../src/common/domain-error.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/common/time.js';
import { JobPostponedError } from '../../src/jobs/index.js';
import { CheckPayments } from '../../src/payments/application/check-payments.js';
import { ReconcilePayments } from '../../src/payments/index.js';
import { type Action, type Call, type Kind, Story } from './acts.js';
import { type CheckedShop, CODES } from './checked-shop.js';
import { Act, KilledError, Turns } from './interruptions.js';
import { brokenInvariants } from './invariants.js';

/** Actions at the same time; `order` decides in which order their statements go. With `sharesKey` they are one press, sent twice. */
interface Step {
  readonly actions: readonly Action[];
  readonly order: number;
  readonly sharesKey: boolean;
}

export interface History {
  readonly carts: readonly { readonly email: number; readonly code: number; readonly product: number }[];
  readonly steps: readonly Step[];
}

const action = (kind: Kind, fixed: Partial<Action> = {}): fc.Arbitrary<Action> =>
  fc
    .record({
      kind: fc.constant(kind),
      on: fc.nat(11),
      how: fc.nat(311),
      instance: fc.nat(1),
      killAt: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 45 }) },
      ),
      isRepeated: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    })
    .map((made) => ({ ...made, ...fixed }));

const order = fc.nat(1_000_000);

const alone = (kind: Kind, fixed: Partial<Action> = {}): fc.Arbitrary<Step> =>
  fc.record({ actions: action(kind, fixed).map((one) => [one]), order, sharesKey: fc.constant(false) });

/** Both at once, mostly on two instances and about the same thing. */
const together = (one: Kind, other: Kind, fixed: Partial<Action> = {}): fc.Arbitrary<Step> =>
  fc
    .record({
      first: action(one, fixed),
      second: action(other, fixed),
      likeness: fc.nat(3),
      order,
      sharesKey: fc.boolean(),
    })
    .map(({ first, second, likeness, order, sharesKey }) => {
      const isOnePress = sharesKey && one === other;
      const isSame = isOnePress || likeness === 0;
      const like = isSame
        ? { on: first.on, how: first.how }
        : { on: likeness === 1 && fixed.on === undefined ? first.on + 1 : first.on };
      const instance = order % 5 === 0 ? first.instance : 1 - first.instance;
      return { actions: [first, { ...second, ...like, instance }], order, sharesKey: isOnePress };
    });

type Steps = readonly fc.Arbitrary<Step>[];

const paid = alone('pay', { on: 0, how: 0 });
const started = (cart: number) => alone('startCard', { on: cart });
const placed = (cart: number) => alone('transfer', { on: cart });
const paidByCard = (cart: number): Steps => [started(cart), paid, alone('complete', { on: cart })];
const paidByBank = (cart: number): Steps => [placed(cart), alone('receipt', { on: cart, how: 0 })];

/** A part of the shop's money: what each of its carts begins with, and what happens then, each alone or at the same time as another. */
interface Theme {
  readonly weight: number;
  readonly carts: number;
  /** Chance of a code, in sixths. */
  readonly codes: number;
  readonly begins: (cart: number) => readonly Steps[];
  readonly alone: readonly Kind[];
  readonly rivals: readonly (readonly [Kind, Kind])[];
}

const THEMES: readonly Theme[] = [
  {
    ...{ weight: 3, carts: 2, codes: 1 },
    begins: (cart) => [
      [started(cart), paid],
      [started(cart), alone('pay', { on: 0 })],
      [started(cart), started(cart), paid],
      [started(cart), placed(cart), paid],
      [placed(cart), alone('payOrder'), paid],
      [placed(cart), alone('payOrder'), alone('pay', { on: 0, how: 3 })],
      [started(cart), paid, alone('time', { how: 0 })],
      [
        placed(cart),
        alone('payOrder', { on: cart }),
        alone('pay', { on: 0, how: 3 }),
        together('payOrder', 'complete', { on: cart }),
      ],
    ],
    alone: [
      'event',
      'complete',
      'jobs',
      'checks',
      'reconcile',
      'pay',
      'bankDecides',
      'chargeback',
      'contradict',
      'startCard',
      'time',
      'providerFails',
      'price',
    ],
    rivals: [
      ...(['complete', 'checks', 'jobs', 'startCard', 'transfer', 'event', 'payOrder'] as const).map(
        (kind) => ['complete', kind] as const,
      ),
      ...([
        ['startCard', 'startCard'],
        ['checks', 'checks'],
        ['checks', 'startCard'],
        ['checks', 'reconcile'],
        ['event', 'event'],
      ] as const),
      ...([
        ['transfer', 'transfer'],
        ['transfer', 'startCard'],
        ['jobs', 'jobs'],
        ['askReconciliation', 'askReconciliation'],
      ] as const),
    ],
  },
  {
    ...{ weight: 3, carts: 2, codes: 1 },
    begins: (cart) => [
      [placed(cart)],
      paidByBank(cart),
      [placed(cart), alone('receipt', { on: cart })],
      [started(cart), placed(cart), paid],
      [placed(cart), alone('time', { how: 5 })],
      [placed(cart), alone('time', { how: 5 }), together('receipt', 'followUp', { on: cart })],
      [placed(cart), alone('payOrder'), alone('pay', { on: 0, how: 3 })],
    ],
    alone: [
      'receipt',
      'receipt',
      'correct',
      'allow',
      'status',
      'payOrder',
      'pay',
      'complete',
      'time',
      'followUp',
      'jobs',
      'askRefund',
      'chargeback',
    ],
    rivals: [
      ...(['receipt', 'correct', 'followUp', 'allow', 'status', 'complete', 'payOrder', 'askRefund'] as const).map(
        (kind) => ['receipt', kind] as const,
      ),
      ...([
        ['correct', 'correct'],
        ['correct', 'askRefund'],
        ['allow', 'allow'],
        ['followUp', 'followUp'],
        ['payOrder', 'payOrder'],
      ] as const),
      ...([
        ['status', 'status'],
        ['followUp', 'complete'],
        ['correct', 'status'],
      ] as const),
    ],
  },
  {
    ...{ weight: 4, carts: 2, codes: 0 },
    begins: (cart) => [
      paidByCard(cart),
      paidByCard(cart),
      paidByBank(cart),
      [...paidByCard(cart), alone('askRefund', { on: cart, how: 13 })],
      [...paidByCard(cart), together('askRefund', 'askRefund', { on: cart, how: 0 })],
      [...paidByCard(cart), alone('askRefund', { on: cart, how: 13 }), alone('chargeback', { on: cart })],
    ],
    alone: [
      'askRefund',
      'askRefund',
      'decideRefund',
      'decideRefund',
      'jobs',
      'giveAccount',
      'askAccountAgain',
      'chargeback',
      'checks',
      'providerFails',
      'time',
      'status',
      'receipt',
    ],
    rivals: [
      ...(['askRefund', 'askRefund', 'receipt', 'checks', 'decideRefund', 'correct'] as const).map(
        (kind) => ['askRefund', kind] as const,
      ),
      ...(['decideRefund', 'jobs', 'checks', 'giveAccount', 'complete', 'reconcile'] as const).map(
        (kind) => ['decideRefund', kind] as const,
      ),
      ...([
        ['jobs', 'jobs'],
        ['jobs', 'checks'],
        ['jobs', 'reconcile'],
        ['giveAccount', 'reconcile'],
        ['giveAccount', 'jobs'],
        ['giveAccount', 'giveAccount'],
        ['askAccountAgain', 'decideRefund'],
      ] as const),
    ],
  },
  {
    ...{ weight: 2, carts: 3, codes: 6 },
    begins: (cart) => [[], [started(cart)], [placed(cart)], [started(cart), paid]],
    alone: [
      'pay',
      'complete',
      'complete',
      'receipt',
      'time',
      'startCard',
      'transfer',
      'askRefund',
      'decideRefund',
      'chargeback',
      'checks',
      'followUp',
      'status',
    ],
    rivals: [
      ...(['startCard', 'transfer', 'complete', 'receipt'] as const).flatMap((one) =>
        (['startCard', 'transfer', 'complete', 'receipt', 'checks'] as const).map((other) => [one, other] as const),
      ),
    ],
  },
  {
    ...{ weight: 2, carts: 2, codes: 0 },
    begins: (cart) => [
      [started(cart), alone('pay', { on: 0, how: 8 + cart }), alone('complete', { on: cart })],
      [started(cart), alone('pay', { on: 0, how: 11 }), alone('reconcile')],
      [...paidByCard(cart), alone('contradict', { on: cart }), alone('reconcile')],
      [started(cart), paid, alone('pay', { on: 0, how: 0 }), alone('checks')],
      [...paidByBank(cart), alone('receipt', { on: cart, how: 4 })],
    ],
    alone: [
      'decideOpen',
      'decideOpen',
      'reconcile',
      'checks',
      'chargeback',
      'bankDecides',
      'event',
      'jobs',
      'askRefund',
      'status',
      'transfer',
    ],
    rivals: [
      ...(['decideOpen', 'decideOpen', 'checks', 'reconcile', 'receipt', 'askRefund', 'jobs'] as const).map(
        (kind) => ['decideOpen', kind] as const,
      ),
      ...Array.from({ length: 3 }, () => ['askReconciliation', 'askReconciliation'] as const),
    ],
  },
];

const LEDGER_KINDS = ['ledgerPay', 'ledgerRefund', 'ledgerReverse', 'ledgerAssign', 'ledgerAllow'] as const;

/** Of the ledger alone, which is called by others than orders, too. */
const ofLedger: fc.Arbitrary<History> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: alone('ledgerPay') },
      { weight: 3, arbitrary: together('ledgerReverse', 'ledgerReverse') },
      { weight: 2, arbitrary: together('ledgerAssign', 'ledgerAssign') },
      { weight: 3, arbitrary: together('ledgerRefund', 'ledgerRefund') },
      ...LEDGER_KINDS.flatMap((one) => LEDGER_KINDS.map((other) => ({ weight: 1, arbitrary: together(one, other) }))),
    ),
    { minLength: 4, maxLength: 10 },
  )
  .map((steps) => ({ carts: [], steps }));

const ofTheme = ({ carts, codes, begins, alone: kinds, rivals }: Theme): fc.Arbitrary<History> => {
  const code = fc.nat(5).chain((sixth) => (sixth < codes ? fc.nat(CODES.length - 1) : fc.constant(CODES.length)));
  const cart = fc.record({ email: fc.nat(1), code, product: fc.constantFrom(1, 2) });
  const then = fc.oneof(...kinds.map((kind) => alone(kind)), ...rivals.map(([one, other]) => together(one, other)));
  const begun = (index: number) => fc.constantFrom(...begins(index)).chain((steps) => fc.tuple(...steps));
  return fc
    .array(cart, { minLength: 1, maxLength: carts })
    .chain((filled) =>
      fc
        .tuple(fc.tuple(...filled.map((_, index) => begun(index))), fc.array(then, { minLength: 3, maxLength: 9 }))
        .map(([first, steps]) => ({ carts: filled, steps: [...first.flat(), ...steps] })),
    );
};

export const histories: fc.Arbitrary<History> = fc.oneof(
  { weight: 3, arbitrary: ofLedger },
  ...THEMES.map((theme) => ({ weight: theme.weight, arbitrary: ofTheme(theme) })),
);

/** Plays a history and lets the shop come to rest; returns which invariants are broken. */
export async function play(shop: CheckedShop, { carts, steps }: History): Promise<string[]> {
  await shop.clear();
  const story = new Story(shop);
  for (const { email, code, product: productId } of carts)
    await story.fillCart(email, CODES[code]?.code ?? null, productId);
  if (carts.length === 0) for (let count = 0; count < 2; count += 1) await story.openBareOrder();
  const failures: unknown[] = [];
  for (const [index, step] of steps.entries()) failures.push(...(await playStep(story, step, index)));
  failures.push(...(await comeToRest(shop)), ...shop.failures);
  const unexpected = failures
    .filter((error) => !isExpected(error))
    .map((error) => `unexpected failure: ${describe(error)}`);
  const logged = shop.logged.filter((line) => /could not be (checked|settled)/.test(line) && !/was killed/.test(line));
  return [...unexpected, ...logged, ...(await brokenInvariants(story))];
}

async function playStep(story: Story, { actions, order, sharesKey }: Step, index: number): Promise<unknown[]> {
  const { shop } = story;
  const turns = actions.length > 1 ? new Turns(randomFrom(order)) : undefined;
  const failures: unknown[] = [];
  const prepared: { action: Action; call: Call; work: (call: Call) => Promise<unknown> }[] = [];
  for (const [position, action] of actions.entries()) {
    shop.pass(20);
    const key = `clave ${letters(index)}${sharesKey ? '' : letters(position)}`;
    const work = await story.prepare(action);
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
  const running = prepared.map((each) => attempt(each, each.action.killAt, turns));
  await turns?.drive(running);
  await Promise.all(running);
  const isChecking = actions.every(({ kind }) => kind === 'checks');
  const repeated = isChecking
    ? asked.slice(before).find((reference, at, all) => all.indexOf(reference) < at)
    : undefined;
  if (repeated) failures.push(`two instances asked about ${repeated} at once`);
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
    if (!(await shop.isAnythingDue())) continue;
    await attempt(() => shop.runJobs(0));
    await attempt(() => shop.get(1, CheckPayments).checkDue());
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
