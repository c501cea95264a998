import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { ShopSettings } from '../../../settings/index.js';
import type { Json, Row, RowId } from '../../domain/change.js';
import { KIT_PIECES } from '../../domain/kit-pieces.js';
import { SETTING_FIELDS } from '../../domain/setting-fields.js';
import { TEXT_FIELDS } from '../../domain/text-fields.js';

/** Numbers that the catalogue keeps in `shop_setting`; two names are the ends of a range. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'delivery.standard': ['standard_days_min', 'standard_days_max'],
  'delivery.express': ['express_days_min', 'express_days_max'],
  'delivery.shippingEstimate': ['shipping_estimate'],
  'delivery.embroideryHours': ['embroidery_hours'],
  'pricing.embroideryRemovalSaving': ['embroidery_removal_saving'],
  'kit.discountPercent': ['kit_discount_percent'],
  'kit.freeAccessories': ['kit_free_accessories'],
};

const KIT = `SELECT product_id AS "productId", name, with_name AS "withName" FROM kit_piece ORDER BY position`;

const HOURS = 'contact.hours';

interface Hours {
  readonly start: string;
  readonly end: string;
}

/** Settings and texts, each a value under a key: most of them the shop's own data, some of them numbers of the catalogue. */
@Injectable()
export class SettingRows {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly settings: ShopSettings,
  ) {}

  async find(entity: 'setting' | 'text', id: RowId, forUpdate: boolean): Promise<Row | undefined> {
    const key = String(id);
    if (key === HOURS) return { entity, id: key, values: { value: await this.hours(forUpdate) } };
    if (key === KIT_PIECES) return { entity, id: key, values: { value: await this.kitPieces(forUpdate) } };
    const names = entity === 'setting' ? NUMBERS[key] : undefined;
    const value = names ? await this.numbers(names, forUpdate) : (await this.data(forUpdate)).get(keyOf(entity, key));
    return value === undefined ? undefined : { entity, id: key, values: { value } };
  }

  async list(entity: 'setting' | 'text'): Promise<Row[]> {
    const rows: Row[] = [];
    for (const key of Object.keys(entity === 'setting' ? SETTING_FIELDS : TEXT_FIELDS)) {
      const row = await this.find(entity, key, false);
      if (row) rows.push(row);
    }
    return rows;
  }

  async write(entity: 'setting' | 'text', id: RowId, value: Json): Promise<void> {
    const key = String(id);
    if (key === HOURS) return this.writeHours(value as unknown as Hours);
    if (key === KIT_PIECES) return this.writeKitPieces(value);
    const names = entity === 'setting' ? NUMBERS[key] : undefined;
    if (!names) return this.settings.write(keyOf(entity, key), value);
    const numbers = Array.isArray(value) ? (value as Json[]) : [value];
    for (const [at, name] of names.entries()) {
      await this.transaction.manager.query('UPDATE shop_setting SET value = $2 WHERE name = $1', [name, numbers[at]]);
    }
  }

  /** The chatbot keeps when people answer; staff also change it on the chatbot's screen. */
  private async hours(forUpdate: boolean): Promise<Json> {
    const lock = forUpdate ? 'FOR UPDATE' : '';
    const statement = `SELECT start_time AS start, end_time AS "end" FROM chatbot_settings WHERE id = 1 ${lock}`;
    const [{ start, end }] = await this.transaction.manager.query<[Hours]>(statement);
    return { start, end };
  }

  private async writeHours({ start, end }: Hours): Promise<void> {
    const statement = 'UPDATE chatbot_settings SET start_time = $1, end_time = $2 WHERE id = 1';
    await this.transaction.manager.query(statement, [start, end]);
  }

  private kitPieces(forUpdate: boolean): Promise<Json> {
    return this.transaction.manager.query<Json>(forUpdate ? `${KIT} FOR UPDATE` : KIT);
  }

  private async writeKitPieces(value: Json): Promise<void> {
    await this.transaction.manager.query('DELETE FROM kit_piece');
    await this.transaction.manager.query(
      `INSERT INTO kit_piece (position, product_id, name, with_name)
       SELECT ordinal, (piece->>'productId')::int, piece->>'name', (piece->>'withName')::boolean
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS piece_at (piece, ordinal)`,
      [JSON.stringify(value)],
    );
  }

  private data(forUpdate: boolean): Promise<Map<string, Json>> {
    return this.settings.values({ forUpdate });
  }

  private async numbers(names: readonly string[], forUpdate: boolean): Promise<Json | undefined> {
    const lock = forUpdate ? 'FOR UPDATE' : '';
    const rows = await this.transaction.manager.query<{ name: string; value: number }[]>(
      `SELECT name, value FROM shop_setting WHERE name = ANY ($1) ORDER BY name ${lock}`,
      [names],
    );
    const values = names.map((name) => rows.find((row) => row.name === name)?.value);
    if (values.includes(undefined)) return undefined;
    return names.length === 1 ? values[0] : (values as number[]);
  }
}

function keyOf(entity: 'setting' | 'text', key: string): string {
  return entity === 'text' ? `texts.${key}` : key;
}
