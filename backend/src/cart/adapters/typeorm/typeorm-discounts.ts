import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Discounts, type DiscountUse } from '../../application/discounts.port.js';
import { type AppliedDiscount, DiscountCode } from '../../domain/discount.js';
import * as sql from './cart.sql.js';

@Injectable()
export class TypeOrmDiscounts extends Discounts {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  code(code: string): Promise<DiscountCode | null> {
    return this.transaction.manager.findOneBy(DiscountCode, { code });
  }

  async appliedTo(sessionId: string): Promise<AppliedDiscount | null> {
    const rows = await this.transaction.manager.query<(DiscountCode & { appliedAt: Date })[]>(sql.APPLIED_DISCOUNT, [
      sessionId,
    ]);
    if (!rows[0]) return null;
    const { appliedAt, ...code } = rows[0];
    return { code: Object.assign(new DiscountCode(), code), appliedAt };
  }

  async firstApplied(sessionId: string, code: string): Promise<Date | null> {
    const rows = await this.transaction.manager.query<{ appliedAt: Date }[]>(sql.FIRST_APPLIED, [sessionId, code]);
    return rows[0]?.appliedAt ?? null;
  }

  async apply(sessionId: string, code: string, now: Date): Promise<void> {
    await this.transaction.manager.query(sql.APPLY_DISCOUNT, [sessionId, code, now]);
  }

  async remove(sessionId: string): Promise<void> {
    await this.transaction.manager.query(sql.REMOVE_DISCOUNT, [sessionId]);
  }

  list(): Promise<DiscountCode[]> {
    return this.transaction.manager.find(DiscountCode, { order: { code: 'ASC' } });
  }

  async lock(code: string): Promise<void> {
    await this.transaction.manager.query(sql.LOCK_CODE, [code]);
  }

  async usesBy(code: string, customer: string): Promise<number> {
    const [row] = await this.transaction.manager.query<[{ uses: number }]>(sql.USES_BY, [code, customer]);
    return row.uses;
  }

  async addUse({ orderId, code, customer }: DiscountUse): Promise<void> {
    await this.transaction.manager.query(sql.ADD_USE, [orderId, code, customer]);
  }

  async removeUse(orderId: string): Promise<void> {
    await this.transaction.manager.query(sql.REMOVE_USE, [orderId]);
  }
}
