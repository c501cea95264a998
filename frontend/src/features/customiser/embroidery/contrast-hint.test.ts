import { contrastHint } from './contrast-hint';
import type { BagColour, ThreadColour } from './design';

const BAGS: readonly BagColour[] = ['black', 'brown', 'navy', 'pink', 'purple', 'red'];
const THREADS: readonly ThreadColour[] = ['gold', 'silver', 'white', 'black', 'pink', 'blue'];

/** Judged by eye on the pictures: o is easy to read, x is not; one column per bag, in the order above. */
const MATRIX: Readonly<Partial<Record<ThreadColour, string>>> = {
  gold: 'oooxoo',
  silver: 'oooxoo',
  white: 'oooooo',
  black: 'xooooo',
  pink: 'oooxoo',
  blue: 'ooxoxo',
};

const PAIRS = THREADS.flatMap((thread) => BAGS.map((bag, i) => ({ thread, bag, shows: MATRIX[thread]![i] === 'o' })));

describe('contrastHint', () => {
  it.each(PAIRS)('$thread thread on a $bag bag: shows $shows', ({ thread, bag, shows }) => {
    expect(contrastHint(thread, bag, THREADS) === undefined).toBe(shows);
  });

  it.each(PAIRS.filter(({ shows }) => !shows))(
    'proposes two other threads that show on a $bag bag instead of $thread',
    ({ thread, bag }) => {
      const [best, second] = contrastHint(thread, bag, THREADS) as [ThreadColour, ThreadColour];
      expect(new Set([best, second, thread]).size).toBe(3);
      expect(contrastHint(best, bag, THREADS)).toBeUndefined();
      expect(contrastHint(second, bag, THREADS)).toBeUndefined();
    },
  );

  it('puts the thread with the strongest contrast first', () => {
    expect(contrastHint('black', 'black', THREADS)).toEqual(['white', 'silver']);
  });

  it('proposes only threads on offer', () => {
    expect(contrastHint('black', 'black', ['black', 'blue'])).toEqual(['blue']);
  });
});
