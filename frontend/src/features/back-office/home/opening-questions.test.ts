import { seededPricing as pricing } from '../../../testing/catalogue-data';
import { questionsAbout } from './opening-questions';

const faq = (answer: string) => [
  { id: 'bordados', category: 'Personalización', question: '¿Qué pueden bordar?', answer } as const,
];

const words = (changed: Partial<typeof pricing> = {}, answer = 'Animales y flores.') =>
  questionsAbout({ ...pricing, ...changed }, faq(answer)).map(({ words }) => words);

it('tells that a category is a trademark, with the question that names it', () => {
  const [asked] = questionsAbout(pricing, faq('Safari, Kawaii, Disney y más.')).filter(({ id }) => id === 'trademark');
  expect(asked).toEqual({
    id: 'trademark',
    words: expect.stringContaining('«¿Qué pueden bordar?» dice «Disney», que es una marca registrada'),
    to: '/panel/tienda/textos/bordados',
  });
});

it('asks about small surcharges, a kit above its pieces with both sums, and the name that is included already', () => {
  const [surcharges, kit, name] = words();
  expect(surcharges).toContain('¿$5 o $5.000? ¿$10 o $10.000? ¿$15 o $15.000? ¿$20 o $20.000?');
  expect(kit).toMatch(/\$1\.595\.000.*\$1\.565\.000/);
  expect(name).toContain('¿Qué agrega «Bordado de nombre» por $15.000?');
});

it('asks nothing about what the owner has changed', () => {
  const free = { surcharge: 0 };
  const addOns = pricing.addOns.map((addOn) => ({ ...addOn, description: 'Un segundo nombre, en la tapa.' }));
  expect(
    words({
      addOns,
      fontSizes: pricing.fontSizes.map((choice) => ({ ...choice, ...free })),
      animalThemes: pricing.animalThemes.map((choice) => ({ ...choice, surcharge: 15_000 })),
      kit: { ...pricing.kit, total: 1_565_000 },
    }),
  ).toEqual([]);
});
