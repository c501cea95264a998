import { lineBreakdown, priceOf } from '../../domain/line-price';
import { DESIGN_FIELDS } from '../../domain/piece-design';
import { aLine } from '../../testing/cart-data';
import { aProduct, PHOTO, pricing } from '../../testing/catalogue-data';
import {
  type Choices,
  choicesOfDesign,
  choicesOfLine,
  designDtoOf,
  knownChoices,
  personalisationOf,
  photoChoices,
  usualChoices,
} from './choices';

const product = aProduct();
const base = product.price;
const costs = (choices: Choices, photo = PHOTO) =>
  priceOf(lineBreakdown(product, personalisationOf(choices, pricing, photo), pricing));

describe('a customiser opened by its address', () => {
  it('starts with the defaults of the owner, each with its surcharge', () => {
    const choices = usualChoices(pricing);
    expect(choices).toMatchObject({
      letter: 'elegant',
      letterSize: 'medium',
      thread: 'gold',
      motif: 'lion',
      bagColour: 'black',
      strap: null,
    });
    // The lion of the photo, too: here it is a choice.
    expect(costs(choices)).toBe(base + 5 + 15);
  });

  it('starts with the first thread, patch and colour on offer when the default is no longer sold', () => {
    const less = {
      ...pricing,
      fontColors: pricing.fontColors.filter(({ id }) => id !== 'gold'),
      animalThemes: pricing.animalThemes.filter(({ id }) => id !== 'lion'),
      bagColors: pricing.bagColors.filter(({ id }) => id !== 'black'),
    };
    expect(usualChoices(less)).toMatchObject({
      thread: less.fontColors[0]!.id,
      motif: less.animalThemes[0]!.id,
      bagColour: less.bagColors[0]!.id,
    });
  });
});

describe('a customiser opened from a piece', () => {
  it('costs what the piece costs, also after every choice that equals the photo', () => {
    expect(costs(photoChoices())).toBe(base);
    for (const field of DESIGN_FIELDS) expect(costs({ ...photoChoices(), [field]: PHOTO[field] })).toBe(base);
  });

  it('charges what is chosen and nothing else', () => {
    expect(costs({ ...photoChoices(), thread: 'gold' })).toBe(base);
    expect(costs({ ...photoChoices(), motif: 'lion' }, { ...PHOTO, motif: 'bear' })).toBe(base + 15);
    expect(costs({ ...photoChoices(), motif: 'none' })).toBe(base);
  });

  it('chooses no strap for a piece that has none, and no motif for the name alone', () => {
    const chosen = { ...photoChoices(), strap: 'anchors', motif: 'bear' };
    expect(personalisationOf(chosen, pricing, { ...PHOTO, strap: 'none' })).toMatchObject({ strap: null });
    const alone = { ...chosen, hasBordado: false, addOns: ['personalization'] };
    expect(personalisationOf(alone, pricing, PHOTO)).toMatchObject({ hasBordado: false, animalTheme: null });
  });
});

it('keeps choices on offer and replaces others with those of the opening', () => {
  const choices = knownChoices(
    { name: 'Leo', thread: 'blue', bagColour: 'green', strap: null },
    pricing,
    photoChoices(),
  );
  expect(choices).toMatchObject({ name: 'Leo', thread: 'blue', bagColour: null, strap: null });
  expect(knownChoices({ motif: null }, pricing, usualChoices(pricing))).toMatchObject({ motif: null, thread: 'gold' });
});

it.each([
  ['from its photo', { ...photoChoices(), name: 'Sofía', thread: 'gold', strap: 'anchors' }],
  ['by its address', { ...usualChoices(pricing), name: 'Sofía' }],
])('restores a piece that was opened %s, from its line and from its link, at the same price', (_way, choices) => {
  const made = personalisationOf(choices, pricing, PHOTO);
  const ofLine = choicesOfLine(aLine({ ...made, addOns: [] } as Partial<ReturnType<typeof aLine>>), pricing, PHOTO);
  expect(ofLine).toEqual(choices);
  expect(choicesOfDesign(designDtoOf(1, choices, PHOTO), pricing, PHOTO)).toEqual(choices);
});

it('shares everything that is seen on the piece, and neither the express service nor the request', () => {
  const seen = { name: 'Sofía', addOns: ['pompon', 'personalization'], keychainText: 'Mi bebé' };
  const alone: Choices = { ...photoChoices(), ...seen, hasBordado: false, thread: 'blue' };
  const more = { addOns: [...seen.addOns, 'expressService'], specialRequest: 'Una corona' };
  const shared = designDtoOf(1, { ...alone, ...more }, PHOTO);
  expect(choicesOfDesign(shared, pricing, PHOTO)).toEqual(alone);
});
