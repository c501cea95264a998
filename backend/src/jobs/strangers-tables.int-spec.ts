import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { POLICIES } from '../common/throttling/policies.js';
import { STRANGERS_TABLES } from '../common/throttling/strangers-tables.js';
import { DAY_MS } from '../common/time.js';
import { RETENTION_LIST } from './retention.js';

/** Written by logged-in staff, by migrations or with what staff publish; nobody else adds rows. */
const TABLES_OF_STAFF = [
  ...[
    'accounting_record',
    'bench_press',
    'catalogue_revision',
    'change_set',
    'chatbot_settings',
    'discount_code',
    'faq_entry',
    'finished_photo',
    'idempotency_key',
  ],
  ...[
    'job_failure',
    'kit_piece',
    'media',
    'migrations',
    'money_allowance',
    'money_check',
    'money_assignment',
    'money_assignment_ended',
    'product',
    'product_change',
    'product_group',
    'product_option',
  ],
  ...['reconciliation', 'refund', 'shop_data', 'shop_setting', 'staff_code_app', 'staff_invitation', 'staff_passkey'],
  ...['staff_recovery_code', 'staff_session', 'money_reference'],
];

describe('tables that strangers can fill', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('are all listed, each with its bound and the age at which its rows are deleted', async () => {
    const rows = await database.dataSource.query<{ name: string }[]>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const listed = [...STRANGERS_TABLES.map(({ table }) => table), ...TABLES_OF_STAFF].sort();
    expect(listed).toEqual(rows.map(({ name }) => name).sort());
    for (const { policies, bound, kept } of STRANGERS_TABLES) {
      expect(policies.length > 0 || bound !== '').toBe(true);
      expect(policies.every((name) => name in POLICIES)).toBe(true);
      expect(kept).not.toBe('');
    }
  });

  it('name the ages of the retention list', () => {
    for (const { table, ageMs } of RETENTION_LIST) {
      const kept = STRANGERS_TABLES.find((each) => each.table === table)?.kept;
      if (kept !== undefined && ageMs >= DAY_MS)
        expect([table, kept]).toEqual([table, expect.stringContaining(`${ageMs / DAY_MS} day`)]);
    }
  });
});
