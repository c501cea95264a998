import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deliveryOf } from '../../common/delivery.js';

/** Stores the delivery dates that a shopper is promised: `{ earliest, latest }`, calendar dates in Bogota. */
export class PromiseDelivery1790000009300 implements MigrationInterface {
  name = 'PromiseDelivery1790000009300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD promised jsonb');
    await promiseOpenOrders(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP COLUMN promised');
  }
}

/** Paid orders of earlier releases get the dates that those releases calculated: from the first payment after the last void. */
async function promiseOpenOrders(queryRunner: QueryRunner): Promise<void> {
  const settings = (await queryRunner.query('SELECT name, value FROM shop_setting')) as Setting[];
  const days = (name: string, fallback: number) => settings.find((setting) => setting.name === name)?.value ?? fallback;
  const leadTimes = {
    standardBusinessDays: [days('standard_days_min', 15), days('standard_days_max', 20)],
    expressBusinessDays: [days('express_days_min', 5), days('express_days_max', 8)],
  } as const;
  const orders = (await queryRunner.query(`
    SELECT id, is_express AS "isExpress", history FROM shop_order
    WHERE status IN ('paid', 'payment_review', 'in_production', 'shipped')`)) as OpenOrder[];
  for (const { id, isExpress, history } of orders) {
    const lastVoid = history.findLastIndex(({ reason }) => reason === 'voided');
    const payment = history.slice(lastVoid + 1).find(({ status }) => status === 'paid');
    if (!payment) continue;
    const promised = deliveryOf(new Date(payment.at), isExpress, leadTimes);
    await queryRunner.query('UPDATE shop_order SET promised = $2 WHERE id = $1', [id, JSON.stringify(promised)]);
  }
}

interface Setting {
  readonly name: string;
  readonly value: number;
}

interface OpenOrder {
  readonly id: string;
  readonly isExpress: boolean;
  readonly history: readonly { readonly status: string; readonly at: string; readonly reason?: string }[];
}
