import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Transaction } from '../common/transaction.port.js';
import { Env } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';
import { TypeOrmTransaction } from './typeorm-transaction.js';

/** The connection pool and the transaction. A module adds its tables with `TypeOrmModule.forFeature([SomeSchema])`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({ ...dataSourceOptions(env.databaseUrl), autoLoadEntities: true, retryAttempts: 1 }),
    }),
  ],
  providers: [TypeOrmTransaction, { provide: Transaction, useExisting: TypeOrmTransaction }],
  exports: [TypeOrmTransaction, Transaction],
})
export class DatabaseModule {}
