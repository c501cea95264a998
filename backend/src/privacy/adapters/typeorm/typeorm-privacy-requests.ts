import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { PrivacyRequests } from '../../application/privacy-requests.port.js';
import { PrivacyRequest } from '../../domain/privacy-request.js';

const TAKE = `
  DELETE FROM privacy_request WHERE token_digest = $1 AND expires_at > $2
  RETURNING id, email, token_digest AS "tokenDigest", expires_at AS "expiresAt"`;

@Injectable()
export class TypeOrmPrivacyRequests extends PrivacyRequests {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(request: PrivacyRequest): Promise<void> {
    await this.transaction.manager.insert(PrivacyRequest, request);
  }

  find(id: string): Promise<PrivacyRequest | null> {
    return this.transaction.manager.findOneBy(PrivacyRequest, { id });
  }

  async take(tokenDigest: string, now: Date): Promise<PrivacyRequest | null> {
    const [rows] = await this.transaction.manager.query<[PrivacyRequest[], number]>(TAKE, [tokenDigest, now]);
    return rows[0] ? Object.assign(new PrivacyRequest(), rows[0]) : null;
  }

  async remove(id: string): Promise<void> {
    await this.transaction.manager.delete(PrivacyRequest, { id });
  }
}
