import express from 'express';
import request from 'supertest';
import { aProduct, sources } from '../../../../test/builders/catalogue.builder.js';
import { InMemoryCatalogueRepository } from '../../../../test/fakes/in-memory-catalogue.repository.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { CatalogueService } from '../../application/catalogue.service.js';
import type { ProductDto } from './product.dto.js';
import { CatalogueController } from './catalogue.controller.js';

describe(CatalogueController.name, () => {
  it('finds no price of a change that another instance has taken back', async () => {
    const catalogueWith = (price: number) => sources({ products: [aProduct({ id: 1, price })], kitPieces: [] });
    const [repository, clock] = [new InMemoryCatalogueRepository(catalogueWith(1_000)), new ManualClock()];
    const catalogue = new CatalogueService(repository, clock);
    const controller = new CatalogueController(catalogue);
    const app = express().use((req, res) => controller.listProducts({ search: 'product', limit: 5 }, req, res));
    const prices = async () => ((await request(app).get('/')).body as ProductDto[]).map(({ price }) => price);

    const version = await catalogue.version();
    repository.sources = catalogueWith(2_000);
    // Searched before this instance polls.
    expect(await prices()).toEqual([2_000]);
    repository.sources = catalogueWith(1_000);
    clock.pass(1_000);
    expect(await catalogue.version()).toBe(version);
    expect(await prices()).toEqual([1_000]);
  });
});
