import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isEmailAddress, normaliseEmail, unquoteEmail } from '../../common/email-address.js';

/** Gives stored emails with an international domain or quotes the spelling under which their person is looked up. */
export class NormaliseEmails1790000009020 implements MigrationInterface {
  name = 'NormaliseEmails1790000009020';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, email, update] of COLUMNS) {
      const rows = (await queryRunner.query(`
        SELECT id, ${email} AS email FROM ${table}
        WHERE ${email} LIKE '"%' OR octet_length(${email}) > char_length(${email})`)) as {
        id: string;
        email: string;
      }[];
      for (const row of rows)
        await queryRunner.query(`UPDATE ${table} SET ${update} WHERE id = $1`, [row.id, normalised(row.email)]);
    }
  }

  /** Nothing to revert: the earlier release compares these spellings, too. */
  async down(): Promise<void> {}
}

/** Table, stored email, and what its new spelling ($2) changes. */
const COLUMNS = [
  ['contact_message', 'email', 'email = $2'],
  ['shop_order', 'customer_email', `customer_email = $2, search_text = search_text || E'\\n' || $2`],
  [
    'payment_attempt',
    `(purchase->'customer'->>'email')`,
    `purchase = jsonb_set(purchase, '{customer,email}', to_jsonb($2::text))`,
  ],
] as const;

/** Without quotes where they are not needed. */
function normalised(email: string): string {
  const [quoted, plain] = [normaliseEmail(email), normaliseEmail(unquoteEmail(email))];
  return isEmailAddress(plain) ? plain : quoted;
}
