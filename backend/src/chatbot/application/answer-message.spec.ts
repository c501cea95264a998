import { InMemoryFaqEntries } from '../../../test/fakes/in-memory-faq-entries.js';
import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { InMemoryDesigns } from '../../../test/fakes/in-memory-designs.js';
import { InMemoryShopData } from '../../../test/fakes/in-memory-shop-data.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { testEnv } from '../../../test/support/env.js';
import { DomainError, TooManyRequestsError } from '../../common/domain-error.js';
import type { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import type { Env } from '../../config/env.js';
import { FaqService } from '../../content/index.js';
import { DesignService } from '../../designs/index.js';
import type { OrderReader } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import { emptyThread } from '../domain/thread.js';
import { AnswerMessage } from './answer-message.js';
import { ShopActions } from './shop-actions.js';
import { ShopKnowledge } from './shop-knowledge.js';

const ORDER = 'SIG-K7M2XP';
const EMAIL = 'laura@correo.com';

function aBot() {
  const shop = aCatalogueService();
  const clock = new ManualClock();
  const designs = new DesignService(shop.catalogue, new InMemoryDesigns(), clock);
  const counted: string[] = [];
  const limiter = {
    consume: (_policy: unknown, network: string) => {
      counted.push(network);
      return counted.length > 3 ? Promise.reject(new TooManyRequestsError(60)) : Promise.resolve();
    },
  } as unknown as RateLimiter;
  const orders = {
    lookUp: (number: string, email: string) =>
      number.toUpperCase() === ORDER && email === EMAIL
        ? Promise.resolve({
            order: {
              number: ORDER,
              status: 'shipped',
              isExpress: false,
              money: { owed: 0 },
              createdAt: clock.now(),
              history: [],
            },
            isOwn: false,
          })
        : Promise.reject(new DomainError('not_found', 'order.not_found', 'No encontramos este pedido.')),
  } as unknown as OrderReader;
  const entries = new InMemoryFaqEntries();
  const env = { publicUrl: 'https://sigerist.test' } as Env;
  const settings = new ShopSettings(testEnv(''), new InMemoryShopData(), clock);
  const knowledge = new ShopKnowledge(shop.catalogue, new FaqService(shop.catalogue, entries, clock), settings, env);
  const bot = new AnswerMessage(knowledge, new ShopActions(orders, designs, limiter, env), clock);
  const ask = (text: string, network?: string) =>
    bot.answer(text, emptyThread(), { keywords: [], hours: { start: '09:00', end: '18:00' }, network });
  return { ask, bot, shop, designs, counted };
}

describe('AnswerMessage', () => {
  it('links a stored design with the price of the reply', async () => {
    const { ask, designs } = aBot();
    const { text, links } = await ask('pañalera con el nombre Emilia, hilo azul y un unicornio');
    const code = /https:\/\/sigerist\.test\/d\/([\w-]{10})/.exec(text)?.[1] ?? '';
    const kept = await designs.design(code);
    expect(kept).toMatchObject({ design: { name: 'Emilia', fontColor: 'blue', animalTheme: 'unicorn' } });
    expect(links[0]?.price).toBe(kept.price);
    expect(text).toContain(`$${kept.price.toLocaleString('es-CO')}`);
  });

  it.each(['¿cuánto vale?', '¿está disponible?', 'hola, quiero más información de este producto'])(
    'answers "%s" about the product of the catalogue that it was asked on',
    async (text) => {
      const { bot } = aBot();
      const options = { keywords: [], hours: { start: '09:00', end: '18:00' } };
      const about = await bot.answer(text, emptyThread(), { ...options, productId: '7' });
      expect(about.text).toContain('Milano');
      const unknown = await bot.answer(text, emptyThread(), { ...options, productId: 'unknown' });
      expect(unknown.text).not.toContain('Mochila Milano,');
    },
  );

  it('names the products of an order in the catalogue', async () => {
    const { bot } = aBot();
    const item = { quantity: 2, price: null, currency: 'COP' };
    const order = ['7', 'kit', 'unknown'].map((retailerId) => ({ ...item, retailerId }));
    expect(await bot.orderInWords(order)).toBe('2 × Mochila Milano\n2 × Kit');
  });

  it('answers with a changed price', async () => {
    const { ask, shop } = aBot();
    expect((await ask('cuánto vale la mochila milano')).text).toContain('$435.000');
    shop.changeProduct(7, { price: 500_000 });
    await shop.catalogue.current();
    expect((await ask('cuánto vale la mochila milano')).text).toContain('$500.000');
  });

  it('answers that a product is sold out', async () => {
    const { ask, shop } = aBot();
    shop.changeProduct(7, { inStock: false });
    await shop.catalogue.current();
    expect((await ask('hay mochila milano disponible?')).text).toContain('agotado');
  });

  it('answers the status of an order to a customer who knows its number and email', async () => {
    const { ask } = aBot();
    expect((await ask(`mi pedido ${ORDER} correo ${EMAIL}`)).text).toContain('en camino');
  });

  it('answers the same for an unknown order and for another email', async () => {
    const { ask } = aBot();
    const unknown = await ask(`pedido SIG-ZZZZ99 ${EMAIL}`);
    const foreign = await ask(`pedido ${ORDER} otra@correo.com`);
    expect(unknown.text).toBe(foreign.text);
    expect(unknown.text).not.toContain('en camino');
  });

  it('counts look-ups of a network and none without one', async () => {
    const { ask, counted } = aBot();
    await ask(`pedido ${ORDER} ${EMAIL}`);
    expect(counted).toEqual([]);
    for (let i = 0; i < 3; i += 1) await ask(`pedido ${ORDER} ${EMAIL}`, '203.0.113.7');
    expect((await ask(`pedido ${ORDER} ${EMAIL}`, '203.0.113.7')).text).toMatch(/muchas consultas/);
  });
});
