import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan, Not } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type ReconciliationRun, Reconciliations } from '../../application/reconciliations.port.js';
import { ReconciliationRow } from './payment.schemas.js';

const UNFINISHED = In(['waiting', 'running']);

@Injectable()
export class TypeOrmReconciliations extends Reconciliations {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(run: ReconciliationRun): Promise<void> {
    await this.rows.insert(toRow(run));
  }

  async find(id: string): Promise<ReconciliationRun | null> {
    const row = await this.rows.findOneBy({ id });
    return row && toRun(row);
  }

  async newest(limit: number): Promise<ReconciliationRun[]> {
    const rows = await this.rows.find({ order: { createdAt: 'DESC' }, take: limit });
    return rows.map(toRun);
  }

  async unfinished(since: Date): Promise<ReconciliationRun | null> {
    // Two owners who ask at the same moment get one run.
    await this.transaction.manager.query(`SELECT pg_advisory_xact_lock(hashtext('reconciliation'))`);
    const row = await this.rows.findOneBy({ state: UNFINISHED, createdAt: MoreThan(since), askedBy: Not('shop') });
    return row && toRun(row);
  }

  async lastDone(): Promise<ReconciliationRun | null> {
    const row = await this.rows.findOne({ where: { state: 'done', isWhole: true }, order: { createdAt: 'DESC' } });
    return row && toRun(row);
  }

  async failuresSinceDone(): Promise<number> {
    const done = await this.lastDone();
    return this.rows.countBy({ state: 'failed', ...(done && { createdAt: MoreThan(done.createdAt) }) });
  }

  async save(run: ReconciliationRun): Promise<void> {
    const { id, ...changes } = toRow(run);
    await this.rows.update({ id }, changes);
  }

  async failUnfinishedBefore(moment: Date, now: Date): Promise<void> {
    const changes = { state: 'failed', endedAt: now, failure: 'The process ended' } as const;
    await this.rows.update({ state: 'running', createdAt: LessThan(moment) }, changes);
  }

  private get rows() {
    return this.transaction.manager.getRepository(ReconciliationRow);
  }
}

function toRow({ result, ...run }: ReconciliationRun): ReconciliationRow {
  const { compared, equal, differences } = result;
  return {
    ...run,
    compared,
    equal,
    differences,
    providerSum: String(result.providerSum),
    shopSum: String(result.shopSum),
  };
}

function toRun({ compared, equal, differences, providerSum, shopSum, ...run }: ReconciliationRow): ReconciliationRun {
  const sums = { providerSum: Number(providerSum), shopSum: Number(shopSum) };
  return { ...run, result: { compared, equal, differences, ...sums } };
}
