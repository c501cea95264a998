import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { Transaction } from '../common/transaction.port.js';

/** PostgreSQL transactions; everything that a use case awaits inside `run` finds the same connection through `manager`. */
@Injectable()
export class TypeOrmTransaction extends Transaction {
  private readonly current = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** The running transaction's manager, or the pool's outside one. Repositories read it at each call. */
  get manager(): EntityManager {
    return this.current.getStore() ?? this.dataSource.manager;
  }

  /** Whether the caller is inside `run`. */
  get isRunning(): boolean {
    return this.current.getStore() !== undefined;
  }

  /** Repositories called inside `work` use this connection. */
  with<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
    return this.current.run(manager, work);
  }

  /** A `run` inside a `run` joins the outer transaction. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    const runner = this.dataSource.createQueryRunner();
    try {
      const connection = (await runner.connect()) as Client;
      return await this.begun(runner, connection, work);
    } finally {
      await runner.release();
    }
  }

  private async begun<T>(runner: QueryRunner, connection: Client, work: () => Promise<T>): Promise<T> {
    try {
      await runner.startTransaction();
      const result = await this.current.run(runner.manager, work);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // TypeORM's own transactions return a connection to the pool even when its rollback failed. The next user of that connection
      // would commit the open statements, so the connection is closed.
      await runner.rollbackTransaction().catch(() => void connection.end());
      throw error;
    }
  }
}
