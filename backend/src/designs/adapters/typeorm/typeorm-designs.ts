import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Designs } from '../../application/designs.port.js';
import { Design } from '../../domain/design.js';
import { DesignRow } from './design.schema.js';

/** The update changes nothing: it makes PostgreSQL tell the code of the row that was there first. */
const KEEP = `
  INSERT INTO design (code, product_id, name, font_style, font_size, font_color, animal_theme, bag_color)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT ON CONSTRAINT "UQ_design_alike" DO UPDATE SET name = excluded.name
  RETURNING code`;

@Injectable()
export class TypeOrmDesigns extends Designs {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async keep(design: Design, code: string): Promise<string> {
    const { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor } = design;
    const values = [code, productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor];
    const [row] = await this.transaction.manager.query<[{ code: string }]>(KEEP, values);
    return row.code;
  }

  async find(code: string): Promise<Design | null> {
    const row = await this.transaction.manager.findOneBy(DesignRow, { code });
    if (!row) return null;
    const { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor } = row;
    return Object.assign(new Design(), { productId, name, fontStyle, fontSize, fontColor, animalTheme, bagColor });
  }
}
