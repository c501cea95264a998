import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../common/time.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Designs } from '../../application/designs.port.js';
import { Design } from '../../domain/design.js';
import { DesignRow } from './design.schema.js';

const KEEP = `
  INSERT INTO design (code, product_id, name, font_style, font_size, font_color, animal_theme, bag_color, strap,
    has_bordado, add_ons, keychain_text, last_opened_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT ON CONSTRAINT "UQ_design_alike" DO UPDATE SET last_opened_at = excluded.last_opened_at
  RETURNING code`;

/** Uses the index of the unique constraint. */
const KEPT_LATELY = `
  SELECT code FROM design
  WHERE (product_id, name, font_style, font_size, font_color, animal_theme, bag_color, strap, has_bordado, add_ons,
      keychain_text)
      = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11)
    AND last_opened_at > $12`;

@Injectable()
export class TypeOrmDesigns extends Designs {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async keep(design: Design, code: string, now: Date): Promise<string> {
    const { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor, strap } = design;
    const { hasBordado, addOns, keychainText } = design;
    const look = [fontStyle, fontSize, fontColor, animalTheme, bagColor, strap];
    const values = [productId, name, ...look, hasBordado, addOns, keychainText];
    const { manager } = this.transaction;
    // Without a write, two transactions that keep the same design do not wait for each other.
    const [kept] = await manager.query<{ code: string }[]>(KEPT_LATELY, [...values, dayBefore(now)]);
    if (kept) return kept.code;
    const [row] = await manager.query<[{ code: string }]>(KEEP, [code, ...values, now]);
    return row.code;
  }

  async open(code: string, now: Date): Promise<Design | null> {
    const row = await this.transaction.manager.findOneBy(DesignRow, { code });
    if (!row) return null;
    if (row.lastOpenedAt <= dayBefore(now))
      await this.transaction.manager.update(DesignRow, { code }, { lastOpenedAt: now });
    const { code: _, createdAt: __, lastOpenedAt: ___, ...design } = row;
    return Object.assign(new Design(), design);
  }
}

function dayBefore(moment: Date): Date {
  return new Date(moment.getTime() - DAY_MS);
}
