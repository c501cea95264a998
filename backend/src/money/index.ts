export { MONEY_OF_ORDERS, moneyOfOrder } from './adapters/typeorm/money.sql.js';
export { type StoredMoney, toOrderLedger } from './adapters/typeorm/stored-money.js';
export { IdempotentCalls, type KeyedCall } from './application/idempotent-calls.js';
export { type Decided, Ledger, type Recorded, RepeatedEntryError } from './application/ledger.js';
export { MoneyEvents, type MoneyRecorded } from './application/money-events.js';
export { closesAt } from './domain/closing.js';
export {
  type Allowance,
  type Covers,
  type Entry,
  ENTRY_KINDS,
  type EntryKind,
  type EntryPayer,
  type NewEntry,
  referenceDigest,
} from './domain/entry.js';
export * as MONEY_ERRORS from './domain/money-errors.js';
export { ledgerOf, type OrderLedger, type OrderMoney, withEntry } from './domain/order-money.js';
export { MoneyModule } from './money.module.js';
