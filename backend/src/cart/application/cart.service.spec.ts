import { aCartLine, aDiscountCode, aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { InMemoryCartRepository } from '../../../test/fakes/in-memory-cart.repository.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { factTexts } from '../../catalogue/index.js';
import { CartService } from './cart.service.js';
import { DiscountService } from './discount.service.js';
import { pieceOf } from './piece.js';

const DAY = 86_400_000;
const sessionId = 'session-of-laura';

describe('a cart', () => {
  let shop: ReturnType<typeof aCatalogueService>;
  let carts: InMemoryCartRepository;
  let discounts: InMemoryDiscounts;
  let clock: ManualClock;
  let service: CartService;
  let codes: DiscountService;
  const put = (changes: Parameters<typeof aCartLine>[0] = {}) =>
    carts.add(aCartLine({ sessionId, ...changes }), { pieces: 99, lines: 200 });

  beforeEach(() => {
    shop = aCatalogueService();
    carts = new InMemoryCartRepository();
    discounts = new InMemoryDiscounts();
    clock = new ManualClock();
    service = new CartService(shop.catalogue, carts, discounts, clock);
    codes = new DiscountService(discounts, clock);
  });

  it('is empty for an unused session', async () => {
    expect(await service.cart('unused')).toMatchObject({ items: [], total: 0, itemCount: 0, discount: null });
  });

  describe('its items', () => {
    const only = async () => (await service.items(sessionId))[0]!;

    it('are available at their own price while nothing changes', async () => {
      await put();
      expect(await only()).toMatchObject({ available: true, currentPrice: 445_000, product: { id: 1 } });
    });

    it('are marked when the price changed, and keep theirs', async () => {
      await put();
      shop.changeProduct(1, { price: 460_000 });
      expect(await only()).toMatchObject({ available: true, currentPrice: 460_000, line: { price: 445_000 } });
      expect(await service.cart(sessionId)).toMatchObject({ total: 445_000 });
    });

    it('have the names of the day of their price, each choice once', async () => {
      const { catalogue } = shop;
      const { pricing, products } = await catalogue.current();
      const chosen = aPersonalisation({ animalTheme: 'giraffe', personalization: 'Sofía' });
      const { breakdown, price, personalisation } = pieceOf(
        products.find(({ id }) => id === 1)!,
        chosen,
        pricing,
      );
      await put({ breakdown, price, personalisation });
      const words = async () => factTexts((await only()).line).filter((fact) => fact.startsWith('Motivo'));
      shop.changeOption('giraffe', { label: 'Jirafita' });
      expect(await words()).toEqual(['Motivo jirafa']);
      shop.changeProduct(1, { price: 440_000 });
      expect(await words()).toEqual(['Motivo jirafita']);
    });

    it('are marked when their product is out of stock', async () => {
      await put();
      shop.changeProduct(1, { inStock: false });
      expect(await only()).toMatchObject({ available: false, product: { inStock: false } });
    });

    it('are marked when their product can no longer be embroidered', async () => {
      await put();
      shop.changeProduct(1, { embroiderable: false });
      expect(await only()).toMatchObject({ available: false });
    });

    it('are marked when a choice is no longer on sale', async () => {
      await put({ personalisation: aPersonalisation({ animalTheme: 'shark' }) });
      expect(await only()).toMatchObject({ available: false });
    });

    it('stay in the cart when their product is withdrawn', async () => {
      await put();
      shop.withdrawProduct(1);
      expect(await only()).toMatchObject({ available: false, currentPrice: null, product: undefined });
      expect(await service.cart(sessionId)).toMatchObject({ total: 445_000, itemCount: 1 });
    });
  });

  describe('its discount', () => {
    it('is the applied code’s own percentage of the total', async () => {
      discounts.codes.push(aDiscountCode({ code: 'MAMA7', percent: 7 }));
      await put({ quantity: 3 });
      await codes.apply(sessionId, ' mama7 ');
      expect(await service.cart(sessionId)).toMatchObject({
        total: 1_335_000,
        discountAmount: 93_450,
        finalTotal: 1_241_550,
        discount: { code: { code: 'MAMA7', percent: 7 } },
        discountExpired: false,
      });
    });

    it.each([
      ['', 'discount.empty', 'Por favor ingresa un código de descuento'],
      ['   ', 'discount.empty', 'Por favor ingresa un código de descuento'],
      ['SIGERIST10', 'discount.invalid', 'El código de descuento no es válido'],
      ["' OR 1=1 --", 'discount.invalid', 'El código de descuento no es válido'],
    ])('is not given for %j', async (typed, code, message) => {
      await expect(codes.apply(sessionId, typed)).rejects.toMatchObject({ kind: 'invalid', code, message });
    });

    it('expires after 30 days, is shown as expired until removed, and cannot be applied again', async () => {
      await put();
      await codes.apply(sessionId, 'SIGERIST15');
      clock.pass(29 * DAY);
      await codes.apply(sessionId, 'SIGERIST15');
      expect(await service.cart(sessionId)).toMatchObject({ finalTotal: 378_250, discountExpired: false });
      clock.pass(DAY);
      const expired = { finalTotal: 445_000, discount: null, discountAmount: 0, discountExpired: true };
      expect(await service.cart(sessionId)).toMatchObject(expired);
      await expect(codes.apply(sessionId, 'sigerist15')).rejects.toMatchObject({ code: 'discount.expired' });
      await codes.remove(sessionId);
      expect(await service.cart(sessionId)).toMatchObject({ ...expired, discountExpired: false });
      await expect(codes.apply(sessionId, 'SIGERIST15')).rejects.toMatchObject({ code: 'discount.expired' });
    });

    it('keeps its first date when it is removed and applied again', async () => {
      await put();
      await codes.apply(sessionId, 'SIGERIST15');
      clock.pass(20 * DAY);
      await codes.remove(sessionId);
      await codes.apply(sessionId, 'SIGERIST15');
      clock.pass(10 * DAY);
      expect(await service.cart(sessionId)).toMatchObject({ discount: null, discountExpired: true });
    });

    it('keeps the code that works when another one is refused', async () => {
      await put();
      await codes.apply(sessionId, 'SIGERIST15');
      await expect(codes.apply(sessionId, 'NADA')).rejects.toMatchObject({ code: 'discount.invalid' });
      expect(await service.cart(sessionId)).toMatchObject({ discountAmount: 66_750 });
    });
  });
});
