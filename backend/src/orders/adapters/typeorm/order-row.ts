import { setLogOrder } from '../../../common/log-context.js';
import { closesAt, ledgerOf, type StoredMoney, toOrderLedger } from '../../../money/index.js';
import { milestonesOf } from '../../domain/milestones.js';
import { shipmentIn } from '../../domain/order-change.js';
import { rightsUntil } from '../../domain/order-retention.js';
import { Order } from '../../domain/order.js';
import { isRestricted } from '../../domain/restricted-order.js';
import { searchTextOf } from './order-search.js';
import { OrderRow } from './order.schemas.js';
import { fromStoredLine, toStoredLine } from './stored-purchase.js';

export function toRow(order: Order): OrderRow {
  const { purchase, payment, history, money: _money, ...own } = order;
  const { customer, ...amounts } = purchase;
  const row = {
    ...own,
    ...amounts,
    // An order does not need the cart's key, which contains the personalisation.
    lines: purchase.lines.map((line) => ({ ...toStoredLine(line), optionsKey: undefined })),
    isExpress: order.isExpress,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shipping: customer.shipping,
    paymentMethod: payment.method,
    transactionId: payment.transactionId,
    reference: payment.reference,
    attemptId: payment.attemptId,
    history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
    staffNotes: [...order.staffNotes],
    ...milestonesOf(history, closesAt),
    rightsUntil: rightsUntil(order),
  };
  return Object.assign(new OrderRow(), {
    ...row,
    searchText: searchTextOf(
      isRestricted(order) ? withoutNames(row) : { ...row, guide: shipmentIn(history)?.guide ?? '' },
    ),
  } satisfies OrderRow);
}

/** What finds a restricted order: its number and its transaction. */
function withoutNames(row: { number: string; transactionId: string | null }) {
  const { number, transactionId } = row;
  return { number, transactionId, customerName: '', customerEmail: '', customerPhone: '', lines: [], guide: '' };
}

/** A row with the money of its order; null until the ledger knows the order. */
export type ReadOrder = OrderRow & { readonly money: StoredMoney | null };

/** An order that is read by itself is what the running request or job is about. */
export function toLoggedOrder(row: ReadOrder): Order {
  setLogOrder(row.number);
  return toOrder(row);
}

export function toOrder(row: ReadOrder): Order {
  const { consentVersion, consentedAt } = row;
  const customer = {
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    shipping: row.shipping,
    dataConsent: consentVersion !== null,
    consent: consentVersion && consentedAt ? { version: consentVersion, at: consentedAt.toISOString() } : null,
  };
  const purchase = {
    sessionId: row.sessionId,
    userId: row.userId,
    customer,
    lines: row.lines.map(fromStoredLine),
    total: row.total,
    discountCode: row.discountCode,
    discountPercent: row.discountPercent,
    discountAmount: row.discountAmount,
    finalTotal: row.finalTotal,
  };
  const { paymentMethod: method, transactionId, reference, attemptId } = row;
  return Object.assign(new Order(), {
    id: row.id,
    number: row.number,
    status: row.status,
    reviewReason: row.reviewReason,
    createdAt: row.createdAt,
    promised: row.promised,
    consentVersion,
    consentedAt,
    eraseRequestedAt: row.eraseRequestedAt,
    anonymisedAt: row.anonymisedAt,
    staffNotes: row.staffNotes,
    purchase,
    payment: { method, transactionId, reference, attemptId },
    firstInstalment: row.firstInstalment,
    bankAccount: row.bankAccount,
    money: row.money ? toOrderLedger(row.money) : ledgerOf(row.finalTotal),
    history: row.history.map((change) => ({ ...change, at: new Date(change.at) })),
  });
}
