import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.port.js';
import { AnsweredCalls } from '../common/http/once-per-key.js';
import { MemoryRateLimiter } from '../common/throttling/memory-rate-limiter.js';
import { PolicyRateLimiter } from '../common/throttling/policy-rate-limiter.js';
import { ReplicaReads } from '../common/replica-reads.port.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { Transaction } from '../common/transaction.port.js';
import { Env } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';
import { PostgresAnsweredCalls } from './postgres-answered-calls.js';
import { PostgresRateLimiter } from './postgres-rate-limiter.js';
import { ReadReplica } from './read-replica.js';
import { TypeOrmTransaction } from './typeorm-transaction.js';

/** The connection pool, the transaction and the counter of repeated calls. A module adds its tables with `TypeOrmModule.forFeature([SomeSchema])`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: ({ databaseUrl, databaseDirectUrl }: Env) => ({
        ...dataSourceOptions(databaseUrl, { isPooled: databaseUrl !== databaseDirectUrl }),
        autoLoadEntities: true,
        retryAttempts: 1,
      }),
    }),
  ],
  providers: [
    TypeOrmTransaction,
    { provide: Transaction, useExisting: TypeOrmTransaction },
    {
      provide: ReadReplica,
      inject: [DataSource, TypeOrmTransaction, Env],
      useFactory: (primary: DataSource, transaction: TypeOrmTransaction, env: Env) =>
        new ReadReplica(primary, transaction, env),
    },
    { provide: ReplicaReads, useExisting: ReadReplica },
    {
      provide: AnsweredCalls,
      inject: [TypeOrmTransaction, Clock],
      useFactory: (transaction: TypeOrmTransaction, clock: Clock) => new PostgresAnsweredCalls(transaction, clock),
    },
    {
      provide: RateLimiter,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) =>
        new PolicyRateLimiter({ database: new PostgresRateLimiter(dataSource), memory: new MemoryRateLimiter() }),
    },
  ],
  exports: [TypeOrmTransaction, Transaction, ReadReplica, ReplicaReads, RateLimiter, AnsweredCalls],
})
export class DatabaseModule {}
