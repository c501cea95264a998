import { catalogueOf } from '../src/catalogue/domain/catalogue.js';
import { toPricingDto } from '../src/catalogue/adapters/http/pricing.dto.js';
import { toProductDto } from '../src/catalogue/adapters/http/product.dto.js';
import { seedSources } from '../src/catalogue/adapters/typeorm/seed-catalogue.js';
import { AS_IN_PHOTO, DESIGN_FIELDS, designToWire, type PieceDesign } from '../src/common/piece-design.js';
import { choicesFor, lineBreakdown, type PriceLine, priceOf } from '../src/catalogue/domain/pricing.js';
import { combinationError, fieldProblems } from '../src/catalogue/domain/orderable.js';
import { BLANK_PERSONALISATION, type Personalisation } from '../src/catalogue/domain/piece-options.js';

/** The rule of the pages, which has the same inputs in the names of the API. */
interface BrowserPrices {
  lineBreakdown(product: object, options: object, pricing: object): PriceLine[];
}

const { products, pricing } = catalogueOf(seedSources(), new Date());
const served = toPricingDto(pricing);

/** Each product with each option once, each way to embroider it, and changing add-ons. */
function* pieces() {
  const longest = Math.max(...DESIGN_FIELDS.map((field) => choicesFor(field, pricing).length));
  const addOns = pricing.addOns.map(({ id }) => id).filter((id) => id !== 'personalization');
  for (const product of products) {
    for (let at = -1; at < longest; at += 1) {
      const chosen = DESIGN_FIELDS.map((field) => [field, choicesFor(field, pricing)[at]?.id ?? null]);
      const design = { ...AS_IN_PHOTO, ...(Object.fromEntries(chosen) as PieceDesign) };
      const extras = addOns.filter((_, index) => (at >> (index % 4)) % 2 === 1);
      const plain = { ...AS_IN_PHOTO, bagColour: design.bagColour, strap: design.strap };
      const ways: Partial<Personalisation>[] = [
        { design, personalization: 'Sofía' },
        {
          design: { ...design, motif: null },
          hasBordado: false,
          personalization: 'Sofía',
          addOns: ['personalization'],
        },
        { design: plain, hasBordado: false },
        { design: { ...plain, strap: null }, hasBordado: false },
      ];
      for (const way of ways) {
        const piece = { ...BLANK_PERSONALISATION, keychainPersonalization: 'Sofi', ...way };
        yield { product, piece: { ...piece, addOns: [...piece.addOns, ...extras].sort() } };
      }
    }
  }
}

it('the server and the pages explain every price of every piece alike, line by line', async () => {
  const file = new URL('../../frontend/src/domain/line-price.ts', import.meta.url).href;
  const browser = (await import(file)) as BrowserPrices;
  let checked = 0;
  const seen = new Set<string>();
  for (const { product, piece } of pieces()) {
    if (combinationError(product, piece, pricing) || Object.keys(fieldProblems(piece, pricing)).length > 0) continue;
    const lines = lineBreakdown(product, piece, pricing);
    const { hasBordado, addOns, design } = piece;
    const shown = browser.lineBreakdown(toProductDto(product), { hasBordado, addOns, ...designToWire(design) }, served);
    const labelled = (all: readonly PriceLine[]) => all.map(({ label, amount }) => ({ label, amount }));
    expect(labelled(shown)).toEqual(labelled(lines));
    expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceOf(lines));
    for (const field of DESIGN_FIELDS) if (design[field]) seen.add(`${field} ${design[field]}`);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(400);
  // No option was left out.
  expect(seen.size).toBe(DESIGN_FIELDS.reduce((sum, field) => sum + choicesFor(field, pricing).length, 0));
});

it('a piece as in its photo costs its base price, and each choice adds its surcharge alone', () => {
  for (const product of products.filter(({ embroiderable }) => embroiderable)) {
    const cost = (design: Partial<PieceDesign>) =>
      priceOf(lineBreakdown(product, { ...BLANK_PERSONALISATION, design: { ...AS_IN_PHOTO, ...design } }, pricing));
    expect(cost({})).toBe(product.price);
    for (const field of DESIGN_FIELDS)
      for (const { id, surcharge } of choicesFor(field, pricing))
        expect(cost({ [field]: id })).toBe(product.price + surcharge);
  }
});
