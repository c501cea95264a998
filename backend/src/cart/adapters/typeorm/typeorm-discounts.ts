import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Discounts, type DiscountUse } from '../../application/discounts.port.js';
import { type AppliedDiscount, DiscountCode } from '../../domain/discount.js';

const APPLIED_DISCOUNT = `
  SELECT taken.applied_at AS "appliedAt", code.code, percent, amount, active, starts, ends, uses,
    total_limit AS "totalLimit", per_customer_limit AS "perCustomerLimit"
  FROM cart
    JOIN cart_discount taken ON taken.session_id = cart.session_id AND taken.code = cart.discount_code
    JOIN discount_code code ON code.code = cart.discount_code
  WHERE cart.session_id = $1`;

const FIRST_APPLIED = `
  SELECT applied_at AS "appliedAt" FROM cart_discount WHERE session_id = $1 AND code = $2`;

/** A code that this cart had before keeps the moment at which it was applied first. */
const APPLY_DISCOUNT = `
  WITH applied AS (
    INSERT INTO cart (session_id, discount_code) VALUES ($1, $2)
    ON CONFLICT (session_id) DO UPDATE SET discount_code = excluded.discount_code, touched_at = now()
    RETURNING session_id, discount_code
  )
  INSERT INTO cart_discount (session_id, code, applied_at) SELECT session_id, discount_code, $3 FROM applied
  ON CONFLICT (session_id, code) DO NOTHING`;

const REMOVE_DISCOUNT = `
  UPDATE cart SET discount_code = NULL, touched_at = now() WHERE session_id = $1`;

const LOCK_CODE = `SELECT FROM discount_code WHERE code = $1 FOR UPDATE`;

const USES_BY = `SELECT count(*)::int AS uses FROM discount_use WHERE code = $1 AND customer = $2`;

/** A repeated call for the same order counts once. */
const ADD_USE = `
  WITH used AS (
    INSERT INTO discount_use (order_id, code, customer) SELECT $1, code, $3 FROM discount_code WHERE code = $2
    ON CONFLICT (order_id) DO NOTHING RETURNING code
  )
  UPDATE discount_code SET uses = uses + 1 FROM used WHERE discount_code.code = used.code`;

const REMOVE_USE = `
  WITH gone AS (DELETE FROM discount_use WHERE order_id = $1 RETURNING code)
  UPDATE discount_code SET uses = uses - 1 FROM gone WHERE discount_code.code = gone.code`;

@Injectable()
export class TypeOrmDiscounts extends Discounts {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  code(code: string): Promise<DiscountCode | null> {
    return this.transaction.manager.findOneBy(DiscountCode, { code });
  }

  async appliedTo(sessionId: string): Promise<AppliedDiscount | null> {
    const rows = await this.transaction.manager.query<(DiscountCode & { appliedAt: Date })[]>(APPLIED_DISCOUNT, [
      sessionId,
    ]);
    if (!rows[0]) return null;
    const { appliedAt, ...code } = rows[0];
    return { code: Object.assign(new DiscountCode(), code), appliedAt };
  }

  async firstApplied(sessionId: string, code: string): Promise<Date | null> {
    const rows = await this.transaction.manager.query<{ appliedAt: Date }[]>(FIRST_APPLIED, [sessionId, code]);
    return rows[0]?.appliedAt ?? null;
  }

  async apply(sessionId: string, code: string, now: Date): Promise<void> {
    await this.transaction.manager.query(APPLY_DISCOUNT, [sessionId, code, now]);
  }

  async remove(sessionId: string): Promise<void> {
    await this.transaction.manager.query(REMOVE_DISCOUNT, [sessionId]);
  }

  list(): Promise<DiscountCode[]> {
    return this.transaction.manager.find(DiscountCode, { order: { code: 'ASC' } });
  }

  async lock(code: string): Promise<void> {
    await this.transaction.manager.query(LOCK_CODE, [code]);
  }

  async usesBy(code: string, customer: string): Promise<number> {
    const [row] = await this.transaction.manager.query<[{ uses: number }]>(USES_BY, [code, customer]);
    return row.uses;
  }

  async addUse({ orderId, code, customer }: DiscountUse): Promise<void> {
    await this.transaction.manager.query(ADD_USE, [orderId, code, customer]);
  }

  async removeUse(orderId: string): Promise<void> {
    await this.transaction.manager.query(REMOVE_USE, [orderId]);
  }
}
