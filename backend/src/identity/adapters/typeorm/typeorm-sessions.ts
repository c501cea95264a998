import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Sessions } from '../../application/sessions.port.js';

/** Ends the sessions that the session library keeps in the table `session`. */
@Injectable()
export class TypeOrmSessions extends Sessions {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async endAll(accountId: string): Promise<void> {
    await this.transaction.manager.query('DELETE FROM session WHERE account_id = $1', [accountId]);
  }
}
