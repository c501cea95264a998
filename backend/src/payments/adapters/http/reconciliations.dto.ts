import { IsOptional, Matches } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import type { ReconciliationOverview } from '../../application/reconciliation-admin.js';
import type { ReconciliationRun, ReconciliationState } from '../../application/reconciliations.port.js';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const DAY_MESSAGE = 'Escribe una fecha, por ejemplo 2026-11-25';

const STATES = ['waiting', 'running', 'done', 'failed'] as const satisfies readonly ReconciliationState[];

/** The days to compare; without both everything since the last whole run. */
export class AskReconciliationDto {
  /**
   * First day, in Bogota; without it eight days before the last one.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Matches(DAY, { message: DAY_MESSAGE })
  from?: string;

  /**
   * Last day, in Bogota; without it today.
   * @example "2026-11-28"
   */
  @IsOptional()
  @Matches(DAY, { message: DAY_MESSAGE })
  to?: string;
}

/** One comparison of the provider's transactions with the shop's records. */
export class ReconciliationDto {
  /**
   * Id of the run.
   * @example "3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a11"
   */
  id!: string;

  /** `waiting`: it begins within seconds. */
  @ApiProperty({ enum: STATES, enumName: 'ReconciliationState' })
  state!: ReconciliationState;

  /**
   * `shop` for the nightly run, or the email of an owner.
   * @example "shop"
   */
  askedBy!: string;

  /**
   * When it was begun or asked for.
   * @example "2026-11-28T08:20:00.000Z"
   */
  at!: string;

  /** When it ended; null before. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28T08:20:09.000Z' })
  endedAt!: string | null;

  /**
   * First day that was compared, in Bogota.
   * @example "2026-11-20"
   */
  from!: string;

  /**
   * Last day that was compared, in Bogota.
   * @example "2026-11-28"
   */
  to!: string;

  /**
   * Transactions that the provider listed, or that the shop has and the provider does not.
   * @example 41
   */
  compared!: number;

  /**
   * Those that were equal on both sides.
   * @example 40
   */
  equal!: number;

  /**
   * Those that differed: recorded by this run, or on the list of money without a home.
   * @example 1
   */
  differences!: number;

  /**
   * Approved money at the provider, pesos.
   * @example 18245000
   */
  providerSum!: number;

  /**
   * Approved money in the shop's records when it was compared, pesos.
   * @example 17800000
   */
  shopSum!: number;

  /** Why it failed, for operators; null for none. */
  @ApiProperty({ type: String, nullable: true, example: null })
  failure!: string | null;
}

/** The newest runs, and whether the comparison is recent. */
export class ReconciliationsDto {
  /** When the newest whole run that succeeded ended; null without one. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28T08:20:09.000Z' })
  lastDoneAt!: string | null;

  /**
   * Whether that is longer ago than 30 hours, or the newest run failed.
   * @example false
   */
  isLate!: boolean;

  /** The newest first, at most 60. */
  runs!: ReconciliationDto[];
}

export function toReconciliationDto(run: ReconciliationRun): ReconciliationDto {
  const { id, state, askedBy, createdAt, endedAt, from, until, result, failure } = run;
  const { compared, equal, differences, providerSum, shopSum } = result;
  return {
    id,
    state,
    askedBy,
    at: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    from,
    to: until,
    compared,
    equal,
    differences,
    providerSum,
    shopSum,
    failure,
  };
}

export function toReconciliationsDto({ runs, lastDoneAt, isLate }: ReconciliationOverview): ReconciliationsDto {
  return { lastDoneAt: lastDoneAt?.toISOString() ?? null, isLate, runs: runs.map(toReconciliationDto) };
}
