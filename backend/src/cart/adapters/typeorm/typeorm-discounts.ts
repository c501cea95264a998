import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Discounts, type DiscountUse, type Reservation, type ReservedUses } from '../../application/discounts.port.js';
import { type AppliedDiscount, DiscountCode } from '../../domain/discount.js';

/** A placed order that keeps a reservation counts as a use; `now` is a parameter. */
const codeColumns = (now: string) => `
  code.code, percent, amount, active, starts, ends, total_limit AS "totalLimit",
  per_customer_limit AS "perCustomerLimit", uses + (
    SELECT count(*)::int FROM discount_reservation reserved
    WHERE reserved.code = code.code AND is_placed AND expires_at > ${now}
  ) AS uses`;

const CODE = `SELECT ${codeColumns('$2')} FROM discount_code code WHERE code.code = $1`;

const CODES = `SELECT ${codeColumns('$1')} FROM discount_code code ORDER BY code.code`;

const APPLIED_DISCOUNT = `
  SELECT taken.applied_at AS "appliedAt", ${codeColumns('$2')}
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

/** Weaker than FOR UPDATE, which would wait for a cart that is taking the code at this moment, and that cart for this transaction. */
const LOCK_CODE = `SELECT FROM discount_code WHERE code = $1 FOR NO KEY UPDATE`;

const USES_BY = `
  SELECT (SELECT count(*) FROM discount_use WHERE code = $1 AND customer = $2)::int + (
    SELECT count(*) FROM discount_reservation WHERE code = $1 AND customer = $2 AND is_placed AND expires_at > $3
  )::int AS uses`;

const RESERVED = `
  SELECT count(*) FILTER (WHERE NOT is_placed)::int AS "byCarts", count(*) FILTER (WHERE customer = $2)::int AS "byCustomer",
    count(*) FILTER (WHERE customer = $2 AND NOT is_placed)::int AS "byCustomersCarts",
    count(*) FILTER (WHERE network = $3)::int AS "byNetwork"
  FROM discount_reservation WHERE code = $1 AND expires_at > $4`;

const TAKE_RESERVATIONS = `
  DELETE FROM discount_reservation WHERE holder = ANY($1)
  RETURNING holder, code, customer, network, is_placed AS "isPlaced", expires_at AS "expiresAt"`;

const ADD_RESERVATION = `
  INSERT INTO discount_reservation (holder, code, customer, network, is_placed, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`;

const RESERVED_UNTIL = `SELECT expires_at AS "expiresAt" FROM discount_reservation WHERE holder = $1`;

const EXTEND_RESERVATION = `UPDATE discount_reservation SET expires_at = greatest(expires_at, $2) WHERE holder = $1 AND expires_at > $3`;

const HAS_USE = `SELECT FROM discount_use WHERE order_id = $1`;

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

  async code(code: string, now: Date): Promise<DiscountCode | null> {
    const [row] = await this.rows<DiscountCode>(CODE, [code, now]);
    return row ? Object.assign(new DiscountCode(), row) : null;
  }

  async appliedTo(sessionId: string, now: Date): Promise<AppliedDiscount | null> {
    const [row] = await this.rows<DiscountCode & { appliedAt: Date }>(APPLIED_DISCOUNT, [sessionId, now]);
    if (!row) return null;
    const { appliedAt, ...code } = row;
    return { code: Object.assign(new DiscountCode(), code), appliedAt };
  }

  async firstApplied(sessionId: string, code: string): Promise<Date | null> {
    const [row] = await this.rows<{ appliedAt: Date }>(FIRST_APPLIED, [sessionId, code]);
    return row?.appliedAt ?? null;
  }

  async apply(sessionId: string, code: string, now: Date): Promise<void> {
    await this.rows(APPLY_DISCOUNT, [sessionId, code, now]);
  }

  async remove(sessionId: string): Promise<void> {
    await this.rows(REMOVE_DISCOUNT, [sessionId]);
  }

  async list(now: Date): Promise<DiscountCode[]> {
    const rows = await this.rows<DiscountCode>(CODES, [now]);
    return rows.map((row) => Object.assign(new DiscountCode(), row));
  }

  async lock(code: string): Promise<void> {
    await this.rows(LOCK_CODE, [code]);
  }

  async usesBy(code: string, customer: string, now: Date): Promise<number> {
    const [row] = await this.rows<{ uses: number }>(USES_BY, [code, customer, now]);
    return row!.uses;
  }

  async reserved(
    { code, customer, network }: Pick<Reservation, 'code' | 'customer' | 'network'>,
    now: Date,
  ): Promise<ReservedUses> {
    return (await this.rows<ReservedUses>(RESERVED, [code, customer, network, now]))[0]!;
  }

  async takeReservations(holders: readonly string[]): Promise<Reservation[]> {
    // TypeORM answers UPDATE and DELETE with the rows and their number.
    const [rows] = await this.transaction.manager.query<[Reservation[], number]>(TAKE_RESERVATIONS, [holders]);
    return rows;
  }

  async addReservation({ holder, code, customer, network, isPlaced, expiresAt }: Reservation): Promise<void> {
    await this.rows(ADD_RESERVATION, [holder, code, customer, network, isPlaced, expiresAt]);
  }

  async reservedUntil(holder: string): Promise<Date | null> {
    const [row] = await this.rows<{ expiresAt: Date }>(RESERVED_UNTIL, [holder]);
    return row?.expiresAt ?? null;
  }

  async extendReservation(holder: string, expiresAt: Date, now: Date): Promise<void> {
    await this.rows(EXTEND_RESERVATION, [holder, expiresAt, now]);
  }

  async hasUse(orderId: string): Promise<boolean> {
    return (await this.rows(HAS_USE, [orderId])).length > 0;
  }

  async addUse({ orderId, code, customer }: DiscountUse): Promise<void> {
    await this.rows(ADD_USE, [orderId, code, customer]);
  }

  async removeUse(orderId: string): Promise<void> {
    await this.rows(REMOVE_USE, [orderId]);
  }

  private rows<Row>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.transaction.manager.query<Row[]>(statement, [...parameters]);
  }
}
