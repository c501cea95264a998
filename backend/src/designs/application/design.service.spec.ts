import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { InMemoryDesigns } from '../../../test/fakes/in-memory-designs.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import type { Design } from '../domain/design.js';
import { DesignService } from './design.service.js';

const design: Design = {
  productId: 1,
  name: 'Sofía',
  fontStyle: 'elegant',
  fontSize: 'medium',
  fontColor: 'gold',
  animalTheme: 'unicorn',
  bagColor: 'navy',
  strap: '',
  hasBordado: true,
  addOns: [],
  keychainText: '',
};

describe('DesignService', () => {
  let shop: ReturnType<typeof aCatalogueService>;
  let designs: DesignService;

  beforeEach(() => {
    shop = aCatalogueService();
    designs = new DesignService(shop.catalogue, new InMemoryDesigns(), new ManualClock());
  });

  it('opens a kept design with its product and the price of today', async () => {
    const code = await designs.keep(design);
    expect(await designs.design(code)).toMatchObject({
      design,
      product: { name: 'Pañalera Multifuncional' },
      price: 445_025,
      breakdown: [
        { label: 'Precio base', amount: 445_000 },
        { label: 'Letra elegante, tamaño mediano', amount: 5 },
        { label: 'Hilo dorado', amount: 0 },
        { label: 'Motivo unicornio', amount: 20 },
        { label: 'Color azul marino', amount: 0 },
      ],
    });
    shop.changeProduct(1, { price: 500_000 });
    expect(await designs.design(code)).toMatchObject({ price: 500_025 });
  });

  it('keeps and prices the add-ons, and forgets the text of a key ring that was not chosen', async () => {
    const chosen = { addOns: ['bow', 'keychain'], keychainText: 'Sofi' };
    const code = await designs.keep({ ...design, ...chosen });
    expect(await designs.design(code)).toMatchObject({ design: chosen, price: 445_025 + 55_000 + 55_000 });
    const without = await designs.keep({ ...design, keychainText: 'Sofi' });
    expect(await designs.design(without)).toMatchObject({ design: { addOns: [], keychainText: '' }, price: 445_025 });
  });

  it('keeps a name alone, which has no motif', async () => {
    const alone = { ...design, hasBordado: false, animalTheme: '', addOns: ['personalization'] };
    expect(await designs.design(await designs.keep(alone))).toMatchObject({ design: alone, price: 445_005 });
  });

  it('gives one design one code', async () => {
    const code = await designs.keep(design);
    expect(await designs.keep({ ...design })).toBe(code);
    expect(await designs.keep({ ...design, name: 'Sofia' })).not.toBe(code);
  });

  it.each<[Partial<Design>, object]>([
    [{ productId: 99 }, { kind: 'not_found', code: 'catalogue.product_not_found' }],
    [{ productId: 3 }, { kind: 'invalid', code: 'personalisation.no_embroidery' }],
    [{ name: '' }, { kind: 'invalid', fields: { name: expect.any(String) as string } }],
    [{ name: 'a'.repeat(21) }, { kind: 'malformed', fields: { name: 'Máximo 20 caracteres' } }],
    [{ name: '👶' }, { kind: 'malformed', fields: { name: expect.stringContaining('«👶»') as string } }],
    [{ fontStyle: 'x' }, { kind: 'malformed', fields: { fontStyle: 'Elige un estilo de letra de la lista' } }],
    [{ fontSize: 'x' }, { kind: 'malformed', fields: { fontSize: 'Elige un tamaño de letra de la lista' } }],
    [{ fontColor: 'x' }, { kind: 'malformed', fields: { fontColor: 'Elige un color de hilo de la lista' } }],
    [{ animalTheme: 'x' }, { kind: 'malformed', fields: { animalTheme: 'Elige un motivo de la lista' } }],
    [{ addOns: ['x'] }, { kind: 'malformed', fields: { addOns: expect.any(String) as string } }],
    [{ addOns: ['keychain'] }, { kind: 'invalid', code: 'personalisation.keychain_text_required' }],
    [
      { addOns: ['keychain'], keychainText: 'a'.repeat(13) },
      { kind: 'malformed', fields: { keychainText: 'Máximo 12 caracteres' } },
    ],
    [{ hasBordado: false }, { kind: 'invalid', code: 'personalisation.embroidery_off' }],
    [{ bagColor: 'x' }, { kind: 'malformed', fields: { bagColor: 'Elige un color de bolso de la lista' } }],
  ])('refuses %j', async (changes, error) => {
    await expect(designs.keep({ ...design, ...changes })).rejects.toMatchObject(error);
  });

  it.each(['', 'nothing', 'AAAAAAAAAA', '../../etc', '\u0000'.repeat(10)])('finds no design for %j', async (code) => {
    await expect(designs.design(code)).rejects.toMatchObject({ kind: 'not_found', code: 'design.not_found' });
  });

  it('does not open a design whose product was withdrawn', async () => {
    const code = await designs.keep(design);
    shop.withdrawProduct(1);
    await expect(designs.design(code)).rejects.toMatchObject({ code: 'catalogue.product_not_found' });
  });
});
