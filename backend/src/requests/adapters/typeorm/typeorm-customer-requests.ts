import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  CustomerRequests,
  MAX_COUNTED,
  type OpenRequests,
  type RequestFilter,
} from '../../application/customer-requests.port.js';
import { CustomerRequest } from '../../domain/customer-request.js';
import { RequestedPieceRow } from './customer-request.schema.js';

/** In one order of places, so that two requests about the same pieces never wait for each other. */
const CLAIM = `
  INSERT INTO requested_piece (order_id, position, request_id)
  SELECT $1, place, $3 FROM unnest($2::int[]) AS piece(place) ORDER BY place
  ON CONFLICT DO NOTHING
  RETURNING position`;

/** The oldest have the earliest last day. */
const COUNT_OPEN = `
  SELECT count(*)::int AS open, count(*) FILTER (WHERE answer_by < $1)::int AS overdue, min(answer_by) AS "firstDay"
  FROM (
    SELECT answer_by FROM customer_request WHERE state = 'open' ORDER BY created_at, id LIMIT ${MAX_COUNTED}
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

  list({ states, oldestFirst, after, limit }: RequestFilter): Promise<CustomerRequest[]> {
    const direction = oldestFirst ? 'ASC' : 'DESC';
    const query = this.transaction.manager
      .createQueryBuilder(CustomerRequest, 'r')
      .where('r.state IN (:...states)', { states });
    if (after) {
      const { createdAt, id } = after;
      query.andWhere(`(r.createdAt, r.id) ${oldestFirst ? '>' : '<'} (:createdAt, :id)`, { createdAt, id });
    }
    return query.orderBy('r.createdAt', direction).addOrderBy('r.id', direction).take(limit).getMany();
  }

  async countOpen(today: string): Promise<OpenRequests> {
    return (await this.transaction.manager.query<[OpenRequests]>(COUNT_OPEN, [today]))[0];
  }

  async eraseOfOrder(orderId: string): Promise<void> {
    await this.transaction.manager.update(CustomerRequest, { orderId }, { words: '', answer: '' });
  }
}
