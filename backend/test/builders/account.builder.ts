import { Account } from '../../src/identity/domain/account.js';

/** A shopper whose mailbox is not proven. */
export function anAccount(changes: Partial<Account> = {}): Account {
  const id = crypto.randomUUID();
  return Object.assign(new Account(), {
    id,
    email: `laura-${id}@example.com`,
    name: 'Laura Restrepo Gómez',
    passwordHash: 'hash',
    credentialsVersion: 1,
    phone: '+573001234567',
    shippingAddress: 'Calle 10 # 43-12, Medellín',
    acceptsMarketing: false,
    role: 'shopper',
    staffRole: null,
    emailProvenAt: null,
    disabledAt: null,
    ownerSince: null,
    ownerUntil: null,
    createdAt: new Date('2026-01-15T15:00:00Z'),
    ...changes,
  });
}
