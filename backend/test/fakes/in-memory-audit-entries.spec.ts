import { itKeepsAuditEntries } from '../contracts/audit-entries.contract.js';
import { InMemoryAuditEntries } from './in-memory-audit-entries.js';

describe(InMemoryAuditEntries.name, () => {
  const entries = new InMemoryAuditEntries();
  itKeepsAuditEntries(() => entries);
});
