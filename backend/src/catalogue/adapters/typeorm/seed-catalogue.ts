import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../database/index.js';
import { Product } from '../../domain/product.js';
import { KitPiece } from '../../domain/kit.js';
import { Option } from '../../domain/option.js';
import { ProductGroup } from '../../domain/product-group.js';
import { Setting } from '../../domain/setting.js';
import { catalogueSchemas } from './catalogue.schemas.js';
import { seedSources } from './seed-sources.js';

/** Fills an empty catalogue. One that has a product is the owner's: neither an edit nor a deletion is ever undone. */
export async function seedCatalogue(url: string): Promise<void> {
  const dataSource = await new DataSource({ ...dataSourceOptions(url), entities: catalogueSchemas }).initialize();
  try {
    if (await dataSource.manager.existsBy(Product, {})) return;
    const { products, groups, options, kitPieces, settings } = seedSources();
    await dataSource.transaction(async (manager) => {
      // With its columns named: TypeORM otherwise leaves the ids to the sequence.
      await manager
        .createQueryBuilder()
        .insert()
        .into(Product, columnsOf(products[0] ?? {}))
        .values([...products])
        .execute();
      await manager.insert(ProductGroup, [...groups]);
      await manager.insert(Option, [...options]);
      await manager.insert(KitPiece, [...kitPieces]);
      await manager.insert(Setting, [...settings]);
    });
  } finally {
    await dataSource.destroy();
  }
}

function columnsOf(product: object): string[] {
  return Object.keys(product).filter((name) => name !== 'storedPictures');
}
