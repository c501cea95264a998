import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE =
  'Puedes pagar el 50% por transferencia al hacer tu pedido y el 50% restante, más el envío, cuando esté listo. También puedes pagar el total con tarjeta de crédito.';
const AFTER = `Recibimos {paymentWays}. ${BEFORE}`;

/** The frequent question about paying begins with every way to pay. An answer of the owner's own stays. */
export class ListPaymentWays1790100094000 implements MigrationInterface {
  name = 'ListPaymentWays1790100094000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UPDATE, [AFTER, BEFORE]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UPDATE, [BEFORE, AFTER]);
  }
}

const UPDATE = `UPDATE faq_entry SET answer = $1 WHERE id = 'pagos-formas-de-pago' AND answer = $2`;
