import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { AnsweredCalls, type CallKey } from '../../application/answered-calls.port.js';
import * as sql from './money.sql.js';

@Injectable()
export class TypeOrmAnsweredCalls extends AnsweredCalls {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async claim({
    actor,
    key,
    digest,
    at,
  }: CallKey & { digest: string; at: Date }): Promise<{ digest: string; answer: unknown } | null> {
    const { manager } = this.transaction;
    const claimed = await manager.query<unknown[]>(sql.CLAIM_KEY, [actor, key, digest, at]);
    if (claimed.length > 0) return null;
    const [earlier] = await manager.query<{ digest: string; answer: unknown }[]>(sql.ANSWER_OF_KEY, [actor, key]);
    return earlier ?? null;
  }

  async answer({ actor, key }: CallKey, answer: unknown): Promise<void> {
    await this.transaction.manager.query(sql.KEEP_ANSWER, [actor, key, JSON.stringify(answer ?? null)]);
  }
}
