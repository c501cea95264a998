import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../update-in-batches.js';

/** Sets of characters in PostgreSQL's regular expressions. Joiners of emoji and of other alphabets stay. */
const HIDDEN = String.raw`\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0`;
const APOSTROPHES = String.raw`\u0060\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\u2035\uFF07`;
const DASHES = String.raw`\u02D7\u05BE\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D`;

/** Changes the texts of the next orders by id, and returns the id of the last one; no row at the end. */
const TIDY_TEXTS = `
  WITH batch AS (
    SELECT id FROM shop_order WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 500
  ), changed AS (
    UPDATE shop_order SET search_text = regexp_replace(regexp_replace(regexp_replace(
      search_text, '[${HIDDEN}]', '', 'g'), '[${APOSTROPHES}]', '''', 'g'), '[${DASHES}]', '-', 'g')
    FROM batch WHERE shop_order.id = batch.id AND search_text ~ '[${HIDDEN}${APOSTROPHES}${DASHES}]'
  )
  SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

/**
 * Removes invisible characters from the search texts of orders, and folds dashes and apostrophes as the search does: a name
 * with a soft hyphen in it was not found. Not in one transaction, in which its orders would be locked until the last one is
 * changed; it may run again.
 */
export class TidySearchTexts1790000081000 implements MigrationInterface {
  name = 'TidySearchTexts1790000081000';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await updateInBatches(queryRunner, TIDY_TEXTS);
  }

  /** Nothing to revert: the earlier release finds these texts, too. */
  async down(): Promise<void> {}
}
