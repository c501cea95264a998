import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../common/time.js';
import { deleteBefore, TypeOrmTransaction } from '../../../database/index.js';
import { Designs } from '../../application/designs.port.js';
import { Design } from '../../domain/design.js';
import { DesignRow } from './design.schema.js';

const KEEP = `
  INSERT INTO design (code, product_id, name, font_style, font_size, font_color, animal_theme, bag_color, last_opened_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT ON CONSTRAINT "UQ_design_alike" DO UPDATE SET last_opened_at = excluded.last_opened_at
  RETURNING code`;

@Injectable()
export class TypeOrmDesigns extends Designs {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async keep(design: Design, code: string, now: Date): Promise<string> {
    const { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor } = design;
    const values = [code, productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor, now];
    const [row] = await this.transaction.manager.query<[{ code: string }]>(KEEP, values);
    return row.code;
  }

  async open(code: string, now: Date): Promise<Design | null> {
    const row = await this.transaction.manager.findOneBy(DesignRow, { code });
    if (!row) return null;
    const yesterday = new Date(now.getTime() - DAY_MS);
    if (row.lastOpenedAt <= yesterday)
      await this.transaction.manager.update(DesignRow, { code }, { lastOpenedAt: now });
    const { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor } = row;
    return Object.assign(new Design(), { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor });
  }

  forgetUnopenedSince(moment: Date): Promise<number> {
    return deleteBefore(this.transaction.manager, 'design', 'last_opened_at', moment);
  }
}
