import { readFileSync } from 'node:fs';
import { type Measures, measureFacts } from './measures.js';

/** The pages say the same. */
const cases = JSON.parse(readFileSync(new URL('../../../docs/measure-cases.json', import.meta.url), 'utf8')) as {
  name: string;
  measures: Measures;
  facts: [string, string][];
}[];

it.each(cases)('measures in words: $name', ({ measures, facts }) => {
  expect(measureFacts(measures)).toEqual(facts);
});
