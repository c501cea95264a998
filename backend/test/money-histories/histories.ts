import fc from 'fast-check';
import { CODES } from './checked-shop.js';
import { type Duel, DUELS } from './duels.js';
import { alone, atOnce, type Cart, type History, together, undisturbed } from './steps.js';
import { type Theme, THEMES } from './themes.js';

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
  const code = fc.nat(5).chain((sixth) => (sixth < codes ? fc.constantFrom(...CODES) : fc.constant(null)));
  const cart = fc.record({
    email: fc.nat(1),
    code: code.map((known) => known?.code ?? null),
    product: fc.constantFrom(1, 2),
  });
  const then = fc.oneof(...kinds.map((kind) => alone(kind)), ...rivals.map(([one, other]) => together(one, other)));
  const begun = (index: number) => fc.constantFrom(...begins(index)).chain((steps) => fc.tuple(...steps));
  return fc
    .array(cart, { minLength: 1, maxLength: carts })
    .chain((filled: Cart[]) =>
      fc
        .tuple(fc.tuple(...filled.map((_, index) => begun(index))), fc.array(then, { minLength: 3, maxLength: 9 }))
        .map(([first, steps]) => ({ carts: filled, steps: [...first.flat(), ...steps] })),
    );
};

const ofDuel = ({ carts, before, rivals, head, after = [], then }: Duel): fc.Arbitrary<History> =>
  fc
    .tuple(
      fc.tuple(...before.map(undisturbed)),
      atOnce(rivals, head),
      fc.tuple(...after.map(undisturbed)),
      fc.array(fc.oneof(...then.map((kind) => alone(kind))), { maxLength: 3 }),
    )
    .map(([first, both, last, steps]) => ({ carts, steps: [...first, both, ...last, ...steps] }));

const OF_THEMES = [ofLedger, ...THEMES.map(ofTheme)];

/** In turn, so that few seeds have some of each: after every two duels a theme. */
const KINDS_OF_HISTORY: readonly fc.Arbitrary<History>[] = DUELS.flatMap((duel, index) =>
  index % 2 === 0 ? [OF_THEMES[(index / 2) % OF_THEMES.length]!, ofDuel(duel)] : [ofDuel(duel)],
);

/** Always the same history for a seed. */
export function historyOf(seed: number): History {
  return fc.sample(KINDS_OF_HISTORY[seed % KINDS_OF_HISTORY.length]!, { seed, numRuns: 1 })[0]!;
}
