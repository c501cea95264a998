import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether card payments open over the shop's page. A shop without rows gets it with the others when it is seeded. */
export class AddCardWay1790000086000 implements MigrationInterface {
  name = 'AddCardWay1790000086000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO shop_data (key, value)
      SELECT 'card.way', '{"value": "widget"}' WHERE EXISTS (SELECT FROM shop_data)
      ON CONFLICT DO NOTHING`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("DELETE FROM shop_data WHERE key = 'card.way'");
  }
}
