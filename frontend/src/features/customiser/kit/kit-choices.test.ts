import pricingCases from '../../../../../docs/pricing-cases.json' with { type: 'json' };
import type { CartItemDto } from '../../../api/cart.api';
import { aLine } from '../../../testing/cart-data';
import { seededPricing as pricing } from '../../../testing/catalogue-data';
import {
  type KitChoices,
  configuredKit,
  giftPieces,
  kitProblems,
  kitSums,
  knownKit,
  spelledInKit,
  usualKit,
} from './kit-choices';
import { kitOfItems } from './kit-of-items';

const { kit } = pricing;
const MOCHILA = 7;
const MUDAS = 5;
const CAMBIADOR = 8;

function aKit(changes: Partial<KitChoices> = {}, name = 'Sofía', look: Partial<KitChoices['shared']> = {}): KitChoices {
  const usual = usualKit(pricing);
  return { ...usual, shared: { ...usual.shared, ...look, name }, ...changes };
}

const pieceOf = (choices: KitChoices, productId: number) =>
  configuredKit(choices, pricing).pieces.find((piece) => piece.productId === productId)!;

it('has the kit of the pricing cases that backend and frontend share', () => {
  expect(kit).toEqual(pricingCases.kit);
});

it('hangs the gift from a piece that can carry it', () => {
  const offered = giftPieces(pricing).map(({ productId }) => productId);
  expect(offered).toEqual(
    pricing.kit.pieces.map(({ productId }) => productId).filter((id) => ![8, 12, 13].includes(id)),
  );
  expect(knownKit({ giftPiece: 8 }, pricing).giftPiece).toBe(offered.find((id) => id === 7));
});

describe('kitSums', () => {
  it('adds the chosen extras to the sums of GET /pricing', () => {
    const { lines, total } = kitSums(aKit({}, 'Sofía', { motif: 'bear', letterSize: 'large' }), pricing);
    expect(lines).toEqual([
      { label: 'Total normal', value: kit.total },
      { label: 'Descuento 10%', value: -kit.discountAmount },
      { label: 'Tamaño grande × 4', value: 40 },
      // Two of the four pieces have a bear on their photo.
      { label: 'Pompón', value: 45_000 },
      { label: 'Accesorio de regalo', value: -45_000 },
      { label: 'Motivo oso × 2', value: 30 },
    ]);
    expect(total).toBe(kit.finalTotal + 70);
    expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  });

  it('opens at the price that every page says', () => {
    expect(kitSums(usualKit(pricing), pricing).total).toBe(kit.finalTotal);
    const dearer = { ...pricing, bagColors: pricing.bagColors.map((colour) => ({ ...colour, surcharge: 9 })) };
    expect(kitSums(usualKit(dearer), dearer).total).toBe(kit.finalTotal);
  });

  it('charges the express service once, because the kit is one parcel', () => {
    const { lines, total } = kitSums(aKit({ express: true, gifts: [] }), pricing);
    expect(lines.at(-1)).toEqual({ label: 'Servicio express', value: 50_000 });
    expect(total).toBe(kit.finalTotal + 50_000);
  });
});

describe('configuredKit', () => {
  it('contains every piece, with the name on embroiderable ones', () => {
    const { pieces, gifts } = configuredKit(aKit(), pricing);
    expect(pieces.map(({ personalization, hasBordado }) => [personalization, hasBordado])).toEqual(
      kit.pieces.map(({ embroiderable }) => (embroiderable ? ['Sofía', true] : ['', false])),
    );
    expect(gifts).toEqual([{ productId: MOCHILA, addOn: 'pompon' }]);
    // Brown as on its own photo.
    const cambiador = { embroideryFont: null, animalTheme: null, bagColor: null, strap: null };
    expect(pieceOf(aKit(), CAMBIADOR)).toMatchObject(cambiador);
    const pink = aKit({}, 'Sofía', { bagColour: 'pink', motif: 'bear' });
    expect(pieceOf(pink, CAMBIADOR)).toMatchObject({ ...cambiador, bagColor: 'pink' });
  });

  it('applies the differences of a piece', () => {
    const own = { [MUDAS]: { name: ' Mateo ', motif: 'bear' } };
    expect(pieceOf(aKit({ own }), MUDAS)).toMatchObject({ personalization: 'Mateo', animalTheme: 'bear' });
    expect(pieceOf(aKit({ own }), MOCHILA)).toMatchObject({ personalization: 'Sofía', animalTheme: null });
  });

  it('puts the keychain text on the piece with the gift', () => {
    const choices = aKit({ gifts: ['keychain'], giftPiece: CAMBIADOR, keychainText: 'Sofi' });
    expect(pieceOf(choices, CAMBIADOR)).toMatchObject({ addOns: ['keychain'], keychainPersonalization: 'Sofi' });
    expect(pieceOf(choices, MOCHILA)).toMatchObject({ addOns: [], keychainPersonalization: '' });
    expect(spelledInKit(configuredKit(choices, pricing), pricing)).toEqual([
      { label: 'Nombre a bordar', text: 'Sofía' },
      { label: 'Texto del llavero', text: 'Sofi' },
    ]);
  });
});

it('lists the pieces of each name when there are several', () => {
  const choices = aKit({ own: { [MUDAS]: { name: 'Mateo' } } });
  expect(spelledInKit(configuredKit(choices, pricing), pricing)).toEqual([
    { label: 'Nombre en: Organizador, Mochila Milán, Maleta', text: 'Sofía' },
    { label: 'Nombre en: Organizador de mudas', text: 'Mateo' },
  ]);
});

describe('kitProblems', () => {
  const problems = (choices: KitChoices) =>
    kitProblems(choices, pricing, {}).map(({ field, piece }) => [field, piece?.productId]);

  it('is empty for a kit with a name', () => {
    expect(problems(aKit())).toEqual([]);
  });

  it.each([
    ['no name', aKit({}, ' '), [['name', undefined]]],
    ['a name of 21 letters', aKit({}, 'a'.repeat(21)), [['name', undefined]]],
    ['a keychain without text', aKit({ gifts: ['keychain'] }), [['keychainText', undefined]]],
    ['a piece whose own name is empty', aKit({ own: { [MUDAS]: { name: '' } } }), [['name', MUDAS]]],
  ])('reports %s', (_case, choices, expected) => {
    expect(problems(choices)).toEqual(expected);
  });

  it('requires no shared name when each piece has its own', () => {
    const own = Object.fromEntries(kit.pieces.map(({ productId }) => [productId, { name: 'Mateo' }]));
    expect(problems(aKit({ own }, ''))).toEqual([]);
  });
});

describe('kitOfItems', () => {
  const itemsOf = (choices: KitChoices): CartItemDto[] => {
    const { pieces, gifts = [] } = configuredKit(choices, pricing);
    return pieces.map((piece) =>
      aLine({
        ...(piece as Partial<CartItemDto>),
        id: `line-${piece.productId}`,
        kitId: 'kit',
        kitGifts: (gifts ?? []).flatMap(({ productId, addOn }) => (productId === piece.productId ? addOn : [])),
      }),
    );
  };

  it.each([
    ['one design for all', aKit()],
    ['a piece with its own design', aKit({ own: { [MUDAS]: { name: 'Mateo', motif: 'bear' } } })],
    ['another colour, strap and motif', aKit({}, 'Sofía', { bagColour: 'pink', strap: 'anchors', motif: 'bear' })],
    ['everything as in each photo', aKit({}, 'Sofía', { bagColour: null, strap: null })],
    ['a keychain', aKit({ gifts: ['keychain'], giftPiece: MUDAS, keychainText: 'Sofi' })],
    ['the express service', aKit({ express: true })],
  ])('restores a kit with %s', (_case, choices) => {
    expect(kitOfItems(itemsOf(choices), pricing)).toEqual(choices);
  });
});

it('repairs damaged drafts', () => {
  const draft = {
    shared: { name: 7, motif: 'shark' },
    own: { [MUDAS]: { name: 'Mateo', bagColour: 'neon' }, [CAMBIADOR]: { name: 'Mateo' }, 99: {} },
    gifts: ['expressService', 'bow'],
    giftPiece: 99,
    express: 'yes',
  };
  expect(knownKit(draft, pricing)).toMatchObject({
    shared: { name: '', motif: null, bagColour: 'brown' },
    own: { [MUDAS]: { name: 'Mateo', bagColour: 'brown' } },
    gifts: ['bow'],
    giftPiece: MOCHILA,
    keychainText: '',
    express: false,
  });
  expect(Object.keys(knownKit(draft, pricing).own)).toEqual([String(MUDAS)]);
});
