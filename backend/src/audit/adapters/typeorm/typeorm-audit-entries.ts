import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  AuditEntries,
  type AuditFilter,
  type AuditPerson,
  type AuditPosition,
} from '../../application/audit-entries.port.js';
import { AuditEntry } from '../../domain/audit-entry.js';

/** Each person once, with the newest name. Goes from person to person in the index, because each of them has many entries. */
const PEOPLE = `
  WITH RECURSIVE person AS (
    (SELECT actor_id, actor FROM audit_log WHERE actor_id IS NOT NULL ORDER BY actor_id DESC, at DESC, id DESC LIMIT 1)
    UNION ALL
    SELECT next.* FROM person CROSS JOIN LATERAL (
      SELECT actor_id, actor FROM audit_log WHERE actor_id < person.actor_id ORDER BY actor_id DESC, at DESC, id DESC LIMIT 1
    ) AS next
  )
  SELECT id, name FROM (SELECT actor_id AS id, actor AS name FROM person LIMIT 100) AS people ORDER BY name`;

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
    return this.transaction.manager.query<AuditPerson[]>(PEOPLE);
  }
}
