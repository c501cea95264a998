import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type MissedQuestion, Misses } from '../../application/misses.port.js';
import type { Miss } from '../../domain/miss.js';
import { MissRow } from './chatbot.schemas.js';

const COUNT = `
  INSERT INTO chatbot_miss (id, key, question, days, last_at)
  VALUES ($1, $2, $3, jsonb_build_object($4::text, 1), $5)
  ON CONFLICT (key) DO UPDATE SET
    question = excluded.question,
    dismissed_at = NULL,
    last_at = greatest(chatbot_miss.last_at, excluded.last_at),
    days = (
      SELECT jsonb_object_agg(day, count) FROM (
        SELECT day, count::int FROM jsonb_each_text(chatbot_miss.days) AS known(day, count) WHERE day <> $4::text
        UNION ALL
        SELECT $4::text, coalesce((chatbot_miss.days->>$4::text)::int, 0) + 1
        ORDER BY day DESC LIMIT 90
      ) AS newest
    )`;

const LIST = `
  SELECT id, question, last_at AS "lastAt", asked.count::int AS count
  FROM chatbot_miss
  CROSS JOIN LATERAL (
    SELECT sum(count::int) AS count FROM jsonb_each_text(days) AS each(day, count) WHERE day >= $1
  ) AS asked
  WHERE dismissed_at IS NULL AND last_at >= $1::date AND asked.count > 0
  ORDER BY asked.count DESC, last_at DESC, id
  LIMIT $2`;

@Injectable()
export class TypeOrmMisses extends Misses {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async count({ key, question, day, at }: MissedQuestion): Promise<void> {
    await this.transaction.manager.query(COUNT, [randomUUID(), key, question, day, at]);
  }

  list(firstDay: string, limit: number): Promise<Miss[]> {
    return this.transaction.manager.query(LIST, [firstDay, limit]);
  }

  async remove(id: string): Promise<boolean> {
    const { affected } = await this.transaction.manager.delete(MissRow, { id });
    return affected === 1;
  }

  async dismiss(id: string): Promise<boolean> {
    const dismissal = { dismissedAt: () => 'coalesce(dismissed_at, now())' };
    const { affected } = await this.transaction.manager.update(MissRow, { id }, dismissal);
    return affected === 1;
  }
}
