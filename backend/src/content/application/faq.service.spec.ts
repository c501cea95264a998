import { sources } from '../../../test/builders/catalogue.builder.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { InMemoryFaqEntries } from '../../../test/fakes/in-memory-faq-entries.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { CatalogueService } from '../../catalogue/index.js';
import { FaqService } from './faq.service.js';

function faqOf(repository: InMemoryCatalogueRepository, entries = new InMemoryFaqEntries()): FaqService {
  const clock = new ManualClock();
  return new FaqService(new CatalogueService(repository, clock), entries, clock);
}

describe('FaqService', () => {
  it('has questions with ids of their own, none twice', async () => {
    const { items } = await faqOf(new InMemoryCatalogueRepository(sources())).list();
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
  });

  it.each([
    ['personalizacion-cuanto-cuesta-el-nombre', 'cuesta $15.000 y puede tener hasta 20 caracteres'],
    ['envios-cuanto-cuesta', 'cerca de $25.000'],
    ['envios-cuanto-se-demora', '15 a 20 días hábiles'],
    ['envios-servicio-express', 'Por $50.000'],
    ['pagos-kit-de-lujo', '7 piezas suma $1.595.000. Con el 10% de descuento te queda en $1.435.500'],
    ['personalizacion-sin-bordado', 'Mochila Clásica, Cambiador, Portachupeta y Mochila León'],
    ['personalizacion-complementos', 'pompón ($45.000)'],
  ])('%s contains: %s', async (id, text) => {
    const { items } = await faqOf(new InMemoryCatalogueRepository(sources())).list();
    expect(items.find((item) => item.id === id)?.answer).toContain(text);
  });

  it('follows a changed price', async () => {
    const { options, settings } = sources();
    const dearer = options.map((option) => Object.assign(option, { price: option.price + 1 }));
    const { items } = await faqOf(new InMemoryCatalogueRepository(sources({ options: dearer, settings }))).list();
    expect(items.find(({ id }) => id === 'envios-servicio-express')?.answer).toContain('$50.001');
  });

  it.each([
    [0, 'Son dibujos de cada pieza, fieles a ella. El tuyo llega con'],
    [2, 'Las de Pañalera Multifuncional y Organizador de Higiene son fotos; las demás son dibujos'],
    [12, 'Sí, son fotos de nuestras piezas.'],
  ])('calls the pictures photos of the %d products whose photographs the owner uploaded', async (count, text) => {
    const { products } = sources();
    const listed = products.filter(({ kitOnly }) => !kitOnly);
    listed.slice(0, count).forEach((product) => Object.assign(product, { hasPhotographs: true }));
    const { items } = await faqOf(new InMemoryCatalogueRepository(sources({ products }))).list();
    const asked = items.find(({ id }) => id === 'productos-colores-reales');
    expect(asked?.answer).toContain(text);
    expect(asked?.answer).toContain('Antes de que salga del taller le tomamos una foto');
  });

  it('names the nine categories as the owner wrote them', async () => {
    const { items } = await faqOf(new InMemoryCatalogueRepository(sources())).list();
    expect(items.find(({ id }) => id === 'personalizacion-que-pueden-bordar')?.answer).toContain(
      'Safari, Kawaii, Disney, Ositos tiernos, Náutico, Nombres personalizados, Animales, Flores y diseños 3D',
    );
  });

  it('shows a question that staff added at the end of its category, and changes its version', async () => {
    const faq = faqOf(new InMemoryCatalogueRepository(sources()));
    const before = await faq.list();
    await faq.add({ category: 'Pagos', question: '¿Reciben Nequi?', answer: 'Sí.' });
    await faq.refresh();
    const { items, version } = await faq.list();
    expect(items.filter(({ category }) => category === 'Pagos').at(-1)).toMatchObject({ question: '¿Reciben Nequi?' });
    expect(items).toHaveLength(before.items.length + 1);
    expect(version).not.toBe(before.version);
  });

  it('shows a question that another instance added within a second, and the built-in ones without the database', async () => {
    const clock = new ManualClock();
    const entries = new InMemoryFaqEntries();
    const repository = new InMemoryCatalogueRepository(sources());
    const faq = new FaqService(new CatalogueService(repository, clock), entries, clock);
    entries.failure = new Error('the database is unavailable');
    const { items } = await faq.list();
    expect(items.length).toBeGreaterThan(20);
    entries.failure = undefined;
    await entries.add({ id: 'nequi', category: 'Pagos', question: '¿Reciben Nequi?', answer: 'Sí.' });
    clock.pass(1_000);
    expect((await faq.list()).items).toHaveLength(items.length + 1);
  });
});
