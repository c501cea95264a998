import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { ResetCodes } from '../../application/reset-codes.port.js';
import { ResetCode } from '../../domain/reset-code.js';

@Injectable()
export class TypeOrmResetCodes extends ResetCodes {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(code: ResetCode): Promise<void> {
    await this.transaction.manager.insert(ResetCode, { ...code });
  }

  newest(accountId: string): Promise<ResetCode | null> {
    return this.transaction.manager.findOne(ResetCode, { where: { accountId }, order: { expiresAt: 'DESC' } });
  }

  findByToken(tokenDigest: string): Promise<ResetCode | null> {
    return this.transaction.manager.findOneBy(ResetCode, { tokenDigest });
  }

  async keepNewest(accountId: string, count: number): Promise<void> {
    await this.transaction.manager.query(
      `DELETE FROM reset_code WHERE token_digest IN (
        SELECT token_digest FROM reset_code WHERE account_id = $1 ORDER BY expires_at DESC OFFSET $2
      )`,
      [accountId, count],
    );
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transaction.manager.delete(ResetCode, { accountId });
  }
}
