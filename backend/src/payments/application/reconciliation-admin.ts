import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { invalidField } from '../../common/domain-error.js';
import { bogotaDay, DAY_MS, HOUR_MS, startOfBogotaDay } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { newRun, ReconcilePayments, type RunDays } from './reconcile-payments.js';
import { type ReconciliationRun, Reconciliations } from './reconciliations.port.js';

/** Makes a run that a person asked for. */
export const makeRunJob = new Job<{ runId: string }>('payments.reconcile-days', 'polling');

/** Days before the last one, when no first one is given. */
const DEFAULT_DAYS = 8;
const MAX_DAYS = 366;
const MAX_LISTED = 60;

/** A run that was asked for is not asked for a second time while it may still run. */
const UNFINISHED_MS = 2 * HOUR_MS;

/** Older than this the comparison is late: a night was missed. */
const LATE_AFTER_MS = 30 * HOUR_MS;

/** The runs of the reconciliation, and whether the newest is recent. */
export interface ReconciliationOverview {
  /** The newest first. */
  readonly runs: readonly ReconciliationRun[];
  /** When the newest successful run ended; null without one. */
  readonly lastDoneAt: Date | null;
  /** Whether that is longer ago than 30 hours, or the newest run failed. */
  readonly isLate: boolean;
}

/** Lists and asks for runs of the reconciliation. */
@Injectable()
export class ReconciliationAdmin {
  constructor(
    private readonly runs: Reconciliations,
    private readonly reconciling: ReconcilePayments,
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<ReconciliationOverview> {
    const runs = await this.runs.newest(MAX_LISTED);
    const lastDone = await this.runs.lastDone();
    const now = this.clock.now().getTime();
    const isOld = lastDone !== null && now - lastDone.endedAt!.getTime() > LATE_AFTER_MS;
    const isFailed = runs.find(({ state }) => state === 'done' || state === 'failed')?.state === 'failed';
    return { runs, lastDoneAt: lastDone?.endedAt ?? null, isLate: isOld || isFailed };
  }

  /**
   * A run over these calendar dates of Bogota, both included; without dates over everything since the last whole run. Returns the run that
   * another call asked for while that one has not ended.
   */
  ask(days: { readonly from?: string; readonly to?: string }, actor: StaffMember): Promise<ReconciliationRun> {
    const now = this.clock.now();
    return this.transaction.run(async () => {
      const { from, until, isWhole } = await this.daysOf(days, now);
      const unfinished = await this.runs.unfinished(new Date(now.getTime() - UNFINISHED_MS));
      if (unfinished) return unfinished;
      const run = newRun(actor.email, { from, until, isWhole }, now);
      await this.runs.add(run);
      await this.jobs.enqueue(makeRunJob, { runId: run.id }, { jobKey: `reconciliation:${run.id}` });
      await this.audit.record({
        kind: 'payment',
        actor,
        action: `pidió conciliar los pagos del ${from} al ${until}`,
        subject: { type: 'reconciliation', id: run.id },
      });
      return run;
    });
  }

  private async daysOf({ from, to }: { readonly from?: string; readonly to?: string }, now: Date): Promise<RunDays> {
    if (!from && !to) return this.reconciling.wholeDays();
    const today = bogotaDay(now);
    const until = to ?? today;
    const first = from ?? bogotaDay(new Date(startOfBogotaDay(until).getTime() - DEFAULT_DAYS * DAY_MS));
    assertDays(first, until, today);
    return { from: first, until, isWhole: false };
  }

  /** Makes a run that a person asked for. A failure is on the list, where the person asks again. */
  async make(runId: string): Promise<void> {
    const run = await this.runs.find(runId);
    if (run) await this.reconciling.run(run).catch(() => undefined);
  }

  /** A sentence about what is wrong with the reconciliation; null when it is recent and succeeded. */
  async problem(): Promise<string | null> {
    const { isLate, lastDoneAt } = await this.overview();
    if (!isLate) return null;
    const failures = await this.runs.failuresSinceDone();
    const since = lastDoneAt
      ? `La última que terminó bien fue el ${bogotaDay(lastDoneAt)}.`
      : 'Ninguna ha terminado bien.';
    return failures > 0 ? `${since} Desde entonces falló ${failures === 1 ? 'una vez' : `${failures} veces`}.` : since;
  }
}

function assertDays(from: string, until: string, today: string): void {
  if (Number.isNaN(startOfBogotaDay(from).getTime())) throw invalidField('from', 'Escribe una fecha válida');
  if (Number.isNaN(startOfBogotaDay(until).getTime())) throw invalidField('to', 'Escribe una fecha válida');
  if (until > today) throw invalidField('to', 'Ese día todavía no llega');
  if (from > until) throw invalidField('from', 'El primer día va antes del último');
  const days = (startOfBogotaDay(until).getTime() - startOfBogotaDay(from).getTime()) / DAY_MS;
  if (days > MAX_DAYS) throw invalidField('from', 'Elige máximo un año');
}
