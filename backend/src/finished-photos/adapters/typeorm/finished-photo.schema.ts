import { EntitySchema } from 'typeorm';
import { FinishedPhoto } from '../../domain/finished-photo.js';

export const FinishedPhotoSchema = new EntitySchema<FinishedPhoto>({
  name: FinishedPhoto.name,
  target: FinishedPhoto,
  tableName: 'finished_photo',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_finished_photo' },
    orderId: { name: 'order_id', type: 'uuid' },
    uploadDigest: { name: 'upload_digest', type: 'text' },
    tokenDigest: { name: 'token_digest', type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    createdBy: { name: 'created_by', type: 'text' },
    answerBy: { name: 'answer_by', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    replacedAt: { name: 'replaced_at', type: 'timestamptz', nullable: true },
    answer: { type: 'text', nullable: true },
    comment: { type: 'text' },
    answeredAt: { name: 'answered_at', type: 'timestamptz', nullable: true },
    release: { type: 'jsonb', nullable: true },
    hasLeft: { name: 'has_left', type: 'boolean', default: false },
  },
  uniques: [{ name: 'UQ_finished_photo_token_digest', columns: ['tokenDigest'] }],
  indices: [
    { name: 'IDX_finished_photo_order', columns: ['orderId', 'createdAt'] },
    // An order has one current photo.
    { name: 'UQ_finished_photo_current', columns: ['orderId'], unique: true, where: 'replaced_at IS NULL' },
    {
      name: 'IDX_finished_photo_open',
      columns: ['createdAt', 'id'],
      where: 'replaced_at IS NULL AND answer IS NULL AND NOT has_left',
    },
    {
      name: 'IDX_finished_photo_waiting',
      columns: ['orderId'],
      where: 'replaced_at IS NULL AND answer IS NULL AND NOT has_left AND release IS NULL',
    },
    {
      name: 'IDX_finished_photo_error',
      columns: ['createdAt'],
      where: `replaced_at IS NULL AND answer = 'error' AND release IS NULL`,
    },
  ],
  checks: [{ name: 'CHK_finished_photo_answer', expression: '(answer IS NULL) = (answered_at IS NULL)' }],
  foreignKeys: [
    {
      name: 'FK_finished_photo_order',
      target: 'OrderRow',
      columnNames: ['orderId'],
      referencedColumnNames: ['id'],
    },
  ],
});
