import { seedSources } from '../../src/catalogue/adapters/typeorm/seed-catalogue.js';
import { firstEntries } from '../../src/content/domain/faq-questions.js';
import { EditableRows, type RowWrites } from '../../src/back-office/application/editable-rows.port.js';
import {
  type Entity,
  keyOf,
  type Row,
  type RowId,
  type RowRef,
  type Values,
} from '../../src/back-office/domain/change.js';
import { ENTITY_RULES } from '../../src/back-office/domain/entities.js';
import { valuesOf } from '../../src/settings/domain/shop-data.js';
import { newIdOf, optionId } from '../../src/back-office/domain/new-id.js';

/** The rows of a new shop in memory: products, options, groups, questions, the seeded code and most settings. */
export class InMemoryEditableRows extends EditableRows {
  private readonly rows = new Map<string, Row>();
  private nextId = 14;

  constructor() {
    super();
    const { products, options, groups, kitPieces } = seedSources();
    for (const product of products) this.put('product', product.id, { ...product });
    for (const option of options) this.put('option', optionId(option.kind, option.id), { ...option });
    for (const group of groups) this.put('product_group', group.id, { ...group });
    for (const entry of firstEntries()) this.put('faq', entry.id, { ...entry });
    const unlimited = { amount: null, from: null, until: null, totalLimit: null, perCustomerLimit: null };
    this.put('discount_code', 'SIGERIST15', { code: 'SIGERIST15', percent: 15, ...unlimited, withdrawn: false });
    for (const [key, value] of valuesOf([], { email: 'hola@sigerist.co', placeholders: true }))
      if (!key.startsWith('texts.')) this.put('setting', key, { value });
    this.put('setting', 'kit.discountPercent', { value: 10 });
    this.put('setting', 'pricing.embroideryRemovalSaving', { value: 15_000 });
    this.put('setting', 'delivery.standard', { value: [15, 20] });
    this.put('setting', 'contact.hours', { value: { start: '09:00', end: '18:00' } });
    const pieces = kitPieces.map(({ productId, name, withName }) => ({ productId, name, withName }));
    this.put('setting', 'kit.pieces', { value: pieces });
    this.put('text', 'footerAbout', { value: 'Bolsos.' });
    this.put('text', 'announcement', { value: 'Hecho a mano en Medellín.' });
  }

  find(refs: readonly RowRef[]): Promise<Map<string, Row>> {
    const found = new Map<string, Row>();
    for (const ref of refs) {
      const row = this.rows.get(keyOf(ref)) ?? this.onlyOptionWith(ref);
      if (row) found.set(keyOf(ref), row).set(keyOf(row), row);
    }
    return Promise.resolve(found);
  }

  findForUpdate(refs: readonly RowRef[]): Promise<Map<string, Row>> {
    return this.find(refs);
  }

  list(entity: Entity, fields?: readonly string[]): Promise<Row[]> {
    const rows = [...this.rows.values()].filter((row) => row.entity === entity);
    if (!fields) return Promise.resolve(rows);
    const pick = (values: Values) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
    return Promise.resolve(rows.map((row) => ({ ...row, values: pick(row.values) })));
  }

  write({ updates, creations }: RowWrites): Promise<RowId[]> {
    for (const { entity, id, values } of updates) {
      const row = this.rows.get(keyOf({ entity, id }));
      if (row) this.rows.set(keyOf(row), { ...row, values: { ...row.values, ...values } });
    }
    const ids = creations.map(({ entity, values }) => {
      const id = newIdOf({ entity, id: null, values })?.id ?? (entity === 'faq' ? crypto.randomUUID() : this.nextId++);
      this.put(entity, id, values);
      return id;
    });
    return Promise.resolve(ids);
  }

  /** Every row that is not withdrawn: what the shop shows. */
  get shown(): Row[] {
    return [...this.rows.values()].filter(({ values }) => values.withdrawn !== true);
  }

  private put(entity: Entity, id: RowId, all: object): void {
    const names = Object.keys(ENTITY_RULES[entity].fields(id) ?? {});
    const values = Object.fromEntries(names.map((name) => [name, (all as Values)[name] ?? null]));
    this.rows.set(keyOf({ entity, id }), { entity, id, values });
  }

  private onlyOptionWith({ entity, id }: RowRef): Row | undefined {
    const named = [...this.rows.values()].filter((row) => row.entity === 'option' && row.values.id === id);
    return entity === 'option' && named.length === 1 ? named[0] : undefined;
  }
}
