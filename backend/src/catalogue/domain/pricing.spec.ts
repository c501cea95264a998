import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { seedSources } from '../adapters/typeorm/seed-catalogue.js';
import { Option } from './option.js';
import {
  DESIGN_FIELDS,
  type DesignField,
  designFromWire,
  type PieceDesign,
  type WireDesign,
} from '../../common/piece-design.js';
import { distinctAddOns, type PieceOptions } from './piece-options.js';
import { choicesFor, lineBreakdown, type Pricing, priceOf, pricingOf } from './pricing.js';

/** Options by the names of the HTTP contract. */
type WiredOptions = Omit<PieceOptions, 'design'> & WireDesign;

interface PricingCases {
  pricing: Pricing;
  noOptions: WiredOptions;
  cases: {
    title: string;
    product: { price: number; embroiderable: boolean };
    options: Partial<WiredOptions>;
    lines: [label: string, amount: number][];
    price: number;
  }[];
}

const casesFile = new URL('../../../../docs/pricing-cases.json', import.meta.url);
const { pricing: casesPricing, noOptions, cases } = JSON.parse(readFileSync(casesFile, 'utf8')) as PricingCases;
const pricing = pricingOf(seedSources(), new Date());
const optionsOf = ({ hasBordado, addOns, ...look }: WiredOptions): PieceOptions => ({
  hasBordado,
  addOns,
  design: designFromWire(look),
});
const nothing = optionsOf(noOptions);

describe('docs/pricing-cases.json, as the server calculates it', () => {
  it('holds the prices that the shop opens with', () => {
    expect(pricing).toMatchObject(casesPricing);
  });

  it.each(cases)('$title', ({ product, options, lines, price }) => {
    const breakdown = lineBreakdown(product, optionsOf({ ...noOptions, ...options }), casesPricing);

    expect(breakdown.map(({ label, amount }) => [label, amount])).toEqual(lines);
    expect(priceOf(breakdown)).toBe(price);
  });
});

it('explains the embroidery with the description of its row, and with nothing while there is none', () => {
  const sources = seedSources();
  const described = sources.options.map((option) =>
    option.kind === 'embroidery' ? Object.assign(new Option(), option, { description: 'Todo va bordado.' }) : option,
  );
  const withOptions = (options: Option[]) => pricingOf({ ...sources, options }, new Date()).embroideryDescription;
  expect(withOptions(described)).toBe('Todo va bordado.');
  expect(withOptions(described.filter(({ kind }) => kind !== 'embroidery'))).toBe('');
});

describe('the price of any piece', () => {
  const choice = (choices: readonly { id: string }[]) =>
    fc.option(fc.constantFrom(...choices.map(({ id }) => id), 'no longer on sale'));
  const options: fc.Arbitrary<PieceOptions> = fc.record({
    hasBordado: fc.boolean(),
    addOns: fc.subarray([...pricing.addOns.map(({ id }) => id), 'addPersonalization', 'no longer on sale']),
    design: fc.record(
      Object.fromEntries(DESIGN_FIELDS.map((field) => [field, choice(choicesFor(field, pricing))])) as Record<
        DesignField,
        fc.Arbitrary<string | null>
      >,
    ),
  });
  const product = fc.record({ price: fc.nat(2_000_000), embroiderable: fc.boolean() });
  const saving = fc.nat(100_000);

  it('is a whole number of pesos, never negative, and so is what embroidery leaves of the base price', () => {
    fc.assert(
      fc.property(product, options, saving, (piece, chosen, embroideryRemovalSaving) => {
        const breakdown = lineBreakdown(piece, chosen, { ...pricing, embroideryRemovalSaving });
        const price = priceOf(breakdown);
        expect(Number.isInteger(price) && price >= 0).toBe(true);
        const [base, removal] = breakdown;
        if (removal?.label === 'Sin bordado') expect(base!.amount + removal.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the sum of what each choice alone adds, so the order of choosing cannot matter', () => {
    const cost = (piece: { price: number; embroiderable: boolean }, chosen: Partial<PieceOptions>) =>
      priceOf(lineBreakdown(piece, { ...nothing, ...chosen }, pricing));
    fc.assert(
      fc.property(product, options, (piece, chosen) => {
        const { addOns, hasBordado, design } = chosen;
        const one: Partial<PieceOptions>[] = [
          { hasBordado },
          ...DESIGN_FIELDS.map((field) => ({ design: { ...nothing.design, [field]: design[field] } as PieceDesign })),
          ...distinctAddOns(addOns).map((id) => ({ addOns: [id] })),
        ];
        const alone = one.map((only) => cost(piece, only) - piece.price);
        expect(cost(piece, chosen)).toBe(piece.price + alone.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });

  it('lists its lines in a fixed order without duplicates', () => {
    fc.assert(
      fc.property(product, options, fc.infiniteStream(fc.nat()), (piece, chosen, random) => {
        const keys = [...random.take(Object.keys(chosen).length)];
        const entries = Object.entries(chosen).map((entry, index) => [keys[index]!, entry] as const);
        const shuffled = Object.fromEntries(entries.sort(([a], [b]) => a - b).map(([, entry]) => entry));
        const breakdown = lineBreakdown(piece, chosen, pricing);
        expect(lineBreakdown(piece, shuffled as unknown as PieceOptions, pricing)).toEqual(breakdown);
        expect(new Set(breakdown.map(({ label }) => label)).size).toBe(breakdown.length);
      }),
    );
  });
});
