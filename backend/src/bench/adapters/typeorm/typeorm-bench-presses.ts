import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { BenchPresses } from '../../application/bench-presses.port.js';
import { BenchPress } from '../../domain/bench-press.js';

const ADD = `
  INSERT INTO bench_press (id, order_id, line, unit, kind, reason, at, actor) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO NOTHING RETURNING id`;

@Injectable()
export class TypeOrmBenchPresses extends BenchPresses {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add({ id, orderId, line, unit, kind, reason, at, actor }: BenchPress): Promise<boolean> {
    const values = [id, orderId, line, unit, kind, reason, at, actor];
    return (await this.transaction.manager.query<object[]>(ADD, values)).length > 0;
  }

  ofOrders(orderIds: readonly string[]): Promise<BenchPress[]> {
    const where = { orderId: In([...orderIds]) };
    return this.transaction.manager.find(BenchPress, { where, order: { sequence: 'ASC' } });
  }
}
