import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../update-in-batches.js';

/** Adds the guides of the next orders by id where they are missing, and returns the id of the last one; no row at the end. */
const ADD_GUIDES = `
  WITH batch AS (
    SELECT id, lower(jsonb_path_query_array(history, '$[*].shipment.guide') ->> -1) AS guide
    FROM shop_order WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 500
  ), added AS (
    UPDATE shop_order SET search_text = search_text || E'\\n' || guide
    FROM batch WHERE shop_order.id = batch.id AND guide <> '' AND position(guide IN search_text) = 0
  )
  SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

/**
 * Lets staff find orders by the guides of parcels that left before guides were part of the search text. Not in one transaction, in which
 * its orders would be locked until the last one is changed; it may run again.
 */
export class SearchGuides1790000060600 implements MigrationInterface {
  name = 'SearchGuides1790000060600';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await updateInBatches(queryRunner, ADD_GUIDES);
  }

  /** Nothing to revert: an earlier release finds the same orders by their guides, until it writes the text again. */
  async down(): Promise<void> {}
}
