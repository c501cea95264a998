import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { ResetCodes } from '../../application/reset-codes.port.js';
import { ResetCode } from '../../domain/reset-code.js';

@Injectable()
export class TypeOrmResetCodes extends ResetCodes {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async put(code: ResetCode): Promise<void> {
    await this.transaction.manager.upsert(ResetCode, { ...code }, ['accountId']);
  }

  find(accountId: string): Promise<ResetCode | null> {
    return this.transaction.manager.findOneBy(ResetCode, { accountId });
  }

  findByToken(tokenDigest: string): Promise<ResetCode | null> {
    return this.transaction.manager.findOneBy(ResetCode, { tokenDigest });
  }

  lock(accountId: string): Promise<ResetCode | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transaction.manager.findOne(ResetCode, { where: { accountId }, lock });
  }

  async remove(accountId: string): Promise<void> {
    await this.transaction.manager.delete(ResetCode, { accountId });
  }

  async removeExpiredBefore(moment: Date): Promise<number> {
    const { affected } = await this.transaction.manager.delete(ResetCode, { expiresAt: LessThan(moment) });
    return affected ?? 0;
  }
}
