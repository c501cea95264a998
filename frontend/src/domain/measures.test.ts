import cases from '../../../docs/measure-cases.json' with { type: 'json' };
import { measureFacts, strapLength } from './measures';

/** The chatbot says the same. */
it.each(cases)('measures in words: $name', ({ measures, facts }) => {
  expect(measureFacts(measures)).toEqual(facts);
});

it('says how long one strap or those of several pieces are', () => {
  expect(strapLength(85)).toBe('Mide 85 cm de largo.');
  expect(strapLength(12, null, 85)).toBe('Mide de 12 a 85 cm de largo, según la pieza.');
  expect(strapLength(null, undefined)).toBeUndefined();
});
