import { aKitPiece, pricing, products } from '../../testing/catalogue-data';
import { findsKit } from './kit-search';

const withKit = {
  ...pricing,
  kit: { ...pricing.kit, pieces: [aKitPiece(), aKitPiece({ productId: 13, name: 'Portadocumentos' })] },
};

it.each(['kit', 'Kits de bebé', 'el combo', 'KIT DE LUJO', 'portadocumentos', 'porta documentos kit'])(
  'finds the kit by %j',
  (text) => {
    expect(findsKit(text, products, withKit)).toBe(true);
  },
);

it.each(['cambiador', 'mochila', 'kitty', ''])('does not find the kit by %j', (text) => {
  expect(findsKit(text, products, withKit)).toBe(false);
});

it('finds no kit while the shop has none', () => {
  expect(findsKit('kit', products, pricing)).toBe(false);
});
