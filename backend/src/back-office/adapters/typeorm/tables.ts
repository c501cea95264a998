import { type Entity, type Json, type RowId, textOf, type Values } from '../../domain/change.js';
import { optionId, slugOf } from '../../domain/new-id.js';

/** How a field is read from its column and written into it; a name alone is both. */
type Column = string | { readonly name: string; read(stored: unknown): Json; write(value: Json): unknown };

/** Where the rows of an entity are. */
export interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** In the order of the key. */
  keyOf(id: RowId): readonly unknown[];
  idOf(stored: Readonly<Record<string, unknown>>): RowId;
  readonly columns: Readonly<Record<string, Column>>;
  readonly order: string;
  /** Columns that a new row needs besides its fields. */
  more?(values: Values): Readonly<Record<string, unknown>>;
}

const moment = (name: string): Column => ({
  name,
  read: (stored) => (stored instanceof Date ? stored.toISOString() : null),
  write: (value) => value,
});

export const TABLES: Readonly<Record<Exclude<Entity, 'setting' | 'text'>, Table>> = {
  product: {
    name: 'product',
    key: ['id'],
    keyOf: (id) => [id],
    idOf: ({ id }) => Number(id),
    columns: {
      name: 'name',
      description: 'description',
      category: 'category',
      price: 'price',
      rank: 'rank',
      embroiderable: 'embroiderable',
      inStock: 'in_stock',
      kitOnly: 'kit_only',
      withdrawn: 'withdrawn',
      pictures: 'pictures',
      plainPictures: 'plain_pictures',
      pictureAlts: 'picture_alts',
      photoDesign: 'photo_design',
      openPicture: 'open_picture',
      heightCm: 'height_cm',
      widthCm: 'width_cm',
      depthCm: 'depth_cm',
      weightG: 'weight_g',
      litres: 'litres',
      strapCm: 'strap_cm',
      measured: 'measured',
      fits: 'fits',
    },
    order: 'rank, id',
    more: ({ name }) => ({ slug: slugOf(textOf(name)) }),
  },
  option: {
    name: 'product_option',
    key: ['kind', 'id'],
    keyOf: (id) => {
      const [kind = '', own] = String(id).split('/');
      return own === undefined ? ['add_on', kind] : [kind, own];
    },
    idOf: ({ kind, id }) => optionId(String(kind), String(id)),
    columns: {
      kind: 'kind',
      label: 'label',
      description: 'description',
      price: 'price',
      needs: 'needs',
      id: 'id',
      kitGift: 'kit_gift',
      hiddenWithEmbroidery: 'hidden_with_embroidery',
      exceptProducts: 'except_products',
      position: 'position',
      withdrawn: 'withdrawn',
    },
    order: 'kind, position, id',
    more: ({ id, label }) => ({ id: id ?? slugOf(textOf(label)) }),
  },
  product_group: {
    name: 'product_group',
    key: ['id'],
    keyOf: (id) => [id],
    idOf: ({ id }) => Number(id),
    columns: { label: 'label', firstRank: 'first_rank', lastRank: 'last_rank', withdrawn: 'withdrawn' },
    order: 'first_rank, id',
  },
  discount_code: {
    name: 'discount_code',
    key: ['code'],
    keyOf: (id) => [id],
    idOf: ({ code }) => String(code),
    columns: {
      code: 'code',
      percent: 'percent',
      amount: 'amount',
      from: moment('starts'),
      until: moment('ends'),
      totalLimit: 'total_limit',
      perCustomerLimit: 'per_customer_limit',
      withdrawn: { name: 'active', read: (active) => active !== true, write: (value) => value !== true },
    },
    order: 'code',
  },
  faq: {
    name: 'faq_entry',
    key: ['id'],
    keyOf: (id) => [id],
    idOf: ({ id }) => String(id),
    columns: {
      question: 'question',
      answer: 'answer',
      category: 'category',
      position: 'position',
      withdrawn: 'withdrawn',
    },
    order: 'position, id',
    more: () => ({ id: crypto.randomUUID() }),
  },
};

/** The values of a stored row by field. */
export function valuesOf(table: Table, stored: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries(table.columns).map(([field, column]) =>
    typeof column === 'string' ? [field, stored[column] as Json] : [field, column.read(stored[column.name])],
  );
  return Object.fromEntries(entries) as Values;
}

/** Columns with what they will hold; unknown fields are left out. */
export function columnsOf(table: Table, values: Values): Record<string, unknown> {
  const entries = Object.entries(values).flatMap(([field, value]) => {
    const column = table.columns[field];
    if (!column) return [];
    return [typeof column === 'string' ? [column, value] : [column.name, column.write(value)]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** The table with these of its fields; all of them when `fields` is undefined. */
export function withFields(table: Table, fields: readonly string[] | undefined): Table {
  if (!fields) return table;
  const columns = Object.entries(table.columns).filter(([field]) => fields.includes(field));
  return { ...table, columns: Object.fromEntries(columns) };
}

/** Names of the columns of the key and of every field. */
export function columnNames({ key, columns }: Table): string[] {
  const names = Object.values(columns).map((column) => (typeof column === 'string' ? column : column.name));
  return [...new Set([...key, ...names])];
}
