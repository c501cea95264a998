import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { CustomerRequests, MAX_COUNTED, type RequestPosition } from '../../application/customer-requests.port.js';
import { CustomerRequest, type RequestState } from '../../domain/customer-request.js';
import { RequestedPieceRow } from './customer-request.schema.js';

/** In one order of places, so that two requests about the same pieces never wait for each other. */
const CLAIM = `
  INSERT INTO requested_piece (order_id, position, request_id)
  SELECT $1, place, $3 FROM unnest($2::int[]) AS piece(place) ORDER BY place
  ON CONFLICT DO NOTHING
  RETURNING position`;

const COUNT_OPEN = `
  SELECT count(*)::int AS open FROM (SELECT 1 FROM customer_request WHERE state = 'open' LIMIT $1) AS waiting`;

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

  list(state: RequestState, { after, limit }: { after?: RequestPosition; limit: number }): Promise<CustomerRequest[]> {
    const query = this.transaction.manager
      .createQueryBuilder(CustomerRequest, 'r')
      .where('r.state = :state', { state });
    if (after) query.andWhere('(r.createdAt, r.id) > (:createdAt, :id)', { createdAt: after.createdAt, id: after.id });
    return query.orderBy('r.createdAt').addOrderBy('r.id').take(limit).getMany();
  }

  async countOpen(): Promise<number> {
    return (await this.transaction.manager.query<[{ open: number }]>(COUNT_OPEN, [MAX_COUNTED]))[0].open;
  }

  async eraseOfOrder(orderId: string): Promise<void> {
    await this.transaction.manager.update(CustomerRequest, { orderId }, { words: '', answer: '' });
  }
}
