import { Logger } from '@nestjs/common';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { HOUR_MS } from '../../common/time.js';
import { CatalogueService } from './catalogue.service.js';

const UNAVAILABLE = new Error('the store is unavailable');

describe('CatalogueService', () => {
  let repository: InMemoryCatalogueRepository;
  let clock: ManualClock;
  let catalogue: CatalogueService;

  beforeEach(() => {
    // The failures below are wanted; their log is not.
    Logger.overrideLogger(false);
    repository = new InMemoryCatalogueRepository(sources());
    clock = new ManualClock();
    catalogue = new CatalogueService(repository, clock);
  });

  const rename = (name: string) => {
    repository.sources = sources({ products: [aProduct({ id: 1, name })], kitPieces: [] });
  };
  const names = async () => (await catalogue.list()).map(({ name }) => name);
  const aSecondLater = () => clock.pass(1_000);

  it('reads the store once for concurrent first callers', async () => {
    await Promise.all([catalogue.list(), catalogue.pricing(), catalogue.version(), catalogue.product(7)]);
    expect(repository.loads).toBe(1);
  });

  it('loads the catalogue once a day while nothing changes', async () => {
    await catalogue.list();
    clock.pass(8 * HOUR_MS);
    await catalogue.list();
    expect(repository.loads).toBe(1);
  });

  it('counts the delivery dates from the present date in Bogota', async () => {
    const today = { earliest: '2026-02-05', latest: '2026-02-12' };
    const standard = async () => (await catalogue.pricing()).delivery.standardDates;
    expect(await standard()).toEqual(today);
    const before = await catalogue.version();
    clock.pass(14 * HOUR_MS - 1);
    expect(await standard()).toEqual(today);
    clock.pass(1_000);
    expect(await standard()).toEqual({ earliest: '2026-02-06', latest: '2026-02-13' });
    expect(await catalogue.version()).not.toBe(before);
  });

  it('moves the dates around a closing, and by the queue while the capacity is limited', async () => {
    const dates = async () => (await catalogue.pricing()).delivery;
    let counted = 0;
    catalogue.useQueue(() => Promise.resolve({ all: 40, express: (counted += 1) > 0 ? 20 : 0 }));
    const closing = { from: '2026-01-16', until: '2026-01-31', note: '' };
    repository.sources = sources({ plan: { closing, piecesPerWeek: null } });
    expect(await dates()).toMatchObject({ standardBusinessDays: [15, 20], expressDates: { earliest: '2026-02-06' } });
    expect(counted).toBe(0);
    repository.sources = sources({ plan: { closing: null, piecesPerWeek: 10 } });
    aSecondLater();
    expect(await dates()).toMatchObject({
      standardBusinessDays: [20, 25],
      expressBusinessDays: [10, 13],
      planned: { standardBusinessDays: [15, 20], expressBusinessDays: [5, 8] },
    });
    expect((await catalogue.deliverySettings()).standard).toEqual([15, 20]);
  });

  it('shows nothing that is withdrawn, and keeps the price of the kit', async () => {
    const { products, options, groups } = sources();
    const kit = (await catalogue.pricing()).kit.total;
    for (const one of [products[6], options[0], groups[0]]) Object.assign(one!, { withdrawn: true });
    repository.sources = sources({ products, options, groups });
    aSecondLater();
    const snapshot = await catalogue.current();
    expect(snapshot.products.map(({ id }) => id)).not.toContain(7);
    expect(snapshot.pricing.addOns.map(({ id }) => id)).not.toContain('pompon');
    expect(snapshot.groups.map(({ label }) => label)).not.toContain('Pañaleras');
    expect(snapshot.groups.at(-1)!.productIds).toContain(1);
    expect(snapshot.pricing.kit.total).toBe(kit);
  });

  it('shows a change within a second', async () => {
    const before = await catalogue.version();
    rename('Nuevo');
    aSecondLater();
    expect(await names()).toEqual(['Nuevo']);
    expect(await catalogue.version()).not.toBe(before);
  });

  it('asks for the revision once a second at most', async () => {
    const revision = jest.spyOn(repository, 'revision');
    for (let tenths = 0; tenths < 30; tenths += 1) {
      await Promise.all([catalogue.list(), catalogue.pricing()]);
      clock.pass(100);
    }
    expect(revision).toHaveBeenCalledTimes(3);
  });

  it('loads again when a change came while it was loading', async () => {
    const load = repository.load.bind(repository);
    repository.load = async () => {
      const read = await load();
      if (repository.loads === 1) rename('Nuevo');
      return read;
    };
    expect(await names()).toHaveLength(12);
    aSecondLater();
    expect(await names()).toEqual(['Nuevo']);
  });

  it('keeps the version of an unchanged content, and gives equal contents equal versions', async () => {
    const before = await catalogue.version();
    repository.sources = sources();
    aSecondLater();
    expect(await catalogue.version()).toBe(before);
    expect(repository.loads).toBe(2);
    const other = new CatalogueService(new InMemoryCatalogueRepository(sources()), clock);
    expect(await other.version()).toBe(before);
  });

  it('has another revision after a change that was taken back', async () => {
    const before = await catalogue.revision();
    expect(await catalogue.revision()).toBe(before);
    rename('Nuevo');
    repository.sources = sources();
    aSecondLater();
    expect(await catalogue.revision()).not.toBe(before);
  });

  it('keeps the last good catalogue while the store is unavailable, and asks again a second later', async () => {
    const good = await names();
    repository.failure = UNAVAILABLE;
    aSecondLater();
    expect(await names()).toEqual(good);
    repository.failure = undefined;
    rename('Nuevo');
    aSecondLater();
    expect(await names()).toEqual(['Nuevo']);
  });

  it('does not wait for a store that does not answer', async () => {
    const good = await names();
    repository.revision = () => new Promise(() => undefined);
    aSecondLater();
    expect(await names()).toEqual(good);
  });

  it('fails while there has never been a catalogue, and recovers by itself', async () => {
    repository.failure = UNAVAILABLE;
    await expect(catalogue.list()).rejects.toBe(UNAVAILABLE);
    repository.failure = undefined;
    expect(await catalogue.list()).toHaveLength(12);
  });

  it('refuses a catalogue with a setting missing and keeps the good one', async () => {
    const good = await catalogue.version();
    repository.sources = sources({ settings: [] });
    aSecondLater();
    expect(await catalogue.version()).toBe(good);
  });

  it('logs why a catalogue cannot be built, once for each reason', async () => {
    const logged: unknown[] = [];
    const record = (message: { err: Error }) => logged.push(message.err.message);
    Logger.overrideLogger({ error: record, log: record, warn: record });
    await catalogue.list();
    const fail = async (message: string) => {
      repository.failure = new Error(message);
      for (let seconds = 0; seconds < 2; seconds += 1) {
        aSecondLater();
        await catalogue.list();
      }
    };
    await fail('the setting kit.discount is missing');
    await fail('a picture has no path');
    repository.failure = undefined;
    aSecondLater();
    await catalogue.list();
    await fail('a picture has no path');
    expect(logged).toEqual(['the setting kit.discount is missing', 'a picture has no path', 'a picture has no path']);
  });

  it('finds no product that is not in the catalogue', async () => {
    await expect(catalogue.product(999)).rejects.toMatchObject({
      kind: 'not_found',
      code: 'catalogue.product_not_found',
      message: 'Producto no encontrado',
    });
  });
});
