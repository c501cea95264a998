import { readFileSync } from 'node:fs';
import type { CatalogueSources } from '../src/catalogue/domain/catalogue.js';
import { Knowledge } from '../src/chatbot/domain/knowledge.js';
import { sources } from './builders/catalogue.builder.js';
import { shopFacts } from './builders/shop-facts.builder.js';
import { type ChatCase, judge } from './support/chatbot-judge.js';

const cases = JSON.parse(readFileSync(new URL('chatbot-cases.json', import.meta.url), 'utf8')) as ChatCase[];

async function results(knowledge: Knowledge) {
  return Promise.all(cases.map(async (each) => ({ each, ...(await judge(each, knowledge)) })));
}

/** Every amount doubled, and other days: nothing of a reply may be written down. */
function doubled({ products, options, settings, ...rest }: CatalogueSources): CatalogueSources {
  const copy = <T extends object>(value: T, changes: Partial<T>): T =>
    Object.assign(Object.create(Object.getPrototypeOf(value) as object) as T, value, changes);
  return {
    ...rest,
    products: products.map((product) => copy(product, { price: product.price * 2 })),
    options: options.map((option) => copy(option, { price: option.price * 2 })),
    settings: settings.map((setting) =>
      /^(?:limit|kit_free)/.test(setting.name) ? setting : copy(setting, { value: setting.value * 2 }),
    ),
  };
}

describe('the questions of customers', () => {
  let today: Awaited<ReturnType<typeof results>>;
  beforeAll(async () => {
    today = await results(new Knowledge(shopFacts()));
  });

  it('are understood in 95 of 100 cases or more', () => {
    const misread = today.filter(({ isIntentRight }) => !isIntentRight);
    expect(misread.length / cases.length).toBeLessThanOrEqual(0.05);
  });

  it('get no figure that the data do not say', () => {
    expect(today.filter(({ wrong }) => wrong.length > 0).map(({ each, wrong }) => [each.say, wrong])).toEqual([]);
  });

  it('get the new figures after every price, percent and delivery time changed', async () => {
    const found = await results(new Knowledge(shopFacts(doubled(sources()))));
    // The products within a budget change with the prices.
    const comparable = found.filter(({ each }) => !each.intents.includes('price_budget'));
    const faults = comparable.filter(
      ({ wrong, missing, isIntentRight }) => wrong.length > 0 || (isIntentRight && missing.length > 0),
    );
    expect(faults.map(({ each, wrong, missing }) => [each.say, wrong, missing])).toEqual([]);
  });
});
