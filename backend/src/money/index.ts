export { MONEY_OF_ORDERS, moneyOfOrder, moneySql } from './adapters/typeorm/money.sql.js';
export { type StoredMoney, toOrderLedger } from './adapters/typeorm/stored-money.js';
export { type Decided, Ledger, RepeatedEntryError } from './application/ledger.js';
export { closesAt } from './domain/closing.js';
export {
  type Covers,
  type Entry,
  ENTRY_KINDS,
  type EntryKind,
  type NewEntry,
  referenceDigest,
} from './domain/entry.js';
export * as MONEY_ERRORS from './domain/money-errors.js';
export { ledgerOf, type OrderLedger, withEntry } from './domain/order-money.js';
export { MoneyModule } from './money.module.js';
