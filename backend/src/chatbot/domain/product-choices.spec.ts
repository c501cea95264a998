import { shopFacts } from '../../../test/builders/shop-facts.builder.js';
import { Knowledge } from './knowledge.js';
import { normalise } from './normalise.js';
import { asksForBoth, choicesByProduct, wantsPlain } from './product-choices.js';

const knowledge = new Knowledge(shopFacts());

function own(message: string) {
  const { text } = normalise(message, knowledge.speller);
  const mentions = knowledge.products.find(text, () => false);
  return [...choicesByProduct(text, mentions, (part) => knowledge.choices.find(part, null))];
}

describe('what is said about single pieces', () => {
  it('gives an add-on to the piece before it', () => {
    expect(own('milano con pompón y el cambiador')).toEqual([
      [7, { addOns: ['pompon'], plain: undefined }],
      [8, { addOns: [], plain: undefined }],
    ]);
  });

  it('leaves one piece without embroidery', () => {
    expect(own('la milano sin bordado y la maleta viajera con bordado')).toEqual([
      [7, { addOns: [], plain: true }],
      [11, { addOns: [], plain: false }],
    ]);
  });

  it.each(['la milano y el cambiador con pompón', 'la milano con pompón y la maleta, las dos', 'la milano con pompón'])(
    'takes %j for all pieces',
    (message) => expect(own(message)).toEqual([]),
  );

  it('distinguishes a piece with and without embroidery from one without', () => {
    expect(asksForBoth(' la milano con y sin bordado ')).toBe(true);
    expect(wantsPlain(' una con bordado y otra sin ')).toBeUndefined();
    expect(wantsPlain(' no quiero que le borden nada ')).toBe(true);
    expect(wantsPlain(' la milano ')).toBeUndefined();
  });
});
