import pricingCases from '../../../../docs/pricing-cases.json';
import type { PricingDto } from '../../api/catalogue.api';
import { knownChoices } from './choices';
import { drawable } from './drawable';

const pricing = pricingCases.pricing as unknown as PricingDto;

it('keeps all choices of a new shop', () => {
  expect(drawable(pricing)).toEqual(pricing);
});

it('removes choices that the renderer cannot draw and uses the default instead', () => {
  const narwhal = { id: 'narwhal', label: 'Narval', surcharge: 15 };
  const more = {
    ...pricing,
    fontStyles: [narwhal, ...pricing.fontStyles],
    fontSizes: [narwhal, ...pricing.fontSizes],
    fontColors: [narwhal, ...pricing.fontColors],
    animalThemes: [narwhal, ...pricing.animalThemes],
    bagColors: [narwhal, ...pricing.bagColors],
  };
  expect(drawable(more)).toEqual(pricing);
  expect(drawable(more)).toBe(drawable(more));
  const all = {
    fontStyle: 'narwhal',
    fontSize: 'narwhal',
    fontColor: 'narwhal',
    animalTheme: 'narwhal',
    bagColor: 'narwhal',
  };
  expect(knownChoices(all, more)).toEqual(knownChoices({}, pricing));
});
