import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type CheckedMoney, MoneyChecks } from '../../application/money-checks.port.js';
import { MoneyCheckRow } from './open-money.schemas.js';

@Injectable()
export class TypeOrmMoneyChecks extends MoneyChecks {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add({ held, shown, ...check }: CheckedMoney): Promise<void> {
    await this.transaction.manager.insert(MoneyCheckRow, { ...check, held: String(held), shown: String(shown) });
  }
}
