import { EntitySchema } from 'typeorm';
import { ContactMessage } from '../../domain/contact-message.js';

export const ContactMessageSchema = new EntitySchema<ContactMessage>({
  name: ContactMessage.name,
  target: ContactMessage,
  tableName: 'contact_message',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_contact_message' },
    firstName: { name: 'first_name', type: 'text' },
    lastName: { name: 'last_name', type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text' },
    message: { type: 'text' },
    consentVersion: { name: 'consent_version', type: 'text', nullable: true },
    consentedAt: { name: 'consented_at', type: 'timestamptz', nullable: true },
    receivedAt: { name: 'received_at', type: 'timestamptz' },
  },
  indices: [
    { name: 'IDX_contact_message_received_at', columns: ['receivedAt'] },
    // The index is on `lower(email)`, which TypeORM cannot describe; the migration creates it.
    { name: 'IDX_contact_message_email', columns: ['email'], synchronize: false },
  ],
  checks: [
    { name: 'CHK_contact_message_consent', expression: '("consent_version" IS NULL) = ("consented_at" IS NULL)' },
  ],
});
