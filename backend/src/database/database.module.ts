import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimiter } from '../common/rate-limiter.port.js';
import { Transaction } from '../common/transaction.port.js';
import { Env } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';
import { PostgresRateLimiter } from './postgres-rate-limiter.js';
import { TypeOrmTransaction } from './typeorm-transaction.js';

/** The connection pool, the transaction and the counter of repeated calls. A module adds its tables with `TypeOrmModule.forFeature([SomeSchema])`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({ ...dataSourceOptions(env.databaseUrl), autoLoadEntities: true, retryAttempts: 1 }),
    }),
  ],
  providers: [
    TypeOrmTransaction,
    { provide: Transaction, useExisting: TypeOrmTransaction },
    { provide: RateLimiter, useClass: PostgresRateLimiter },
  ],
  exports: [TypeOrmTransaction, Transaction, RateLimiter],
})
export class DatabaseModule {}
