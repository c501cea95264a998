// Writes the catalogue that the pages show while the API is away: the seed, through the API's own mapping. Needs a build.
import { writeFileSync } from 'node:fs';
import { toPricingDto } from '../dist/src/catalogue/adapters/http/pricing.dto.js';
import { toProductDto, toProductGroupDto } from '../dist/src/catalogue/adapters/http/product.dto.js';
import { seedSources } from '../dist/src/catalogue/adapters/typeorm/seed-sources.js';
import { catalogueOf } from '../dist/src/catalogue/domain/catalogue.js';

const TARGET = new URL('../../frontend/src/features/catalogue/fallback-catalogue.gen.json', import.meta.url);

const { products, groups, pricing } = catalogueOf(seedSources());
const fallback = {
  products: products.map(toProductDto),
  groups: groups.map(toProductGroupDto),
  pricing: toPricingDto(pricing),
};
writeFileSync(TARGET, `${JSON.stringify(fallback, null, 2)}\n`);
