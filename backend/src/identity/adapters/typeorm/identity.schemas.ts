import { EntitySchema } from 'typeorm';
import { Account } from '../../domain/account.js';
import { Consent } from '../../domain/consent.js';
import { ResetCode } from '../../domain/reset-code.js';
import { StaffInvitation } from '../../domain/staff-invitation.js';
import { StaffSession } from '../../domain/staff-session.js';
import { secondFactorSchemas } from './second-factor.schemas.js';

const AccountSchema = new EntitySchema<Account>({
  name: Account.name,
  target: Account,
  tableName: 'account',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_account' },
    email: { type: 'text' },
    name: { type: 'text' },
    passwordHash: { name: 'password_hash', type: 'text' },
    credentialsVersion: { name: 'credentials_version', type: 'integer', default: 1 },
    phone: { type: 'text', nullable: true },
    shippingAddress: { name: 'shipping_address', type: 'text', nullable: true },
    acceptsMarketing: { name: 'accepts_marketing', type: 'boolean', default: false },
    role: { type: 'text' },
    staffRole: { name: 'staff_role', type: 'text', nullable: true },
    emailProvenAt: { name: 'email_proven_at', type: 'timestamptz', nullable: true },
    disabledAt: { name: 'disabled_at', type: 'timestamptz', nullable: true },
    ownerSince: { name: 'owner_since', type: 'timestamptz', nullable: true },
    ownerUntil: { name: 'owner_until', type: 'timestamptz', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
  uniques: [{ name: 'UQ_account_email', columns: ['email'] }],
  checks: [
    { name: 'CHK_account_email', expression: 'email = lower(email)' },
    { name: 'CHK_account_role', expression: "role IN ('shopper', 'staff')" },
    {
      name: 'CHK_account_staff_role',
      expression: "(role = 'staff') = (staff_role IS NOT NULL) AND staff_role IN ('taller', 'contador', 'duena')",
    },
  ],
});

const ConsentSchema = new EntitySchema<Consent>({
  name: Consent.name,
  target: Consent,
  tableName: 'account_consent',
  columns: {
    accountId: { name: 'account_id', type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_account_consent' },
    purpose: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_account_consent' },
    given: { type: 'boolean' },
    textVersion: { name: 'text_version', type: 'text' },
    decidedAt: {
      name: 'decided_at',
      type: 'timestamptz',
      primary: true,
      primaryKeyConstraintName: 'PK_account_consent',
    },
  },
  foreignKeys: [
    {
      name: 'FK_account_consent_account',
      target: Account.name,
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
  checks: [{ name: 'CHK_account_consent_purpose', expression: "purpose IN ('data', 'marketing')" }],
});

const ResetCodeSchema = new EntitySchema<ResetCode>({
  name: ResetCode.name,
  target: ResetCode,
  tableName: 'reset_code',
  columns: {
    tokenDigest: { name: 'token_digest', type: 'text', primary: true, primaryKeyConstraintName: 'PK_reset_code' },
    accountId: { name: 'account_id', type: 'uuid' },
    digest: { type: 'text' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  indices: [
    { name: 'IDX_reset_code_account_id_expires_at', columns: ['accountId', 'expiresAt'] },
    { name: 'IDX_reset_code_expires_at', columns: ['expiresAt'] },
  ],
  foreignKeys: [
    {
      name: 'FK_reset_code_account',
      target: Account.name,
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

const StaffSessionSchema = new EntitySchema<StaffSession>({
  name: StaffSession.name,
  target: StaffSession,
  tableName: 'staff_session',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_staff_session' },
    accountId: { name: 'account_id', type: 'uuid' },
    device: { type: 'text' },
    beganAt: { name: 'began_at', type: 'timestamptz' },
    lastSeenAt: { name: 'last_seen_at', type: 'timestamptz' },
    identityConfirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    step: { type: 'text' },
  },
  checks: [{ name: 'CHK_staff_session_step', expression: "step IN ('prove', 'enrol', 'done')" }],
  indices: [
    { name: 'IDX_staff_session_account_id', columns: ['accountId'] },
    { name: 'IDX_staff_session_last_seen_at', columns: ['lastSeenAt'] },
  ],
  foreignKeys: [
    {
      name: 'FK_staff_session_account',
      target: Account.name,
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

const StaffInvitationSchema = new EntitySchema<StaffInvitation>({
  name: StaffInvitation.name,
  target: StaffInvitation,
  tableName: 'staff_invitation',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_staff_invitation' },
    email: { type: 'text' },
    staffRole: { name: 'staff_role', type: 'text' },
    inviterId: { name: 'inviter_id', type: 'uuid' },
    tokenDigest: { name: 'token_digest', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  uniques: [
    { name: 'UQ_staff_invitation_email', columns: ['email'] },
    { name: 'UQ_staff_invitation_token_digest', columns: ['tokenDigest'] },
  ],
  checks: [{ name: 'CHK_staff_invitation_staff_role', expression: "staff_role IN ('taller', 'contador', 'duena')" }],
  indices: [{ name: 'IDX_staff_invitation_expires_at', columns: ['expiresAt'] }],
  foreignKeys: [
    {
      name: 'FK_staff_invitation_inviter',
      target: Account.name,
      columnNames: ['inviterId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** Attempts and the sessions of browsers are rows without a class of their own: plain statements read and write them. */
export const identitySchemas = [
  AccountSchema,
  ConsentSchema,
  ResetCodeSchema,
  StaffSessionSchema,
  StaffInvitationSchema,
  ...secondFactorSchemas,
];
