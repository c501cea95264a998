import { EntitySchema } from 'typeorm';
import { PrivacyRequest } from '../../domain/privacy-request.js';

export const PrivacyRequestSchema = new EntitySchema<PrivacyRequest>({
  name: PrivacyRequest.name,
  target: PrivacyRequest,
  tableName: 'privacy_request',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_privacy_request' },
    email: { type: 'text' },
    tokenDigest: { name: 'token_digest', type: 'text', nullable: true },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
  },
  uniques: [{ name: 'UQ_privacy_request_token_digest', columns: ['tokenDigest'] }],
  indices: [{ name: 'IDX_privacy_request_expires_at', columns: ['expiresAt'] }],
});
