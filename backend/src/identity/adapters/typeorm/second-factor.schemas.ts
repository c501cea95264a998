import { EntitySchema } from 'typeorm';
import { Account } from '../../domain/account.js';
import { AuthenticatorApp, Passkey } from '../../domain/second-factor.js';

const ofAccount = (table: string) => ({
  name: `FK_${table}_account`,
  target: Account.name,
  columnNames: ['accountId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

const PasskeySchema = new EntitySchema<Passkey>({
  name: Passkey.name,
  target: Passkey,
  tableName: 'staff_passkey',
  columns: {
    id: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_staff_passkey' },
    accountId: { name: 'account_id', type: 'uuid' },
    publicKey: { name: 'public_key', type: 'text' },
    counter: { type: 'double precision' },
    transports: { type: 'text', array: true },
    name: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz', nullable: true },
  },
  indices: [{ name: 'IDX_staff_passkey_account_id', columns: ['accountId'] }],
  foreignKeys: [ofAccount('staff_passkey')],
});

const AuthenticatorAppSchema = new EntitySchema<AuthenticatorApp>({
  name: AuthenticatorApp.name,
  target: AuthenticatorApp,
  tableName: 'staff_code_app',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_staff_code_app' },
    secret: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    lastStep: { name: 'last_step', type: 'integer' },
  },
  foreignKeys: [ofAccount('staff_code_app')],
});

/** Recovery codes and challenges have no schema: SQL statements read and write them. */
export const secondFactorSchemas = [PasskeySchema, AuthenticatorAppSchema];
