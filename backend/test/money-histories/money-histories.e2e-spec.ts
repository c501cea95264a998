import fc from 'fast-check';
import { CheckedShop } from './checked-shop.js';
import { histories, play } from './histories.js';
import { interruptStatements } from './interruptions.js';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.js';

/** `npm run check:money` sets these, and plays many more. */
const { MONEY_SEEDS, MONEY_FIRST_SEED, MONEY_PLANTED } = process.env;
const SEEDS = Number(MONEY_SEEDS ?? 30);
const FIRST_SEED = Number(MONEY_FIRST_SEED ?? 1);

/** Within so many histories each planted fault must be found. */
const MAX_SEEDS = 200;

const historyOf = (seed: number) => fc.sample(histories, { seed, numRuns: 1 })[0]!;

describe('histories of money', () => {
  let shop: CheckedShop;
  let stop: () => void;

  beforeAll(async () => {
    shop = await CheckedShop.open();
    stop = interruptStatements(() => shop.rewrite);
  });
  afterAll(async () => {
    stop();
    await shop.close();
  });

  if (MONEY_PLANTED === undefined)
    it(`leave nothing broken after ${SEEDS} seeds`, async () => {
      const found: string[] = [];
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
        const broken = await play(shop, historyOf(seed));
        if (broken.length > 0) found.push(`seed ${seed}: ${broken.join('\n  ')}`);
        if (MONEY_SEEDS && broken.length > 0) console.log(found.at(-1));
        if (MONEY_SEEDS && seed % 100 === 0) console.log(`seed ${seed}, ${found.length} broken`);
      }
      if (MONEY_SEEDS) console.log('Done:', Object.fromEntries([...shop.done].sort()));
      expect(found).toEqual([]);
    });
  else
    it.each(PLANTED_FAULTS.filter(({ name }) => name.includes(MONEY_PLANTED)))(
      'find without $name what it protects',
      async (fault) => {
        const seed = await firstFinding(fault);
        console.log(`${fault.name.padEnd(40)} ${seed ?? 'not found'}`);
        expect(seed).not.toBeNull();
      },
    );

  /** The first seed that breaks something without it; null when none does. */
  async function firstFinding(fault: PlantedFault): Promise<string | null> {
    await shop.clear();
    const restore = await fault.plant(shop);
    try {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + MAX_SEEDS; seed += 1) {
        const found = await play(shop, historyOf(seed));
        const broken = found.find((sentence) => !fault.shows || fault.shows.test(sentence));
        if (broken) return `${seed}  ${broken.split('\n')[0]}`;
      }
      return null;
    } finally {
      await shop.clear();
      await restore();
    }
  }
});
