import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { InMemoryCartRepository } from '../../../test/fakes/in-memory-cart.repository.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { cartItems } from './piece.js';
import { ChangeCart } from './change-cart.js';
import { ChangeExpress } from './change-express.js';
import { type AddKit, ChangeKit } from './change-kit.js';
import type { RequestedKit } from './kit.js';
import type { RequestedPersonalisation } from './piece.js';

/** In the kit's order: higiene, mochila, maleta, portadocumentos, portachupeta, mudas, cambiador. */
const PRODUCTS = [2, 7, 11, 13, 12, 5, 8];
const EMBROIDERED = [2, 7, 11, 5];

describe('ChangeKit', () => {
  let shop: ReturnType<typeof aCatalogueService>;
  let carts: InMemoryCartRepository;
  let clock: ManualClock;
  let kits: ChangeKit;
  let single: ChangeCart;
  const sessionId = 'session-of-laura';

  type Changes = Partial<Record<number, Partial<RequestedPersonalisation>>>;
  const aKit = (changes: Changes = {}, gifts: RequestedKit['gifts'] = []): RequestedKit => ({
    pieces: PRODUCTS.map((productId) => ({
      productId,
      personalisation: {
        ...aPersonalisation({ personalization: EMBROIDERED.includes(productId) ? 'Sofía' : '' }),
        hasBordado: null,
        ...changes[productId],
      },
    })),
    gifts,
  });
  const add = async (changes: Partial<AddKit> = {}) => {
    const [created, items] = await kits.add({ sessionId, quantity: 1, kit: aKit(), ...changes });
    return { created, items, kitId: items[0]!.line.kitId! };
  };
  const lines = () => carts.lines(sessionId);
  const sum = async () => (await lines()).reduce((total, { price, quantity }) => total + price * quantity, 0);

  beforeEach(() => {
    clock = new ManualClock();
    shop = aCatalogueService();
    carts = new InMemoryCartRepository();
    kits = new ChangeKit(shop.catalogue, carts, new PlainTransaction(), clock);
    single = new ChangeCart(shop.catalogue, carts, new PlainTransaction(), clock);
  });

  describe('adding', () => {
    it('makes a line of each piece, in the order of the kit, at the price of GET /pricing', async () => {
      const { created, items, kitId } = await add();
      expect(created).toBe(true);
      expect(items.map(({ line }) => line.productId)).toEqual(PRODUCTS);
      expect((await lines()).every((line) => line.kitId === kitId && line.quantity === 1)).toBe(true);
      expect(await sum()).toBe((await shop.catalogue.pricing()).kit.finalTotal);
      expect(items.every(({ available, currentPrice, line }) => available && currentPrice === line.price)).toBe(true);
    });

    it('chooses the name embroidery that the kit includes', async () => {
      const { items } = await add();
      const withEmbroidery = items.filter(({ line }) => line.personalisation.addOns.includes('personalization'));
      expect(withEmbroidery.map(({ line }) => line.productId)).toEqual([7, 11]);
    });

    it('subtracts the price of the gift and stores which add-on it was', async () => {
      const kit = aKit({ 5: { keychainPersonalization: 'Sofi' } }, [{ productId: 5, addOn: 'keychain' }]);
      const { items } = await add({ kit });
      const { line } = items.find((item) => item.line.productId === 5)!;
      expect(line).toMatchObject({ price: 54_000, personalisation: { addOns: ['keychain'] } });
      expect(line.breakdown.at(-1)).toEqual({ label: 'Accesorio de regalo', amount: -55_000, gift: 'keychain' });
    });

    it('keeps two kits, and a piece bought alone, apart', async () => {
      const first = await add();
      const second = await add();
      await single.add({
        sessionId,
        productId: 5,
        quantity: 1,
        personalisation: { ...aPersonalisation({ personalization: 'Sofía' }), hasBordado: null },
      });
      expect(first.kitId).not.toBe(second.kitId);
      expect(await lines()).toHaveLength(15);
    });

    it('adds once for one key, and refuses the key for another kit', async () => {
      const first = await add({ idempotencyKey: 'key' });
      const again = await add({ idempotencyKey: 'key' });
      expect(again).toMatchObject({ created: false, kitId: first.kitId });
      expect(await lines()).toHaveLength(7);
      const other = add({ idempotencyKey: 'key', kit: aKit({ 5: { personalization: 'Mateo' } }) });
      await expect(other).rejects.toMatchObject({ code: 'request.key_reused' });
    });

    it.each<[string, RequestedKit, object]>([
      ['a missing piece', { pieces: aKit().pieces.slice(1), gifts: [] }, { code: 'kit.incomplete' }],
      [
        'a piece twice',
        { pieces: [...aKit().pieces.slice(1), aKit().pieces[1]!], gifts: [] },
        { code: 'kit.incomplete' },
      ],
      [
        'an unknown piece',
        { pieces: [...aKit().pieces.slice(1), { ...aKit().pieces[0]!, productId: 1 }], gifts: [] },
        { code: 'kit.incomplete' },
      ],
      [
        'a name on a piece without embroidery',
        aKit({ 8: { personalization: 'Sofía' } }),
        { kind: 'invalid', code: 'personalisation.no_embroidery', message: 'Cambiador no se puede bordar.' },
      ],
      [
        'a name of 21 letters',
        aKit({ 5: { personalization: 'a'.repeat(21) } }),
        {
          kind: 'malformed',
          message: 'Organizador de mudas: Máximo 20 caracteres',
          fields: { 'pieces.5.personalization': 'Máximo 20 caracteres' },
        },
      ],
      [
        'no name on a piece whose price includes it',
        aKit({ 11: { personalization: '' } }),
        { code: 'personalisation.name_required', message: 'Maleta: Por favor ingresa el nombre para personalizar' },
      ],
      [
        'a keychain without its text',
        aKit({}, [{ productId: 7, addOn: 'keychain' }]),
        { code: 'personalisation.keychain_text_required' },
      ],
      ['a gift that is none', aKit({}, [{ productId: 7, addOn: 'expressService' }]), { kind: 'malformed' }],
      ['a gift for a piece of no kit', aKit({}, [{ productId: 1, addOn: 'pompon' }]), { kind: 'malformed' }],
      [
        'two gifts',
        aKit({}, [
          { productId: 7, addOn: 'pompon' },
          { productId: 5, addOn: 'bow' },
        ]),
        { code: 'kit.too_many_gifts', message: 'Puedes elegir 1 accesorio de regalo.' },
      ],
      ['the express service for one piece', aKit({ 7: { addOns: ['expressService'] } }), { code: 'kit.express' }],
    ])('refuses %s', async (_what, kit, error) => {
      await expect(add({ kit })).rejects.toMatchObject(error);
      expect(await lines()).toEqual([]);
    });

    it('refuses more than 99 kits, a kit for a full cart, and a piece that is out of stock', async () => {
      await expect(add({ quantity: 100 })).rejects.toMatchObject({ kind: 'malformed' });
      for (let count = 0; count < 28; count += 1) await add();
      await expect(add()).rejects.toMatchObject({ code: 'cart.full' });
      shop.changeProduct(13, { inStock: false });
      await expect(add()).rejects.toMatchObject({ code: 'cart.out_of_stock' });
    });

    it('refuses a kit while one of its products is withdrawn', async () => {
      shop.changeProduct(7, { withdrawn: true });
      await expect(add()).rejects.toMatchObject({ code: 'cart.out_of_stock' });
    });

    it('takes the express service for all pieces, and charges it once', async () => {
      const all = Object.fromEntries(PRODUCTS.map((id) => [id, { addOns: ['expressService'] }]));
      await add({ kit: aKit(all) });
      expect(await sum()).toBe(1_435_500 + 50_000);
    });
  });

  describe('changing', () => {
    it('edits every piece in its position and keeps the quantity', async () => {
      const { kitId, items } = await add({ quantity: 2 });
      const edited = await kits.edit(kitId, aKit({ 5: { personalization: 'Mateo' } }));
      expect(edited.map(({ line }) => line.id)).toEqual(items.map(({ line }) => line.id));
      expect(edited[5]!.line).toMatchObject({ quantity: 2, personalisation: { personalization: 'Mateo' } });
    });

    it('gives every piece another key when one is edited, so that the kit stays whole beside a bought one', async () => {
      const { kitId, items } = await add();
      await kits.edit(kitId, aKit({ 5: { personalization: 'Mateo' } }));
      await carts.takeBought(
        sessionId,
        items.map(({ line }) => line),
      );
      expect(await lines()).toHaveLength(7);
    });

    it('sets the quantity of the whole kit', async () => {
      const { kitId } = await add();
      await kits.setQuantity(kitId, 3);
      expect(await sum()).toBe(3 * 1_435_500);
      await expect(kits.setQuantity(kitId, 100)).rejects.toMatchObject({ kind: 'malformed' });
    });

    it('removes the whole kit, and restores it by one piece', async () => {
      const { kitId, items } = await add();
      await kits.remove(kitId);
      expect(await lines()).toEqual([]);
      await single.restore(sessionId, [items[3]!.line.id]);
      expect(await lines()).toEqual(items.map(({ line }) => line));
    });

    it('rejects an unknown kit in the same way for each call', async () => {
      const unknown = { kind: 'not_found', code: 'cart.kit_not_found' };
      await expect(kits.edit(crypto.randomUUID(), aKit())).rejects.toMatchObject(unknown);
      await expect(kits.setQuantity(crypto.randomUUID(), 2)).rejects.toMatchObject(unknown);
      await expect(kits.remove(crypto.randomUUID())).rejects.toMatchObject(unknown);
    });

    it('changes no single piece', async () => {
      const { items } = await add();
      const { id } = items[0]!.line;
      const refusal = { kind: 'conflict', code: 'cart.part_of_kit' };
      await expect(single.setQuantity(id, 2)).rejects.toMatchObject(refusal);
      await expect(single.edit(id, {})).rejects.toMatchObject(refusal);
      await expect(single.remove(id)).rejects.toMatchObject(refusal);
      expect(await lines()).toHaveLength(7);
    });
  });

  describe('frozen prices', () => {
    const DAY = 86_400_000;
    /** The catalogue's prices of two pieces now differ by so much from those at which the kit was added. */
    const reprice = async (changes: readonly [number, number][]) => {
      const { allProducts } = await shop.catalogue.current();
      for (const [id, change] of changes)
        shop.changeProduct(id, { price: allProducts.find((each) => each.id === id)!.price + change });
    };
    const read = async () => {
      const { allProducts, pricing } = await shop.catalogue.current();
      return cartItems(await lines(), allProducts, pricing, clock.now());
    };
    const prices = (items: Awaited<ReturnType<typeof read>>) => items.map(({ line }) => line.price);

    it.each<[string, readonly [number, number][], number, 'added' | 'today']>([
      ['nothing changes', [], 0, 'added'],
      ['a piece is dearer', [[7, 50_000]], 0, 'added'],
      ['a piece is cheaper', [[7, -50_000]], 0, 'today'],
      [
        'one is cheaper by less than another is dearer',
        [
          [7, -30_000],
          [11, 50_000],
        ],
        0,
        'added',
      ],
      [
        'one is cheaper by more than another is dearer',
        [
          [7, -50_000],
          [11, 30_000],
        ],
        0,
        'today',
      ],
      ['a piece is dearer and 29 days have passed', [[7, 50_000]], 29, 'added'],
      ['a piece is dearer and 30 days have passed', [[7, 50_000]], 30, 'today'],
      [
        'one is cheaper by less than another is dearer and 30 days have passed',
        [
          [7, -30_000],
          [11, 50_000],
        ],
        30,
        'today',
      ],
    ])('of all pieces or of none give way to those of today, by their sum: %s', async (_case, changes, days, kept) => {
      await add({ quantity: 2 });
      const added = prices(await read());
      await reprice(changes);
      clock.pass(days * DAY);
      const items = await read();
      const today = items.map(({ currentPrice }) => currentPrice!);
      if (changes.length > 0) expect(today).not.toEqual(added);
      expect(prices(items)).toEqual(kept === 'added' ? added : today);
      const sumOf = (each: readonly number[]) => each.reduce((total, price) => total + price, 0);
      if (days < 30) expect(sumOf(prices(items))).toBe(Math.min(sumOf(added), sumOf(today)));
    });

    it('are compared for each kit alone, and never with a piece that is bought alone', async () => {
      const { kitId } = await add();
      await single.add({ sessionId, productId: 7, quantity: 1, personalisation: aKit().pieces[1]!.personalisation });
      await reprice([
        [7, -30_000],
        [11, 50_000],
      ]);
      const items = await read();
      expect(
        items
          .filter(({ line }) => line.kitId === kitId)
          .every(({ line, currentPrice }) => line.productId !== 7 || line.price > currentPrice!),
      ).toBe(true);
      const alone = items.find(({ line }) => line.kitId === null)!;
      expect(alone.line.price).toBe(alone.currentPrice);
    });
  });

  it('marks a piece that the kit has no more as unavailable', async () => {
    const { items } = await add();
    const { products, pricing } = await shop.catalogue.current();
    const without = { ...pricing, kit: { ...pricing.kit, pieces: pricing.kit.pieces.slice(1) } };
    expect(cartItems([items[0]!.line], products, without, clock.now())[0]).toMatchObject({
      available: false,
      currentPrice: null,
    });
  });

  describe('the express service of the whole cart', () => {
    let express: ChangeExpress;
    const addPiece = (addOns: string[], productId = 1) =>
      single.add({
        sessionId,
        productId,
        quantity: 2,
        personalisation: { ...aPersonalisation({ personalization: 'Sofía', addOns }), hasBordado: null },
      });
    const services = async () =>
      (await lines()).map(({ personalisation }) => personalisation.addOns.includes('expressService'));

    beforeEach(() => {
      express = new ChangeExpress(carts, single, kits, new PlainTransaction());
    });

    it('comes to every piece, and costs a kit once', async () => {
      const gift = [{ productId: 5, addOn: 'keychain' }];
      await add({ kit: aKit({ 5: { keychainPersonalization: 'Sofi' } }, gift) });
      await addPiece(['expressService']);
      await addPiece(['pompon'], 4);
      const before = await sum();
      expect(await express.countChanges(sessionId, true)).toBe(8);
      await express.set(sessionId, true);
      expect((await services()).every(Boolean)).toBe(true);
      // The kit, and two pieces of one line.
      expect(await sum()).toBe(before + 3 * 50_000);
      expect((await lines()).find(({ productId }) => productId === 5)!.breakdown.at(-1)).toMatchObject({
        gift: 'keychain',
      });
    });

    it('comes to a kit without the add-ons and gifts that the shop has stopped offering for their piece', async () => {
      const gift = [{ productId: 5, addOn: 'pompon' }];
      await add({ kit: aKit({ 7: { addOns: ['bow'] }, 11: { addOns: ['bow'] } }, gift) });
      await addPiece(['bow', 'expressService']);
      const before = await sum();
      shop.changeOption('bow', { exceptProducts: [7, 1] });
      shop.changeOption('pompon', { exceptProducts: [5] });
      await express.set(sessionId, true);
      expect((await services()).every(Boolean)).toBe(true);
      const addOnsOf = async (productId: number) =>
        (await lines()).find((line) => line.productId === productId)!.personalisation.addOns;
      // The kit includes the name of these two.
      expect(await addOnsOf(7)).toEqual(['expressService', 'personalization']);
      expect(await addOnsOf(11)).toEqual(['bow', 'expressService', 'personalization']);
      expect(await addOnsOf(5)).toEqual(['expressService']);
      // The kit pays the service once and one bow less; the piece that had the service is not touched.
      expect(await sum()).toBe(before + 50_000 - 55_000);
    });

    it('goes from every piece, and the others keep what they have', async () => {
      await add();
      await addPiece(['expressService', 'pompon']);
      await express.set(sessionId, true);
      await express.set(sessionId, false);
      expect((await services()).some(Boolean)).toBe(false);
      expect((await lines()).find(({ productId }) => productId === 1)!.personalisation.addOns).toEqual(['pompon']);
      expect(await express.countChanges(sessionId, false)).toBe(0);
    });
  });
});
