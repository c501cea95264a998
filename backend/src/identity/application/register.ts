import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue, PRIORITY } from '../../jobs/index.js';
import { type Account, newAccount } from '../domain/account.js';
import { type Consent, CONSENT_TEXT_VERSION } from '../domain/consent.js';
import { Accounts } from './accounts.port.js';
import { mailWelcomeJob } from './account-mails.js';
import { PasswordHasher } from './password-hasher.port.js';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string | null;
  readonly shippingAddress: string | null;
  readonly acceptsMarketing: boolean;
  readonly dataConsent: boolean;
}

/** Opens accounts of shoppers. Staff accounts are made by invitation or by command. */
@Injectable()
export class Register {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly hasher: PasswordHasher,
    private readonly transaction: Transaction,
    private readonly accounts: Accounts,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `account.email_taken` */
  async register(registration: Registration, ip: string): Promise<Account> {
    await this.limiter.consume(POLICIES.registrations, ip);
    await this.limiter.consume(POLICIES.registrationsOfDay, ip);
    const account = shopper(registration, await this.hasher.hash(registration.password), this.clock.now());
    await this.transaction.run(async () => {
      if (!(await this.accounts.add(account))) throw emailTaken();
      await this.accounts.addConsents(consents(account, registration));
      await this.jobs.enqueue(
        mailWelcomeJob,
        { accountId: account.id },
        { jobKey: `welcome:${account.id}`, priority: PRIORITY.strangers },
      );
    });
    return account;
  }
}

function shopper(registration: Registration, passwordHash: string, now: Date): Account {
  const { name, email, phone, shippingAddress, acceptsMarketing } = registration;
  return newAccount({ role: 'shopper', name, email, phone, shippingAddress, acceptsMarketing, passwordHash }, now);
}

function consents(account: Account, { dataConsent, acceptsMarketing }: Registration): Consent[] {
  const given = [dataConsent && 'data', acceptsMarketing && 'marketing'] as const;
  return given
    .filter((purpose) => purpose !== false)
    .map((purpose) => ({
      accountId: account.id,
      purpose,
      given: true,
      textVersion: CONSENT_TEXT_VERSION,
      decidedAt: account.createdAt,
    }));
}

function emailTaken(): DomainError {
  const message = 'Ya existe una cuenta con este correo';
  return new DomainError('conflict', 'account.email_taken', message, { email: message });
}
