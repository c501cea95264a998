import { itKeepsAccounts } from '../contracts/accounts.contract.js';
import { itCountsAttempts } from '../contracts/attempts.contract.js';
import { itKeepsSessions } from '../contracts/sessions.contract.js';
import { itKeepsSecondFactors } from '../contracts/second-factors.contract.js';
import { itKeepsInvitations } from '../contracts/staff-invitations.contract.js';
import { InMemoryAccounts } from './in-memory-accounts.js';
import { InMemoryAttempts } from './in-memory-attempts.js';
import { InMemoryResetCodes } from './in-memory-reset-codes.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { InMemoryStaffInvitations } from './in-memory-staff-invitations.js';
import { InMemorySecondFactors } from './in-memory-second-factors.js';
import { ManualClock } from './manual-clock.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryAccounts and InMemoryResetCodes', () => {
  itKeepsAccounts(() => {
    const codes = new InMemoryResetCodes();
    return { accounts: new InMemoryAccounts(codes), codes, transaction: new PlainTransaction() };
  });
});

describe('InMemorySessions', () => {
  itKeepsSessions(() => ({
    sessions: new InMemorySessions(),
    accounts: new InMemoryAccounts(new InMemoryResetCodes()),
  }));
});

describe('InMemoryStaffInvitations', () => {
  const accounts = new InMemoryAccounts(new InMemoryResetCodes());
  itKeepsInvitations(() => ({ invitations: new InMemoryStaffInvitations(), accounts }));
});

describe('InMemorySecondFactors', () => {
  const accounts = new InMemoryAccounts(new InMemoryResetCodes());
  itKeepsSecondFactors(() => ({ factors: new InMemorySecondFactors(), accounts }));
});

describe('InMemoryAttempts', () => {
  itCountsAttempts(() => {
    const clock = new ManualClock();
    return { attempts: new InMemoryAttempts(clock), clock };
  });
});
