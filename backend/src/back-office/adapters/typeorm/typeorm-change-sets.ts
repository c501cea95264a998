import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type ChangeSetPosition, ChangeSets } from '../../application/change-sets.port.js';
import type { RowRef } from '../../domain/change.js';
import { ChangeSet, type ChangeSetState } from '../../domain/change-set.js';

/** Any number that no other lock of this database uses. */
const PUBLISHING_LOCK = 7_416_217;

const LAST_CHANGE = `
  SELECT publisher_name AS author, effective_at AS at FROM change_set
  WHERE state IN ('live', 'reverted') AND changes @> $1
  ORDER BY effective_at DESC LIMIT 1`;

@Injectable()
export class TypeOrmChangeSets extends ChangeSets {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(set: ChangeSet): Promise<void> {
    await this.transaction.manager.insert<object>(ChangeSet, set);
  }

  async save(set: ChangeSet): Promise<void> {
    const { id, ...values } = set;
    await this.transaction.manager.update<object>(ChangeSet, { id }, values);
  }

  async remove(id: string): Promise<void> {
    await this.transaction.manager.delete(ChangeSet, { id });
  }

  find(id: string): Promise<ChangeSet | null> {
    return this.transaction.manager.findOneBy(ChangeSet, { id });
  }

  findForUpdate(id: string): Promise<ChangeSet | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.transaction.manager.findOne(ChangeSet, { where: { id }, lock });
  }

  findWaitingUndo(id: string): Promise<ChangeSet | null> {
    return this.transaction.manager.findOneBy(ChangeSet, { state: 'scheduled', reverts: id });
  }

  page({ state, after, limit }: { state?: ChangeSetState; after?: ChangeSetPosition; limit: number }) {
    const query = this.transaction.manager.createQueryBuilder(ChangeSet, 'set');
    if (state) query.andWhere('set.state = :state', { state });
    if (after) query.andWhere('(set.createdAt, set.id) < (:createdAt, :id)', after);
    return query.orderBy('set.createdAt', 'DESC').addOrderBy('set.id', 'DESC').limit(limit).getMany();
  }

  async lockPublishing(): Promise<void> {
    await this.transaction.manager.query('SELECT pg_advisory_xact_lock($1)', [PUBLISHING_LOCK]);
  }

  async lastChange({ entity, id }: RowRef, field: string): Promise<{ author: string; at: Date } | null> {
    const change = JSON.stringify([{ entity, id, field }]);
    const [row] = await this.transaction.manager.query<{ author: string; at: Date }[]>(LAST_CHANGE, [change]);
    return row ?? null;
  }
}
