import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { errorOf } from '../../common/domain-error.js';
import { DAY_MS } from '../../common/time.js';
import type { StaffMember } from '../../identity/index.js';
import { referenceDigest } from '../../money/index.js';
import { type BankRow, MAX_BANK_ROWS, readStatement } from '../domain/bank-statement.js';
import {
  type AccountEntry,
  compareStatement,
  MAX_DAYS_APART,
  type StatementComparison,
} from '../domain/compare-statement.js';
import { type DepositProposal, orderNumbersIn, proposeDeposits } from '../domain/deposit.js';
import { type BookOrder, BookRecords } from './book-records.port.js';

/** A statement covers a quarter at most. */
const MAX_DAYS = 100;
/** Orders that are looked at for the movements of one statement. */
const MAX_PROPOSED = 5_000;

export const STATEMENT_UNREADABLE = [
  422,
  'money.statement_unreadable',
  'No encontramos movimientos en el archivo: necesita una fecha, un valor y una referencia en cada línea.',
] as const;

export const STATEMENT_TOO_LONG = [
  422,
  'money.statement_too_long',
  'El extracto es muy largo: sube a lo sumo tres meses y 5.000 movimientos.',
] as const;

/** A statement beside the books. */
export interface CheckedStatement extends StatementComparison<AccountEntry & { readonly order: BookOrder | null }> {
  /** What money that came and that the books do not have can be written down as, by line of the file. */
  readonly deposits: ReadonlyMap<number, DepositProposal>;
  /** Lines of the file whose date or amount cannot be read. */
  readonly unreadable: readonly number[];
}

/**
 * Compares the bank's statement with the ledger. Nothing of it is kept: it names people who are no customers, the owner has the file, and a
 * later comparison shows what was corrected meanwhile.
 */
@Injectable()
export class CheckStatement {
  constructor(
    private readonly records: BookRecords,
    private readonly audit: AuditLog,
  ) {}

  /** `lines` are the cells of the file. @throws DomainError `money.statement_unreadable`, `money.statement_too_long` */
  async check(lines: readonly (readonly string[])[], actor: StaffMember): Promise<CheckedStatement> {
    if (lines.length > MAX_BANK_ROWS) throw errorOf(STATEMENT_TOO_LONG);
    const statement = readStatement(lines);
    if (!statement) throw errorOf(STATEMENT_UNREADABLE);
    const days = statement.rows.map(({ day }) => day).sort();
    const [from, to] = [days[0]!, days.at(-1)!];
    if (Date.parse(to) - Date.parse(from) > MAX_DAYS * DAY_MS) throw errorOf(STATEMENT_TOO_LONG);
    const entries = await this.records.accountEntries(
      moved(from, -MAX_DAYS_APART),
      moved(to, MAX_DAYS_APART),
      MAX_BANK_ROWS + 1,
    );
    if (entries.length > MAX_BANK_ROWS) throw errorOf(STATEMENT_TOO_LONG);
    const digested = entries.map((entry) => ({ ...entry, digest: entry.digest ?? digestOf(entry) }));
    const compared = compareStatement(statement.rows, digested, referenceDigest);
    await this.audit.record({
      kind: 'read',
      actor,
      action: `comparó el extracto del banco del ${from} al ${to} con el libro`,
      subject: { type: 'books', id: 'statement' },
    });
    const missing = compared.differing.flatMap(({ reason, bank }) => (reason === 'not_in_books' ? [bank] : []));
    return { ...compared, unreadable: statement.unreadable, deposits: await this.propose(missing) };
  }

  private async propose(rows: readonly BankRow[]): Promise<ReadonlyMap<number, DepositProposal>> {
    const came = rows.filter(({ amount }) => amount > 0);
    const numbers = came.flatMap(({ reference }) => orderNumbersIn(reference));
    const amounts = [...new Set(came.map(({ amount }) => amount))];
    const orders = came.length > 0 ? await this.records.ordersForDeposits(numbers, amounts, MAX_PROPOSED) : [];
    const used = await this.records.usedDigests(came.flatMap(({ own }) => (own ? [referenceDigest(own)] : [])));
    return proposeDeposits(rows, orders, (reference) => used.has(referenceDigest(reference)));
  }
}

function digestOf({ reference }: AccountEntry): string | null {
  return reference === null ? null : referenceDigest(reference);
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
