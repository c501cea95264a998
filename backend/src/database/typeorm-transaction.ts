import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Transaction } from '../common/transaction.port.js';

/** PostgreSQL transactions; everything that a use case awaits inside `run` finds the same connection through `manager`. */
@Injectable()
export class TypeOrmTransaction extends Transaction {
  private readonly current = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** The running transaction's manager, or the pool's outside one. Repositories ask for it at each call. */
  get manager(): EntityManager {
    return this.current.getStore() ?? this.dataSource.manager;
  }

  /** A `run` inside a `run` joins the outer transaction. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    return this.dataSource.transaction((manager) => this.current.run(manager, work));
  }
}
