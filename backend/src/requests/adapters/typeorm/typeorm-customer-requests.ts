import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  CustomerRequests,
  MAX_COUNTED,
  type RequestFilter,
  type WaitingRequests,
} from '../../application/customer-requests.port.js';
import { CustomerRequest } from '../../domain/customer-request.js';
import { RequestedPieceRow } from './customer-request.schema.js';
import { UNREFUNDED } from './unrefunded.sql.js';

const ANSWER_BY = '(SELECT answer_by FROM customer_request WHERE id = :id)';

/** Ordered by piece, so that two requests about the same pieces never wait for each other. */
const CLAIM = `
  INSERT INTO requested_piece (order_id, position, request_id)
  SELECT $1, piece, $3 FROM unnest($2::int[]) AS requested (piece) ORDER BY piece
  ON CONFLICT DO NOTHING
  RETURNING position`;

const COUNT_OPEN = `
  SELECT count(*)::int AS open, count(*) FILTER (WHERE answer_by < $1)::int AS overdue, min(answer_by) AS "firstDay"
  FROM (
    SELECT answer_by FROM customer_request WHERE state = 'open' ORDER BY answer_by, created_at, id LIMIT ${MAX_COUNTED}
  ) AS open_request`;

@Injectable()
export class TypeOrmCustomerRequests extends CustomerRequests {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async claim({ id, orderId, pieces }: CustomerRequest): Promise<boolean> {
    const positions = [...new Set(pieces.map(({ position }) => position))];
    const claimed = await this.transaction.manager.query<unknown[]>(CLAIM, [orderId, positions, id]);
    return claimed.length === positions.length;
  }

  async add(request: CustomerRequest): Promise<void> {
    await this.transaction.manager.insert(CustomerRequest, { ...request, pieces: [...request.pieces] });
  }

  find(id: string): Promise<CustomerRequest | null> {
    return this.transaction.manager.findOneBy(CustomerRequest, { id });
  }

  findForUpdate(id: string): Promise<CustomerRequest | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transaction.manager.findOne(CustomerRequest, { where: { id }, lock });
  }

  async saveAnswer({ id, state, answer, answeredAt, answeredBy }: CustomerRequest): Promise<void> {
    await this.transaction.manager.update(CustomerRequest, { id }, { state, answer, answeredAt, answeredBy });
    await this.transaction.manager.delete(RequestedPieceRow, { requestId: id });
  }

  ofOrder(orderId: string): Promise<CustomerRequest[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.transaction.manager.find(CustomerRequest, { where: { orderId }, order, take: 100 });
  }

  list({ states, dueFirst, after, limit }: RequestFilter): Promise<CustomerRequest[]> {
    const direction = dueFirst ? 'ASC' : 'DESC';
    // Written out where it is the only one, because a value would not lead to the index of open requests.
    const inState = states.every((state) => state === 'open') ? `r.state = 'open'` : 'r.state IN (:...states)';
    const query = this.transaction.manager.createQueryBuilder(CustomerRequest, 'r').where(inState, { states });
    if (after) {
      const { createdAt, id } = after;
      const last = { createdAt, id };
      if (dueFirst) query.andWhere(`(r.answerBy, r.createdAt, r.id) > (${ANSWER_BY}, :createdAt, :id)`, last);
      else query.andWhere('(r.createdAt, r.id) < (:createdAt, :id)', last);
    }
    if (dueFirst) query.addOrderBy('r.answerBy', direction);
    return query.addOrderBy('r.createdAt', direction).addOrderBy('r.id', direction).take(limit).getMany();
  }

  async countOpen(today: string): Promise<WaitingRequests> {
    return (await this.transaction.manager.query<[WaitingRequests]>(COUNT_OPEN, [today]))[0];
  }

  async unrefunded(limit: number): Promise<CustomerRequest[]> {
    const { manager } = this.transaction;
    const rows = await manager.query<{ id: string }[]>(`${UNREFUNDED} LIMIT $1`, [limit]);
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return manager.find(CustomerRequest, { where: { id: In(rows.map(({ id }) => id)) }, order });
  }

  async orderNumbers(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const statement = 'SELECT id, number FROM shop_order WHERE id = ANY($1)';
    const rows = await this.transaction.manager.query<{ id: string; number: string }[]>(statement, [orderIds]);
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  async eraseOfOrder(orderId: string, at: Date): Promise<void> {
    const { manager } = this.transaction;
    await manager.update(CustomerRequest, { orderId, state: 'open' }, { state: 'refused', answeredAt: at });
    await manager.update(CustomerRequest, { orderId }, { words: '', answer: '' });
    await manager.delete(RequestedPieceRow, { orderId });
  }
}
