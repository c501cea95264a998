import { pricing } from '../../testing/catalogue-data';
import { knownChoices, usualChoices } from './choices';
import { describeDesign } from './embroidery/describe-design';
import { designLabels } from './labels';

it('starts with the first thread, patch and bag on offer when the default is no longer sold', () => {
  const less = {
    ...pricing,
    fontColors: pricing.fontColors.filter(({ id }) => id !== 'gold'),
    animalThemes: pricing.animalThemes.filter(({ id }) => id !== 'lion'),
    bagColors: pricing.bagColors.filter(({ id }) => id !== 'black'),
  };
  const choices = usualChoices(less);
  expect(choices.fontColor).toBe(less.fontColors[0]!.id);
  expect(choices.animalTheme).toBe(less.animalThemes[0]!.id);
  expect(choices.bagColor).toBe(less.bagColors[0]!.id);
  expect(describeDesign(choices, designLabels(less))).toMatch(/^Sin nombre, letra elegante, hilo [a-z]+, /);
});

it('keeps choices on offer and replaces others with the default', () => {
  const choices = knownChoices({ name: 'Leo', fontColor: 'blue', bagColor: 'green' }, pricing);
  expect(choices).toMatchObject({ name: 'Leo', fontColor: 'blue', bagColor: 'black' });
});
