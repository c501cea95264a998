import { ApiProperty } from '../../../common/http/api-docs.js';
import type { CheckedStatement } from '../../application/check-statement.js';
import type { BankRow } from '../../domain/bank-statement.js';
import type { DepositProposal } from '../../domain/deposit.js';
import { BookOrderDto, toOrderDto } from './entries.dto.js';

/** A CSV file with date, amount and reference in each line. */
export class StatementFileDto {
  /** At most 1 MB and 5,000 lines: comma, semicolon or tab; `1.234.567,00`; `28/11/2026`; UTF-8, UTF-16 or Windows letters. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file!: unknown;
}

/** A movement of the shop's bank account. */
export class BankRowDto {
  /** Line of the file, from 1. */
  line!: number;

  /**
   * Day of the bank.
   * @example "2026-11-28"
   */
  day!: string;

  /**
   * Pesos, negative for money that left.
   * @example 435000
   */
  amount!: number;

  /**
   * Reference and description of the bank.
   * @example "TRANSFERENCIA NEQUI M1029384"
   */
  reference!: string;
}

/** An entry of the ledger that moved the bank account. */
export class AccountEntryDto {
  /**
   * Id of the entry.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Day on which the money moved, in Bogota.
   * @example "2026-11-28"
   */
  day!: string;

  /**
   * Whole pesos, negative for money that left.
   * @example 435000
   */
  amount!: number;

  /**
   * As staff typed it; null for none, and after erasure.
   * @example "M1029384"
   */
  reference!: string | null;

  /** Null for a payout, and for money without a home. */
  @ApiProperty({ type: () => BookOrderDto, nullable: true })
  order!: BookOrderDto | null;
}

/** A movement that bank and books have. */
export class MatchedRowDto {
  /** The row of the bank. */
  bank!: BankRowDto;

  /** The entry of the ledger. */
  entry!: AccountEntryDto;

  /** `reference`: also the reference is the same. */
  @ApiProperty({ enum: ['reference', 'amount_and_day'] })
  by!: 'reference' | 'amount_and_day';
}

/** An order that money may be for. */
export class ProposedOrderDto extends BookOrderDto {
  /**
   * What it still owes, whole pesos.
   * @example 435000
   */
  owed!: number;
}

/** What money that came can be written down as. */
export class DepositProposalDto {
  /**
   * For the receipt or the payout: with it the movement is recorded once.
   * @example "M1029384"
   */
  reference!: string;

  /** The order that it is for; null when none is found. */
  @ApiProperty({ type: () => ProposedOrderDto, nullable: true })
  order!: ProposedOrderDto | null;

  /** `number`: the text names the order. `amount`: it is the only one that owes this amount. */
  @ApiProperty({ enum: ['number', 'amount'], nullable: true })
  by!: 'number' | 'amount' | null;

  /** Whether the text names the payment provider, which deposits what it received. */
  isPayout!: boolean;
}

/** A movement in which bank and books differ. */
export class DifferingRowDto {
  /** `amount`: the same reference with another amount. `not_in_books`, `not_in_bank`: only the other side has it. */
  @ApiProperty({ enum: ['amount', 'not_in_books', 'not_in_bank'] })
  reason!: 'amount' | 'not_in_books' | 'not_in_bank';

  /** Null when the bank does not have it. */
  @ApiProperty({ type: () => BankRowDto, nullable: true })
  bank!: BankRowDto | null;

  /** Null when the books do not have it. */
  @ApiProperty({ type: () => AccountEntryDto, nullable: true })
  entry!: AccountEntryDto | null;

  /** Of whole pesos that came and that the books do not have; null for any other row. */
  @ApiProperty({ type: () => DepositProposalDto, nullable: true })
  deposit!: DepositProposalDto | null;
}

/** A statement of the bank beside the ledger. */
export class CheckedStatementDto {
  /**
   * First day of the statement.
   * @example "2026-11-01"
   */
  from!: string;

  /**
   * Last day of the statement.
   * @example "2026-11-30"
   */
  to!: string;

  /** Movements that both sides have. */
  matched!: MatchedRowDto[];

  /** Movements that need a look. */
  differing!: DifferingRowDto[];

  /** Sum of the bank, pesos. */
  bankSum!: number;

  /** Sum of the ledger on the days of the statement, whole pesos. */
  booksSum!: number;

  /** Lines of the file whose date or amount cannot be read. */
  unreadable!: number[];
}

export function toStatementDto({
  matched,
  differing,
  unreadable,
  deposits,
  ...sums
}: CheckedStatement): CheckedStatementDto {
  return {
    ...sums,
    unreadable: [...unreadable],
    matched: matched.map(({ bank, entry, by }) => ({ bank: toRowDto(bank), entry: toEntryDto(entry), by })),
    differing: differing.map(({ reason, bank, entry }) => ({
      reason,
      bank: bank && toRowDto(bank),
      entry: entry && toEntryDto(entry),
      deposit: reason === 'not_in_books' ? toProposalDto(deposits.get(bank.line)) : null,
    })),
  };
}

function toRowDto({ line, day, amount, reference }: BankRow): BankRowDto {
  return { line, day, amount, reference };
}

function toProposalDto(proposal: DepositProposal | undefined): DepositProposalDto | null {
  if (!proposal) return null;
  const { reference, order, by, provider } = proposal;
  return { reference, order, by, isPayout: provider !== null };
}

function toEntryDto({
  id,
  day,
  amount,
  reference,
  order,
}: CheckedStatement['matched'][number]['entry']): AccountEntryDto {
  return { id, day, amount, reference, order: toOrderDto(order) };
}
