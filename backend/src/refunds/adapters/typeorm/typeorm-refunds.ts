import { Injectable } from '@nestjs/common';
import { In, IsNull, QueryFailedError } from 'typeorm';
import { errorOf } from '../../../common/domain-error.js';
import type { Pesos } from '../../../common/money.js';
import { PLAN_EACH_TIME, TypeOrmTransaction } from '../../../database/index.js';
import {
  type DueRefunds,
  type ForgottenEvidence,
  type LimitedRefunds,
  type RefundFilter,
  Refunds,
} from '../../application/refunds.port.js';
import { COUNTED_STATES, OPEN_STATES, Refund } from '../../domain/refund.js';
import { REQUEST_REFUNDED } from '../../domain/refund-errors.js';
import { RefundRow } from './refund.schemas.js';

/** The index that decides between refunds of one request that are stored at once. */
const ONE_OF_REQUEST = 'UQ_refund_request';

const DUE = `
  SELECT count(*)::int AS open, count(*) FILTER (WHERE due_on < $2)::int AS overdue,
    count(*) FILTER (WHERE state = 'asked')::int AS asked
  FROM (SELECT due_on, state FROM refund WHERE state = ANY($1) LIMIT 1000) AS open_refund`;

/** Any number that no other lock of this database uses. */
const ASKER_LOCK = 7_416_218;

/** A union, so that each part uses its own index. */
const SUM_TOWARDS_LIMIT = `
  SELECT coalesce(sum(amount), 0)::float8 AS sum FROM (
    SELECT id, amount FROM refund WHERE order_id = $1 AND state = ANY($4)
    UNION SELECT id, amount FROM refund WHERE asked_by = $2 AND created_at > $3 AND state = ANY($4)
    UNION SELECT id, amount FROM refund WHERE asked_by = $2 AND approved_at > $3 AND state = ANY($4)
  ) AS counted WHERE $5::uuid IS NULL OR id <> $5`;

/** Sentences often name who got the money. The evidence stays for the accounts. */
const WITHOUT_NAMES = `
  UPDATE refund SET account = NULL, account_hint = NULL, link_digest = NULL, link_expires_at = NULL,
    history = (SELECT jsonb_agg(step || '{"note": ""}') FROM jsonb_array_elements(history) AS step)`;

const FORGET = `${WITHOUT_NAMES} WHERE order_id = $1`;

/** Nothing follows on these states, so that the last step is the end. */
const ENDED_WITHOUT_ORDER = `order_id IS NULL AND state IN ('done', 'refused')`;
const ENDED_AT = `(history->-1->>'at')::timestamptz`;
const HAS_NOTES = `history @? '$[*] ? (@.note != "")'`;

const FORGET_NOTES_BEFORE = `${WITHOUT_NAMES} WHERE id IN (
    SELECT id FROM refund WHERE ${ENDED_WITHOUT_ORDER} AND ${ENDED_AT} < $1 AND ${HAS_NOTES} LIMIT $2 FOR UPDATE SKIP LOCKED
  )`;

const FORGET_NOTES_OF = `${WITHOUT_NAMES} WHERE transaction_id = ANY($1::text[]) AND ${ENDED_WITHOUT_ORDER} AND ${HAS_NOTES}`;

/**
 * Orders that were erased and whose accounting record has ended, and refunds without an order that ended before $2, in batches: a refund that
 * is done keeps that it had evidence. Returns the pictures that prove nothing any more.
 */
const FORGET_EVIDENCE = `
  WITH ended AS (
    SELECT refund.id, evidence_file FROM refund LEFT JOIN shop_order ON shop_order.id = refund.order_id
    WHERE (evidence NOT IN ('', '-') OR evidence_file IS NOT NULL) AND (
      refund.${ENDED_WITHOUT_ORDER} AND ${ENDED_AT.replace('history', 'refund.history')} < $2
      OR anonymised_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM accounting_record WHERE accounting_record.order_id = refund.order_id)
    )
    ORDER BY refund.id LIMIT $1 FOR UPDATE OF refund SKIP LOCKED
  )
  UPDATE refund SET evidence = '-', evidence_file = NULL FROM ended WHERE refund.id = ended.id
  RETURNING refund.id AS "refundId", ended.evidence_file->>'id' AS "fileId"`;

@Injectable()
export class TypeOrmRefunds extends Refunds {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(refund: Refund): Promise<void> {
    await oneOfRequest(() => this.transaction.manager.insert(RefundRow, toRow(refund)));
  }

  async find(id: string): Promise<Refund | null> {
    return this.one({ id });
  }

  async findForUpdate(id: string): Promise<Refund | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.transaction.manager.findOne(RefundRow, { where: { id }, lock });
    return row && toRefund(row);
  }

  async save(refund: Refund): Promise<void> {
    const { id, ...row } = toRow(refund);
    await oneOfRequest(() => this.transaction.manager.update(RefundRow, { id }, row));
  }

  async ofOrder(orderId: string): Promise<Refund[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await this.transaction.manager.find(RefundRow, { where: { orderId }, order })).map(toRefund);
  }

  async sumTowardsLimit({ orderId, askedBy, since, except }: LimitedRefunds): Promise<Pesos> {
    const { manager } = this.transaction;
    // The order is locked already; the refunds of other orders by this person are not.
    await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [ASKER_LOCK, askedBy]);
    const values = [orderId, askedBy, since, COUNTED_STATES, except];
    return (await manager.query<[{ sum: number }]>(SUM_TOWARDS_LIMIT, values))[0].sum;
  }

  async openOfTransactionForUpdate(transactionId: string): Promise<Refund[]> {
    const rows = await this.transaction.manager.find(RefundRow, {
      where: { transactionId, state: In([...OPEN_STATES]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map(toRefund);
  }

  ofLink(linkDigest: string): Promise<Refund | null> {
    return this.one({ linkDigest });
  }

  /** Planned for its states: the index of open refunds is used only for those. */
  async list({ states, dueFirst, after, limit }: RefundFilter): Promise<Refund[]> {
    const query = this.transaction.manager
      .createQueryBuilder(RefundRow, 'refund')
      .comment(PLAN_EACH_TIME)
      .where('refund.state IN (:...states)', { states })
      .orderBy('refund.dueOn', dueFirst ? 'ASC' : 'DESC')
      .addOrderBy('refund.id', dueFirst ? 'ASC' : 'DESC')
      .take(limit);
    if (after) query.andWhere(`(refund.dueOn, refund.id) ${dueFirst ? '>' : '<'} (:dueOn, :id)`, { ...after });
    return (await query.getMany()).map(toRefund);
  }

  async due(today: string): Promise<DueRefunds> {
    return (await this.transaction.manager.query<[DueRefunds]>(DUE, [OPEN_STATES, today]))[0];
  }

  async forgetPerson(orderId: string): Promise<void> {
    await this.transaction.manager.query(FORGET, [orderId]);
  }

  async forgetNotesBefore(moment: Date, limit: number): Promise<number> {
    return (await this.transaction.manager.query<[unknown, number]>(FORGET_NOTES_BEFORE, [moment, limit]))[1];
  }

  async withoutOrder(transactionIds: readonly string[], limit: number): Promise<Refund[]> {
    const where = { transactionId: In([...transactionIds]), orderId: IsNull() };
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return (await this.transaction.manager.find(RefundRow, { where, order, take: limit })).map(toRefund);
  }

  async forgetNotesOf(transactionIds: readonly string[]): Promise<number> {
    return (await this.transaction.manager.query<[unknown, number]>(FORGET_NOTES_OF, [transactionIds]))[1];
  }

  async forgetEvidence(limit: number, moment: Date): Promise<ForgottenEvidence[]> {
    return (await this.transaction.manager.query<[ForgottenEvidence[], number]>(FORGET_EVIDENCE, [limit, moment]))[0];
  }

  private async one(where: { id: string } | { linkDigest: string }): Promise<Refund | null> {
    const row = await this.transaction.manager.findOne(RefundRow, { where });
    return row && toRefund(row);
  }
}

async function oneOfRequest(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
    throw constraint === ONE_OF_REQUEST ? errorOf(REQUEST_REFUNDED) : error;
  }
}

function toRow({ history, ...fields }: Refund): RefundRow {
  return { ...fields, history: history.map((step) => ({ ...step, at: step.at.toISOString() })) };
}

function toRefund({ history, ...fields }: RefundRow): Refund {
  return Object.assign(new Refund(), fields, { history: history.map((step) => ({ ...step, at: new Date(step.at) })) });
}
