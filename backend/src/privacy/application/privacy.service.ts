import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { type Erasure, PersonalData, type PersonalRecords } from '../../common/personal-data.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue, PRIORITY } from '../../jobs/index.js';
import { PrivacyRequest } from '../domain/privacy-request.js';
import { mailPrivacyLinkJob } from './mail-privacy-link.js';
import { PrivacyRequests } from './privacy-requests.port.js';

export interface PrivacyExport extends PersonalRecords {
  readonly exportedAt: Date;
  readonly email: string;
  /** For the next step, because the link's own token is used up. */
  readonly nextToken: string;
}

/** Exports and erases the data of guests once a mailed link has proven their email (Ley 1581 de 2012, art. 8). */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly requests: PrivacyRequests,
    private readonly personalData: PersonalData,
    private readonly transaction: Transaction,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** The job looks for data, so that neither answer nor timing reveals whether the shop holds any. */
  async request(email: string, ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.privacyRequests, ip);
    await this.limiter.consume(POLICIES.privacyMails, email);
    const request = PrivacyRequest.begin(randomUUID(), email, this.clock.now());
    await this.transaction.run(async () => {
      await this.requests.add(request);
      await this.jobs.enqueue(
        mailPrivacyLinkJob,
        { requestId: request.id },
        { jobKey: `privacy:${request.id}`, priority: PRIORITY.strangers },
      );
    });
  }

  /** @throws DomainError `privacy.bad_link` */
  async export(token: string, ip: string): Promise<PrivacyExport> {
    await this.limiter.consume(POLICIES.privacyLinks, ip);
    return this.transaction.run(async () => {
      const { email, expiresAt } = await this.take(token);
      const nextToken = newToken();
      const tokenDigest = digestOf(nextToken);
      await this.requests.add(PrivacyRequest.of({ id: randomUUID(), email, tokenDigest, expiresAt }));
      const records = await this.personalData.of({ accountId: null, provenEmail: email });
      return { exportedAt: this.clock.now(), email, ...records, nextToken };
    });
  }

  /** @throws DomainError `privacy.bad_link` */
  async erase(token: string, ip: string): Promise<Record<string, Erasure>> {
    await this.limiter.consume(POLICIES.privacyLinks, ip);
    return this.transaction.run(async () => {
      const { email } = await this.take(token);
      return this.personalData.erase({ accountId: null, provenEmail: email });
    });
  }

  private async take(token: string): Promise<PrivacyRequest> {
    const request = await this.requests.take(digestOf(token), this.clock.now());
    if (!request) throw new DomainError('invalid', 'privacy.bad_link', 'Este enlace ya no sirve. Pide uno nuevo.');
    return request;
  }
}
