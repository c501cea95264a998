import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff find orders by the guides of parcels that left before guides were part of the search text. */
export class SearchGuides1790000060600 implements MigrationInterface {
  name = 'SearchGuides1790000060600';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE shop_order SET search_text = search_text || E'\\n' || lower(
        jsonb_path_query_array(history, '$[*].shipment.guide') ->> -1)
      WHERE jsonb_path_query_array(history, '$[*].shipment.guide') ->> -1 <> ''`);
  }

  /** Nothing to revert: an earlier release finds the same orders by their guides, until it writes the text again. */
  async down(): Promise<void> {}
}
