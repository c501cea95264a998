import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { moneySchemas } from './adapters/typeorm/money.schemas.js';
import { TypeOrmMoneyEntries } from './adapters/typeorm/typeorm-money-entries.js';
import { Ledger } from './application/ledger.js';
import { MoneyEntries } from './application/money-entries.port.js';

/** The ledger: every movement of money, and what each order was paid. */
@Module({
  imports: [TypeOrmModule.forFeature(moneySchemas)],
  providers: [Ledger, { provide: MoneyEntries, useClass: TypeOrmMoneyEntries }],
  exports: [Ledger],
})
export class MoneyModule {}
