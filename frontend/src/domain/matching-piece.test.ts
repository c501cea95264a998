import type { PricingDto, ProductDto } from '../api/catalogue.api';
import seed from '../testing/seed-catalogue.gen.json' with { type: 'json' };
import { lineBreakdown, priceOf } from './line-price';
import { matchingPiece } from './matching-piece';
import { AS_IN_PHOTO, designFromWire, NONE, shownChoices } from './piece-design';

const catalogue = seed.products as ProductDto[];
const pricing = seed.pricing as PricingDto;
const [bag] = catalogue;

/** A line of the first product with these choices. */
function line(choices: Record<string, string>, hasBordado = true) {
  const design = { ...AS_IN_PHOTO, ...choices };
  const shown = shownChoices(design, bag!.photoDesign, { hasBordado, addOns: [] }, (_, id) => id);
  return { shown, hasBordado, personalization: 'Sofía' };
}

it.each([
  [
    'embroidered',
    line({ bagColour: 'navy', thread: 'gold', motif: 'lion', letter: 'modern', strap: 'ethnic-diamonds' }),
  ],
  ['plain', line({ bagColour: 'navy', strap: 'ethnic-diamonds' }, false)],
])('makes every product in the design of an %s line, as far as it has it and the shop offers it', (_what, made) => {
  const seen = new Map(made.shown.map(({ field, id }) => [field, id]));
  for (const product of catalogue) {
    const piece = matchingPiece(made, product, pricing);
    const embroidered = product.variants.bordado && made.hasBordado;
    expect(piece).toMatchObject({ hasBordado: embroidered, personalization: embroidered ? 'Sofía' : '' });
    expect(piece.price).toBe(priceOf(lineBreakdown(product, piece, pricing)));
    expect(priceOf(piece.lines)).toBe(piece.price);
    for (const { field, id } of piece.shown) {
      const offered = [...pricing.straps, ...pricing.bagColors, ...pricing.fontColors, ...pricing.animalThemes];
      const isOffered = [...offered, ...pricing.fontStyles, ...pricing.fontSizes].some((o) => o.id === seen.get(field));
      const expected = isOffered ? seen.get(field) : product.photoDesign[field];
      expect([product.name, field, id]).toEqual([product.name, field, expected]);
    }
    // What the photo has already, and what is not seen on the piece, is no choice and costs nothing.
    for (const [field, id] of Object.entries(designFromWire(piece))) {
      if (id === null) continue;
      expect(id).not.toBe(product.photoDesign[field as keyof typeof product.photoDesign]);
      expect(piece.shown.map((choice) => choice.field)).toContain(field);
    }
    if (product.photoDesign.strap === NONE) expect(piece.strap).toBeNull();
  }
});
