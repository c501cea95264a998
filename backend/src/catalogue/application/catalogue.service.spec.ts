import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { ManualCatalogueChanges } from '../../../test/fakes/manual-catalogue-changes.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { CatalogueService } from './catalogue.service.js';

const AWAY = new Error('the store is away');

describe('CatalogueService', () => {
  let repository: InMemoryCatalogueRepository;
  let changes: ManualCatalogueChanges;
  let clock: ManualClock;
  let catalogue: CatalogueService;

  beforeEach(() => {
    // The failures below are wanted; their log is not.
    Logger.overrideLogger(false);
    repository = new InMemoryCatalogueRepository(sources());
    changes = new ManualCatalogueChanges();
    clock = new ManualClock();
    catalogue = new CatalogueService(repository, changes, clock);
  });

  const rename = (name: string) => {
    repository.sources = sources({ products: [aProduct({ id: 1, name })], kitPieces: [] });
  };
  const names = async () => (await catalogue.list()).map(({ name }) => name);
  const settled = () => wait(5);

  it('reads the store once for concurrent first callers', async () => {
    await Promise.all([catalogue.list(), catalogue.pricing(), catalogue.version(), catalogue.product(7)]);
    expect(repository.loads).toBe(1);
  });

  it('does not read the store again while nothing changes, however much time passes', async () => {
    await catalogue.list();
    clock.pass(86_400_000);
    await catalogue.list();
    expect(repository.loads).toBe(1);
  });

  it('shows a change as soon as it is announced', async () => {
    const before = await catalogue.version();
    rename('Nuevo');
    changes.announce();
    expect(await names()).toEqual(['Nuevo']);
    expect(await catalogue.version()).not.toBe(before);
  });

  it('reads again when a change is announced while it reads', async () => {
    const load = repository.load.bind(repository);
    repository.load = async () => {
      const read = await load();
      if (repository.loads === 1) {
        rename('Nuevo');
        changes.announce();
      }
      return read;
    };
    expect(await names()).toEqual(['Nuevo']);
    expect(repository.loads).toBe(2);
  });

  it('keeps the version of an unchanged content, and gives equal contents equal versions', async () => {
    const before = await catalogue.version();
    changes.announce();
    await settled();
    expect(await catalogue.version()).toBe(before);
    const other = new CatalogueService(new InMemoryCatalogueRepository(sources()), changes, clock);
    expect(await other.version()).toBe(before);
  });

  it('compares its copy once a second while changes may be missed', async () => {
    await catalogue.list();
    changes.listening = false;
    rename('Nuevo');
    expect(await names()).toEqual(['Nuevo']);
    await catalogue.list();
    expect(repository.loads).toBe(2);
    clock.pass(1_000);
    await catalogue.list();
    expect(repository.loads).toBe(3);
  });

  it('keeps the last good catalogue while the store is unavailable, and asks again a second later', async () => {
    const good = await names();
    repository.failure = AWAY;
    changes.announce();
    await settled();
    expect(await names()).toEqual(good);
    repository.failure = undefined;
    rename('Nuevo');
    clock.pass(1_000);
    expect(await names()).toEqual(['Nuevo']);
  });

  it('does not wait for a store that does not answer', async () => {
    const good = await names();
    repository.load = () => new Promise(() => undefined);
    changes.announce();
    expect(await names()).toEqual(good);
  });

  it('fails while there has never been a catalogue, and recovers by itself', async () => {
    repository.failure = AWAY;
    await expect(catalogue.list()).rejects.toBe(AWAY);
    repository.failure = undefined;
    expect(await catalogue.list()).toHaveLength(12);
  });

  it('refuses a catalogue with a setting missing and keeps the good one', async () => {
    const good = await catalogue.version();
    repository.sources = sources({ settings: [] });
    changes.announce();
    await settled();
    expect(await catalogue.version()).toBe(good);
  });

  it('logs why a catalogue cannot be built, once for each reason', async () => {
    const told: unknown[] = [];
    const record = (message: { err: Error }) => told.push(message.err.message);
    Logger.overrideLogger({ error: record, log: record, warn: record });
    await catalogue.list();
    const fail = async (message: string) => {
      repository.failure = new Error(message);
      changes.announce();
      await settled();
      changes.announce();
      await settled();
    };
    await fail('the setting kit.discount is missing');
    await fail('a picture has no path');
    repository.failure = undefined;
    changes.announce();
    await settled();
    await fail('a picture has no path');
    expect(told).toEqual(['the setting kit.discount is missing', 'a picture has no path', 'a picture has no path']);
  });

  it('knows no product that is not in the catalogue', async () => {
    await expect(catalogue.product(999)).rejects.toMatchObject({
      kind: 'not_found',
      code: 'catalogue.product_not_found',
      message: 'Producto no encontrado',
    });
  });
});
