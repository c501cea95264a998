import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PLAN_EACH_TIME, ReadReplica } from '../../../database/index.js';
import { planOf, ShopDatum, storedValues } from '../../../settings/index.js';
import { CatalogueRepository, type StoredCatalogue } from '../../application/catalogue-repository.port.js';
import { KitPiece } from '../../domain/kit.js';
import { Option } from '../../domain/option.js';
import { Product } from '../../domain/product.js';
import { ProductGroup } from '../../domain/product-group.js';
import { type ProductSearch, type SearchTerms, searchTerms, searchText } from '../../domain/product-search.js';
import { Setting } from '../../domain/setting.js';
import { loadProducts, revisionOf, withPictures } from './load-products.js';

// Word for word the expressions of the indexes that the migration makes: PostgreSQL only then uses them.
const LABEL = `catalogue_fold(product.name || ' ' || product.category)`;
const TEXT = `catalogue_fold(product.name || ' ' || product.category || ' ' || product.description)`;
const WORDS = `to_tsvector('pg_catalog.spanish', ${TEXT})`;

/** One wrong letter in the middle of 'mochila' leaves this much of it; an unrelated word of the shop stays below. */
const ENOUGH_LETTERS_ALIKE = 0.45;

/** A shorter word is near to too many others. */
const SHORTEST_WITH_TYPO = 5;

/** A `LIKE` pattern that finds `:parameter` anywhere; its own wildcards are escaped after folding, which may make new ones. */
const containing = (parameter: string) =>
  `'%' || regexp_replace(catalogue_fold(:${parameter}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** The catalogue in PostgreSQL. Never joins a transaction, so that shoppers see committed data only. */
@Injectable()
export class TypeOrmCatalogueRepository extends CatalogueRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
  ) {
    super();
  }

  revision(): Promise<string> {
    return revisionOf(this.dataSource.manager);
  }

  /** Always from the primary: customers are charged these prices. */
  load(known?: StoredCatalogue): Promise<StoredCatalogue> {
    const read = async (manager: EntityManager) => {
      const revision = await revisionOf(manager);
      return {
        revision,
        products: await loadProducts(manager, revision, known),
        groups: await manager.find(ProductGroup),
        options: await manager.find(Option),
        kitPieces: await manager.find(KitPiece),
        settings: await manager.find(Setting),
        plan: planOf(storedValues(await manager.find(ShopDatum))),
      };
    };
    return this.dataSource.transaction('REPEATABLE READ', read);
  }

  search({ category, search, after, limit }: ProductSearch): Promise<Product[]> {
    const label = searchText(category);
    const terms = searchTerms(label ? '' : searchText(search));
    const find = async (manager: EntityManager) => {
      const query = manager
        .createQueryBuilder(Product, 'product')
        .comment(PLAN_EACH_TIME)
        .where('NOT product.kit_only AND NOT product.withdrawn');
      if (label) query.andWhere(`${LABEL} LIKE ${containing('label')}`, { label });
      if (terms.text) query.andWhere(matching(terms), terms);
      if (after) query.andWhere('(product.rank, product.id) > (:rank, :id)', after);
      query.orderBy('product.rank').addOrderBy('product.id').limit(limit);
      return withPictures(manager, await query.getMany());
    };
    if (!terms.text) return this.replica.read(find);
    return this.replica.read((connection) =>
      connection.transaction(async (manager) => {
        // Local to the transaction, because the operator and its index take the limit from nowhere else.
        await manager.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${ENOUGH_LETTERS_ALIKE}`);
        return find(manager);
      }),
    );
  }
}

/** Part of any text, or the same words in another form or others with their meaning, or nearly the words of a name or category. */
function matching({ text, meant }: SearchTerms): string {
  const words = (parameter: string) => `plainto_tsquery('pg_catalog.spanish', catalogue_fold(:${parameter}))`;
  const conditions = [
    `${TEXT} LIKE ${containing('text')}`,
    `${WORDS} @@ ${meant ? `(to_tsquery('pg_catalog.spanish', :meant) && ${words('rest')})` : words('text')}`,
  ];
  if (text.length >= SHORTEST_WITH_TYPO) conditions.push(`catalogue_fold(:text) <% ${LABEL}`);
  return `(${conditions.join(' OR ')})`;
}
