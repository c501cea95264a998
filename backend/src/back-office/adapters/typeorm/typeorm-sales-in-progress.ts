import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { SalesInProgress } from '../../application/sales-in-progress.port.js';
import type { OpenSales } from '../../domain/consequences.js';

/** Older carts are rarely bought, and their index is by time. */
const OPEN_CARTS = `
  SELECT count(DISTINCT cart.session_id)::int AS number FROM cart JOIN cart_line line USING (session_id)
  WHERE cart.touched_at > now() - interval '7 days' AND line.product_id = ANY ($1)`;

const OPEN_PAYMENTS = `
  SELECT count(*)::int AS number FROM payment_attempt
  WHERE is_open AND EXISTS (
    SELECT FROM jsonb_array_elements(purchase->'lines') line WHERE (line->>'productId')::int = ANY ($1)
  )`;

const OPEN_CARTS_WITH_KIT = `
  SELECT count(DISTINCT cart.session_id)::int AS number FROM cart JOIN cart_line line USING (session_id)
  WHERE cart.touched_at > now() - interval '7 days' AND line.kit_id IS NOT NULL`;

const OPEN_PAYMENTS_WITH_KIT = `
  SELECT count(*)::int AS number FROM payment_attempt
  WHERE is_open AND EXISTS (SELECT FROM jsonb_array_elements(purchase->'lines') line WHERE line ? 'kitId')`;

const KIT_PIECES = `SELECT name FROM kit_piece WHERE product_id = ANY ($1) ORDER BY position`;

@Injectable()
export class TypeOrmSalesInProgress extends SalesInProgress {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async of(productIds: readonly number[]): Promise<OpenSales> {
    return {
      carts: await this.count(OPEN_CARTS, [productIds]),
      payments: await this.count(OPEN_PAYMENTS, [productIds]),
    };
  }

  async ofKits(): Promise<OpenSales> {
    return { carts: await this.count(OPEN_CARTS_WITH_KIT), payments: await this.count(OPEN_PAYMENTS_WITH_KIT) };
  }

  async kitPieces(productIds: readonly number[]): Promise<string[]> {
    const rows = await this.transaction.manager.query<{ name: string }[]>(KIT_PIECES, [productIds]);
    return rows.map(({ name }) => name);
  }

  private async count(statement: string, parameters: unknown[] = []): Promise<number> {
    const [row] = await this.transaction.manager.query<[{ number: number }]>(statement, parameters);
    return row.number;
  }
}
