import { EntitySchema } from 'typeorm';
import { text } from '../../../database/index.js';
import { Design } from '../../domain/design.js';

/** A design as a row. */
export class DesignRow extends Design {
  code!: string;
  createdAt!: Date;
  /** Updated at most once a day. */
  lastOpenedAt!: Date;
}

export const DesignSchema = new EntitySchema<DesignRow>({
  name: DesignRow.name,
  target: DesignRow,
  tableName: 'design',
  columns: {
    code: { ...text, primary: true },
    productId: { name: 'product_id', type: 'integer' },
    name: text,
    fontStyle: { ...text, name: 'font_style' },
    fontSize: { ...text, name: 'font_size' },
    fontColor: { ...text, name: 'font_color' },
    animalTheme: { ...text, name: 'animal_theme' },
    bagColor: { ...text, name: 'bag_color' },
    strap: { ...text, default: '' },
    hasBordado: { name: 'has_bordado', type: 'boolean', default: true },
    addOns: { ...text, name: 'add_ons', array: true, default: '{}' },
    keychainText: { ...text, name: 'keychain_text', default: '' },
    createdAt: { name: 'created_at', type: 'timestamptz', default: () => 'now()' },
    lastOpenedAt: { name: 'last_opened_at', type: 'timestamptz', default: () => 'now()' },
  },
  indices: [{ name: 'IDX_design_last_opened_at', columns: ['lastOpenedAt'] }],
  uniques: [
    {
      name: 'UQ_design_alike',
      columns: [
        'productId',
        'name',
        'fontStyle',
        'fontSize',
        'fontColor',
        'animalTheme',
        'bagColor',
        'strap',
        'hasBordado',
        'addOns',
        'keychainText',
      ],
    },
  ],
});
