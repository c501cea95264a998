import { EntitySchema } from 'typeorm';
import { CustomerRequest } from '../../domain/customer-request.js';

export const CustomerRequestSchema = new EntitySchema<CustomerRequest>({
  name: CustomerRequest.name,
  target: CustomerRequest,
  tableName: 'customer_request',
  columns: {
    id: { type: 'uuid', primary: true },
    number: { type: 'text' },
    orderId: { name: 'order_id', type: 'uuid' },
    kind: { type: 'text' },
    pieces: { type: 'jsonb' },
    words: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    answerBy: { name: 'answer_by', type: 'text' },
    state: { type: 'text' },
    answer: { type: 'text' },
    answeredAt: { name: 'answered_at', type: 'timestamptz', nullable: true },
    answeredBy: { name: 'answered_by', type: 'text', nullable: true },
  },
  uniques: [{ name: 'UQ_customer_request_number', columns: ['number'] }],
  indices: [
    { name: 'IDX_customer_request_order', columns: ['orderId'] },
    { name: 'IDX_customer_request_state', columns: ['state', 'createdAt', 'id'] },
    { name: 'IDX_customer_request_open', columns: ['answerBy', 'createdAt', 'id'], where: `state = 'open'` },
    {
      name: 'IDX_customer_request_withdrawal',
      columns: ['createdAt', 'id'],
      where: `state = 'accepted' AND kind = 'withdrawal'`,
    },
  ],
});

/** A piece that an open request is about: no other open request may be. */
export class RequestedPieceRow {
  orderId!: string;
  position!: number;
  requestId!: string;
}

export const RequestedPieceSchema = new EntitySchema<RequestedPieceRow>({
  name: RequestedPieceRow.name,
  target: RequestedPieceRow,
  tableName: 'requested_piece',
  columns: {
    orderId: { name: 'order_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_requested_piece' },
    position: { type: 'integer', primary: true, primaryKeyConstraintName: 'PK_requested_piece' },
    requestId: { name: 'request_id', type: 'uuid' },
  },
  indices: [{ name: 'IDX_requested_piece_request', columns: ['requestId'] }],
});
