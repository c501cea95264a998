import { EntitySchema } from 'typeorm';
import { Picture } from '../../domain/picture.js';

export const PictureSchema = new EntitySchema<Picture>({
  name: Picture.name,
  target: Picture,
  tableName: 'media',
  columns: {
    id: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_media' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    colour: { type: 'text' },
    widths: { type: 'integer', array: true },
    // As exact as the cursors of pages.
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    createdBy: { type: 'uuid', name: 'created_by', nullable: true },
  },
  checks: [{ name: 'CHK_media_size', expression: 'width > 0 AND height > 0 AND cardinality(widths) > 0' }],
  indices: [{ name: 'IDX_media_created_at', columns: ['createdAt', 'id'] }],
});
