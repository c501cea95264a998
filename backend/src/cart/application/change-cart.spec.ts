import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { InMemoryCartRepository } from '../../../test/fakes/in-memory-cart.repository.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { AS_IN_PHOTO, type PieceDesign } from '../../common/piece-design.js';
import { type AddToCart, ChangeCart } from './change-cart.js';
import type { RequestedPersonalisation } from './piece.js';

describe('ChangeCart', () => {
  let shop: ReturnType<typeof aCatalogueService>;
  let carts: InMemoryCartRepository;
  let cart: ChangeCart;
  const sessionId = 'session-of-laura';
  const requested = (changes: Partial<RequestedPersonalisation> = {}): RequestedPersonalisation => ({
    ...aPersonalisation(),
    hasBordado: null,
    ...changes,
  });
  const chosen = (design: Partial<PieceDesign>): PieceDesign => ({ ...AS_IN_PHOTO, ...design });
  const add = (changes: Partial<AddToCart> = {}) =>
    cart.add({ sessionId, productId: 1, quantity: 1, personalisation: requested(), ...changes });
  const lines = () => carts.lines(sessionId);

  beforeEach(() => {
    shop = aCatalogueService();
    carts = new InMemoryCartRepository();
    cart = new ChangeCart(shop.catalogue, carts, new PlainTransaction());
  });

  it('stores the price and the lines of the catalogue', async () => {
    const [created, { line }] = await add({
      personalisation: requested({ addOns: ['pompon'], design: chosen({ letterSize: 'large' }) }),
    });
    expect(created).toBe(true);
    expect(line).toMatchObject({
      sessionId,
      name: 'Pañalera Multifuncional',
      price: 490_010,
      breakdown: [
        { label: 'Precio base', amount: 445_000 },
        { label: 'Tamaño grande', amount: 10 },
        { label: 'Pompón', amount: 45_000 },
      ],
    });
    expect(await lines()).toEqual([line]);
  });

  it.each([
    [1, null, true, 445_000],
    [1, true, true, 445_000],
    [1, false, false, 430_000],
    [3, null, false, 425_000],
    [3, false, false, 425_000],
  ])('product %d with embroidery %j', async (productId, hasBordado, expected, price) => {
    const [, { line }] = await add({ productId, personalisation: requested({ hasBordado }) });
    expect(line).toMatchObject({ price, personalisation: { hasBordado: expected } });
  });

  it('raises the quantity of an identical line and reports that it created none', async () => {
    const [, { line }] = await add({ quantity: 2 });
    const [created, raised] = await add({ quantity: 3 });
    expect(created).toBe(false);
    expect(raised.line).toEqual({ ...line, quantity: 5 });
  });

  it.each<[string, Partial<AddToCart>, object]>([
    ['an unknown product', { productId: 99 }, { kind: 'not_found', code: 'catalogue.product_not_found' }],
    ['100 pieces', { quantity: 100 }, { kind: 'malformed', fields: { quantity: 'La cantidad máxima es 99' } }],
    ['21 letters', { personalisation: requested({ personalization: 'a'.repeat(21) }) }, { kind: 'malformed' }],
    ['an unknown theme', { personalisation: requested({ design: chosen({ motif: 'shark' }) }) }, { kind: 'malformed' }],
    ['a keychain without text', { personalisation: requested({ addOns: ['keychain'] }) }, { kind: 'invalid' }],
    [
      'a name on what cannot be embroidered',
      { productId: 3, personalisation: requested({ personalization: 'Ana' }) },
      { kind: 'invalid' },
    ],
  ])('refuses %s and stores nothing', async (_what, changes, error) => {
    await expect(add(changes)).rejects.toMatchObject(error);
    expect(await lines()).toEqual([]);
  });

  it('refuses what is out of stock', async () => {
    shop.changeProduct(1, { inStock: false });
    await expect(add()).rejects.toMatchObject({ kind: 'invalid', code: 'cart.out_of_stock' });
  });

  it('refuses to raise a line above the limit and leaves it as it was', async () => {
    await add({ quantity: 98 });
    await expect(add({ quantity: 2 })).rejects.toMatchObject({ kind: 'invalid', code: 'cart.quantity_limit' });
    expect(await lines()).toMatchObject([{ quantity: 98 }]);
  });

  it('refuses the 201st different line', async () => {
    for (let made = 0; made < 200; made++)
      await add({ personalisation: requested({ personalization: `Ana ${made}` }) });
    await expect(add()).rejects.toMatchObject({ kind: 'invalid', code: 'cart.full' });
    expect(await lines()).toHaveLength(200);
  });

  describe('with an idempotency key', () => {
    const once = (idempotencyKey: string, changes: Partial<AddToCart> = {}) => add({ idempotencyKey, ...changes });

    it('adds once, and answers every repetition with the same line', async () => {
      const [, first] = await once('a');
      expect(await once('a')).toEqual([false, first]);
      expect(await lines()).toMatchObject([{ quantity: 1 }]);
    });

    it('adds again with another key, and repeats that one too', async () => {
      await once('a');
      const [created, { line }] = await once('b');
      expect([created, line.quantity]).toEqual([false, 2]);
      expect(await once('b')).toMatchObject([false, { line: { id: line.id, quantity: 2 } }]);
    });

    it('restores nothing that was removed since', async () => {
      const [, { line }] = await once('a');
      await cart.remove(line.id);
      await expect(once('a')).rejects.toMatchObject({ kind: 'not_found' });
      expect(await lines()).toEqual([]);
    });
  });

  describe('frozen prices', () => {
    it('stay when the catalogue changes and when the quantity does', async () => {
      const [, { line }] = await add();
      shop.changeProduct(1, { price: 500_000 });
      const item = await cart.setQuantity(line.id, 3);
      expect(item).toMatchObject({ line: { price: 445_000, quantity: 3 }, currentPrice: 500_000, available: true });
    });

    it("become today's when the shopper has seen them: with one more piece, or an edit", async () => {
      const [, { line }] = await add();
      shop.changeProduct(1, { price: 500_000 });
      expect((await add())[1].line).toMatchObject({ id: line.id, price: 500_000, quantity: 2 });
      shop.changeProduct(1, { price: 400_000 });
      expect((await cart.edit(line.id, {})).line).toMatchObject({ price: 400_000, quantity: 2 });
    });
  });

  describe('edit', () => {
    it('changes what was sent and keeps the rest, the position and the quantity', async () => {
      const [, { line }] = await add({
        quantity: 4,
        personalisation: requested({ personalization: 'Sofía', addOns: ['pompon'] }),
      });
      await add({ productId: 2 });
      const { line: edited } = await cart.edit(line.id, { personalization: 'Mateo', design: { letterSize: 'medium' } });
      expect(edited).toMatchObject({
        id: line.id,
        quantity: 4,
        price: 490_005,
        personalisation: {
          personalization: 'Mateo',
          addOns: ['pompon'],
          design: chosen({ letterSize: 'medium' }),
        },
      });
      expect((await lines()).map(({ id }) => id)[0]).toBe(line.id);
    });

    it('keeps the photo of the day on which the piece was made up, until its look is chosen anew', async () => {
      const [, { line }] = await add({ personalisation: requested({ design: chosen({ thread: 'gold' }) }) });
      expect(line.personalisation.photo).toMatchObject({
        design: { thread: 'cream', bagColour: 'brown' },
        names: { thread: 'Dorado', bagColour: 'Café', strap: 'Rombos étnicos terracota' },
      });
      shop.changeProduct(1, { photoDesign: { ...line.personalisation.photo!.design, bagColour: 'red' } });
      const named = await cart.edit(line.id, { personalization: 'Mateo' });
      expect(named.line.personalisation).toEqual({ ...line.personalisation, personalization: 'Mateo' });
      const other = await cart.edit(line.id, { design: { motif: 'bear' } });
      expect(other.line.personalisation.photo!.names).toMatchObject({ bagColour: 'Rojo', motif: 'Oso' });
    });

    it('merges the identical line', async () => {
      const [, { line }] = await add({ quantity: 2, personalisation: requested({ personalization: 'Sofía' }) });
      await add({ quantity: 3, personalisation: requested({ personalization: 'Mateo' }) });
      expect((await cart.edit(line.id, { personalization: 'Mateo' })).line).toMatchObject({ id: line.id, quantity: 5 });
      expect(await lines()).toHaveLength(1);
    });

    it('refuses to become more than 99 pieces', async () => {
      const [, { line }] = await add({ quantity: 60, personalisation: requested({ personalization: 'Sofía' }) });
      await add({ quantity: 40, personalisation: requested({ personalization: 'Mateo' }) });
      await expect(cart.edit(line.id, { personalization: 'Mateo' })).rejects.toMatchObject({
        code: 'cart.quantity_limit',
      });
    });

    it.each([
      [{ personalization: '👶' }, { kind: 'malformed' }],
      [{ addOnFields: { addPersonalizedKeychain: true } }, { kind: 'invalid' }],
    ])('refuses %j', async (changes, error) => {
      const [, { line }] = await add();
      await expect(cart.edit(line.id, changes)).rejects.toMatchObject(error);
      expect(await lines()).toEqual([line]);
    });

    it('refuses a withdrawn product and an unknown line', async () => {
      const [, { line }] = await add();
      shop.withdrawProduct(1);
      await expect(cart.edit(line.id, {})).rejects.toMatchObject({ kind: 'invalid', code: 'cart.withdrawn' });
      await expect(cart.edit(crypto.randomUUID(), {})).rejects.toMatchObject({ kind: 'not_found' });
    });
  });

  it('rejects an unknown line in the same way for each call', async () => {
    const unknown = { kind: 'not_found', code: 'cart.item_not_found' };
    await expect(cart.setQuantity(crypto.randomUUID(), 2)).rejects.toMatchObject(unknown);
    await expect(cart.remove(crypto.randomUUID())).rejects.toMatchObject(unknown);
  });
});
