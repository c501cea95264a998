import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { IS_IN_WORKSHOP } from '../../../orders/index.js';
import { WorkbenchPresses } from '../../application/workbench-presses.port.js';
import { WorkbenchPress } from '../../domain/workbench-press.js';

const ADD = `
  INSERT INTO bench_press (id, order_id, line, unit, kind, reason, at, actor) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO NOTHING RETURNING id`;

/** The orders to make are few; the index of presses finds those of each. */
const COUNT_STOPPED = `
  SELECT count(*)::int AS orders FROM (
    SELECT FROM shop_order AS o WHERE ${IS_IN_WORKSHOP} AND EXISTS (
      SELECT FROM bench_press AS problem WHERE order_id = o.id AND kind = 'problem' AND NOT EXISTS (
        SELECT FROM bench_press AS later
        WHERE later.order_id = o.id AND later.line = problem.line AND later.unit = problem.unit
          AND later.sequence > problem.sequence AND later.kind IN ('done', 'solved')
      )
    ) LIMIT $1
  ) AS stopped`;

@Injectable()
export class TypeOrmWorkbenchPresses extends WorkbenchPresses {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add({ id, orderId, line, unit, kind, reason, at, actor }: WorkbenchPress): Promise<boolean> {
    const values = [id, orderId, line, unit, kind, reason, at, actor];
    return (await this.transaction.manager.query<object[]>(ADD, values)).length > 0;
  }

  ofOrders(orderIds: readonly string[]): Promise<WorkbenchPress[]> {
    const where = { orderId: In([...orderIds]) };
    return this.transaction.manager.find(WorkbenchPress, { where, order: { sequence: 'ASC' } });
  }

  async countStoppedOrders(limit: number): Promise<number> {
    return (await this.transaction.manager.query<[{ orders: number }]>(COUNT_STOPPED, [limit]))[0].orders;
  }
}
