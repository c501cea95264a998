import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  AuditEntries,
  type AuditFilter,
  type AuditPerson,
  type AuditPosition,
} from '../../application/audit-entries.port.js';
import { AuditEntry } from '../../domain/audit-entry.js';

/** Each person once, with the newest name. */
const PEOPLE = `
  SELECT DISTINCT ON (actor_id) actor_id AS id, actor AS name FROM audit_log
  WHERE actor_id IS NOT NULL ORDER BY actor_id, at DESC, id DESC`;

@Injectable()
export class TypeOrmAuditEntries extends AuditEntries {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(entry: AuditEntry): Promise<void> {
    await this.transaction.manager
      .createQueryBuilder()
      .insert()
      .into(AuditEntry)
      .values(entry)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  page(
    { from, before, actorId, kinds }: AuditFilter,
    { after, limit }: { after?: AuditPosition; limit: number },
  ): Promise<AuditEntry[]> {
    const query = this.transaction.manager.createQueryBuilder(AuditEntry, 'entry');
    if (from) query.andWhere('entry.at >= :from', { from });
    if (before) query.andWhere('entry.at < :before', { before });
    if (actorId === null) query.andWhere('entry.actorId IS NULL');
    else if (actorId) query.andWhere('entry.actorId = :actorId', { actorId });
    if (kinds) query.andWhere('entry.kind IN (:...kinds)', { kinds });
    if (after) query.andWhere('(entry.at, entry.id) < (:at, :id)', { at: after.at, id: after.id });
    return query.orderBy('entry.at', 'DESC').addOrderBy('entry.id', 'DESC').limit(limit).getMany();
  }

  people(): Promise<AuditPerson[]> {
    return this.transaction.manager.query<AuditPerson[]>(`SELECT * FROM (${PEOPLE}) people ORDER BY name LIMIT 100`);
  }
}
