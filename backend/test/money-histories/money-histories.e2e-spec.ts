import { CheckedShop } from './checked-shop.js';
import { historyOf } from './histories.js';
import { interruptStatements } from './interruptions.js';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.js';
import { play } from './play.js';

/** `npm run check:money` sets these, and plays many more. */
const { MONEY_SEEDS, MONEY_FIRST_SEED, MONEY_PLANTED } = process.env;
const SEEDS = Number(MONEY_SEEDS ?? 30);
const FIRST_SEED = Number(MONEY_FIRST_SEED ?? 1);

/** CPU seconds of this process; those of the database come on top. */
function progress(seed: number, broken: number, milliseconds: number): string {
  const seeds = seed - FIRST_SEED + 1;
  const { user, system } = process.cpuUsage();
  const each = (user + system) / 1e6 / seeds;
  const speed = (seeds / milliseconds) * 1_000;
  return `seed ${seed}: ${broken} broken, ${speed.toFixed(1)} seeds a second, ${each.toFixed(2)} CPU seconds each`;
}

/** Within so many histories each planted fault must be found. */
const MAX_SEEDS = 200;

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
      const begun = Date.now();
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
        const broken = await play(shop, historyOf(seed));
        if (broken.length > 0) found.push(`seed ${seed}: ${broken.join('\n  ')}`);
        if (MONEY_SEEDS && broken.length > 0) console.log(found.at(-1));
        if (MONEY_SEEDS && seed % 100 === 0) console.log(progress(seed, found.length, Date.now() - begun));
      }
      if (MONEY_SEEDS) console.log('Done:', Object.fromEntries([...shop.done].sort()));
      expect(found).toEqual([]);
    });
  else
    it.each(PLANTED_FAULTS.filter(({ name }) => MONEY_PLANTED.split(',').some((part) => name.includes(part))))(
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
