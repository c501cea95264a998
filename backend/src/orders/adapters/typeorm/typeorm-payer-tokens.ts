import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { PayerTokens } from '../../application/payer-tokens.port.js';
import { BIND_PAYER } from './order.sql.js';

@Injectable()
export class TypeOrmPayerTokens extends PayerTokens {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async bind(digest: string, subjectId: string): Promise<void> {
    await this.transaction.manager.query(BIND_PAYER, [digest, subjectId]);
  }

  async boundTo(digests: readonly string[], subjectIds: readonly string[]): Promise<string | null> {
    const rows = await this.transaction.manager.query<{ digest: string }[]>(
      'SELECT digest FROM payer_token WHERE digest = ANY($1) AND subject_id = ANY($2::uuid[]) LIMIT 1',
      [digests, subjectIds],
    );
    return rows[0]?.digest ?? null;
  }
}
