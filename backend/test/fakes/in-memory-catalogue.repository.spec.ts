import { sources } from '../builders/catalogue.builder.js';
import { itKeepsTheCatalogue } from '../contracts/catalogue-repository.contract.js';
import { InMemoryCatalogueRepository } from './in-memory-catalogue.repository.js';

describe('InMemoryCatalogueRepository', () => {
  itKeepsTheCatalogue(() => new InMemoryCatalogueRepository(sources()));
});
