import cases from '../../../docs/measure-cases.json' with { type: 'json' };
import { measureFacts } from './measures';

/** The chatbot says the same. */
it.each(cases)('measures in words: $name', ({ measures, facts }) => {
  expect(measureFacts(measures)).toEqual(facts);
});
