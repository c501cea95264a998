import fc from 'fast-check';
import type { Kind } from './acts.js';
import type { CODES } from './checked-shop.js';
import type { Action } from './story.js';

/** Actions at the same time; `order` decides in which order their statements go. With `sharesKey` they are one press, sent twice. */
export interface Step {
  readonly actions: readonly Action[];
  readonly order: number;
  /** Steps of the first one before the other begins: a long act and a short one seldom meet otherwise. */
  readonly headStart: number;
  readonly sharesKey: boolean;
}

/** What a history begins with; `email` and `product` choose among a few. */
export interface Cart {
  readonly email: number;
  readonly code: Code | null;
  readonly product: number;
}

type Code = (typeof CODES)[number]['code'];

export interface History {
  readonly carts: readonly Cart[];
  readonly steps: readonly Step[];
}

export type Steps = readonly fc.Arbitrary<Step>[];

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
const headStart = fc.oneof(fc.constant(0), fc.nat(25));

export const alone = (kind: Kind, fixed: Partial<Action> = {}): fc.Arbitrary<Step> =>
  fc.record({
    actions: action(kind, fixed).map((one) => [one]),
    order,
    headStart: fc.constant(0),
    sharesKey: fc.constant(false),
  });

/** Both at once, mostly on two instances and about the same thing. */
export const together = (one: Kind, other: Kind, fixed: Partial<Action> = {}): fc.Arbitrary<Step> =>
  fc
    .record({
      first: action(one, fixed),
      second: action(other, fixed),
      likeness: fc.nat(3),
      order,
      headStart,
      sharesKey: fc.boolean(),
    })
    .map(({ first, second, likeness, order, headStart, sharesKey }) => {
      const isOnePress = sharesKey && one === other;
      const isSame = isOnePress || likeness === 0;
      const like = isSame
        ? { on: first.on, how: first.how }
        : { on: likeness === 1 && fixed.on === undefined ? first.on + 1 : first.on };
      const instance = order % 5 === 0 ? first.instance : 1 - first.instance;
      return { actions: [first, { ...second, ...like, instance }], order, headStart, sharesKey: isOnePress };
    });

/** One of two acts that are about exactly this, at once, on two instances; its process is seldom killed. */
export type Duelling = (instance: number) => fc.Arbitrary<Action>;

export const duel =
  (kind: Kind, fixed: Partial<Action> = {}): Duelling =>
  (instance) =>
    fc
      .tuple(action(kind, { instance, isRepeated: false, ...fixed }), fc.nat(1))
      .map(([made, kills]) => ({ ...made, killAt: kills * made.killAt }));

/** `head`: the fewest and the most steps of a head start. */
export const atOnce = (
  [one, other]: readonly [Duelling, Duelling],
  head?: readonly [number, number],
): fc.Arbitrary<Step> =>
  fc.record({
    actions: fc.tuple(one(0), other(1)),
    order,
    headStart: head ? fc.integer({ min: head[0], max: head[1] }) : headStart,
    sharesKey: fc.constant(false),
  });

/** Without a kill and a second press: it must happen. */
export const undisturbed = (step: fc.Arbitrary<Step>): fc.Arbitrary<Step> =>
  step.map(({ actions, ...rest }) => ({
    ...rest,
    actions: actions.map((each) => ({ ...each, killAt: 0, isRepeated: false })),
  }));
