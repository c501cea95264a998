export { IdempotentCalls, type KeyedCall } from './application/idempotent-calls.js';
export { type Decided, Ledger, type Recorded, RepeatedEntryError } from './application/ledger.js';
export { MoneyEvents, type MoneyRecorded } from './application/money-events.js';
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
export { nothingPaid, type OrderLedger, type OrderMoney } from './domain/order-money.js';
export { MoneyModule } from './money.module.js';
