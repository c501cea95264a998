import pricingCases from '../../../../docs/pricing-cases.json';
import type { PricingDto } from '../../api/catalogue.api';
import { eachField } from '../../domain/piece-design';
import { knownChoices, photoChoices } from './choices';
import { drawable } from './drawable';

const pricing = pricingCases.pricing as unknown as PricingDto;

it('keeps all choices of a new shop', () => {
  expect(drawable(pricing)).toEqual(pricing);
});

it('removes choices that the renderer cannot draw and leaves them as in the photo', () => {
  const narwhal = { id: 'narwhal', label: 'Narval', surcharge: 15 };
  const more = {
    ...pricing,
    fontStyles: [narwhal, ...pricing.fontStyles],
    fontSizes: [narwhal, ...pricing.fontSizes],
    fontColors: [narwhal, ...pricing.fontColors],
    animalThemes: [narwhal, ...pricing.animalThemes],
    bagColors: [narwhal, ...pricing.bagColors],
    straps: [narwhal, ...pricing.straps],
  };
  expect(drawable(more)).toEqual(pricing);
  expect(drawable(more)).toBe(drawable(more));
  const all = eachField(() => 'narwhal');
  expect(knownChoices(all, more, photoChoices())).toEqual(photoChoices());
});
