import { CURRENCY } from '../../../common/money.js';
import { bogotaDay } from '../../../common/time.js';
import { TRANSACTION_ID } from '../../../common/transaction-id.js';
import {
  type Checkout,
  type EventReading,
  PaymentProvider,
  type TransactionAnswer,
  type TransactionPageAnswer,
  type TransactionsAnswer,
  type VoidAnswer,
} from '../../application/payment-provider.port.js';
import type { ProviderTransaction } from '../../domain/provider-transaction.js';
import { isRecord, toCents, toProviderTransaction } from './wompi-transaction.js';
import { coversPayment, hasValidChecksum, integritySignature } from './wompi-signatures.js';
import { type WompiAnswer, WompiHttp, type WompiSettings } from './wompi-http.js';

/** The provider's largest page. */
const PAGE_SIZE = 200;

/** Parameters that open the widget and the hosted page. The signature covers all of them. */
export interface WidgetConfig {
  publicKey: string;
  currency: typeof CURRENCY;
  amountInCents: number;
  reference: string;
  signature: string;
  redirectUrl: string;
  /** ISO 8601 in UTC with milliseconds; signed, too. */
  expirationTime: string;
  /** The hosted page, for a browser in which the widget does not open. */
  checkoutUrl: string;
  /** The script that opens the same page over the shop's. */
  widgetUrl: string;
}

/** Wompi Colombia, or a server with the same HTTP API. */
export class WompiPaymentProvider extends PaymentProvider {
  readonly id = 'wompi';
  private readonly http: WompiHttp;

  constructor(private readonly settings: WompiSettings) {
    super();
    this.http = new WompiHttp(settings.apiBaseUrl, settings.timeouts);
  }

  checkoutUrl(checkout: Checkout): string {
    return this.widgetConfig(checkout).checkoutUrl;
  }

  widgetConfig({ reference, amount, redirectUrl, expiresAt }: Checkout): WidgetConfig {
    const { publicKey, integritySecret, checkoutBaseUrl } = this.settings;
    const amountInCents = toCents(amount);
    const expirationTime = expiresAt.toISOString();
    const signed = { reference, amountInCents, currency: CURRENCY, expirationTime };
    const signature = integritySignature(signed, integritySecret);
    // Without personal data, because URLs of the shop's answers may be logged: the browser adds them.
    const query = new URLSearchParams({
      'public-key': publicKey,
      currency: CURRENCY,
      'amount-in-cents': String(amountInCents),
      reference,
      'signature:integrity': signature,
      'redirect-url': redirectUrl,
      'expiration-time': expirationTime,
    });
    return {
      publicKey,
      currency: CURRENCY,
      amountInCents,
      reference,
      signature,
      redirectUrl,
      expirationTime,
      checkoutUrl: `${checkoutBaseUrl}/p/?${query.toString()}`,
      widgetUrl: `${checkoutBaseUrl}/widget.js`,
    };
  }

  async transaction(id: string): Promise<TransactionAnswer> {
    if (!TRANSACTION_ID.test(id)) return { kind: 'absent' };
    const answer = await this.ask(`/transactions/${id}`, undefined, (raw) => readOne(raw, id));
    if (answer.kind !== 'found') return answer;
    const { transaction, merchantKey } = answer;
    // A replaced key of the shop names the same merchant: the search among the shop's own transactions decides.
    return merchantKey === this.settings.publicKey ? { kind: 'found', transaction } : this.confirmOwn(transaction);
  }

  /** With the private key, by which the provider answers our merchant's transactions alone. */
  transactionsOf(reference: string): Promise<TransactionsAnswer> {
    const path = `/transactions?${new URLSearchParams({ reference }).toString()}`;
    return this.ask(path, this.settings.privateKey, (answer) => {
      const list = readList(answer);
      // Unreadable rows alone do not prove that nothing was paid.
      if (!list || (list.length > 0 && list.transactions.length === 0)) return unreadable(answer);
      return { kind: 'found', transactions: list.transactions.filter((one) => one.reference === reference) };
    });
  }

  transactionPage(from: Date, until: Date, page: number): Promise<TransactionPageAnswer> {
    const query = new URLSearchParams({
      from_date: bogotaDay(from),
      until_date: bogotaDay(until),
      page: String(page),
      page_size: String(PAGE_SIZE),
    });
    return this.ask(`/transactions?${query.toString()}`, this.settings.privateKey, (answer) => {
      const list = readList(answer);
      if (!list) return unreadable(answer);
      const { transactions, unreadableIds, length } = list;
      return { kind: 'found', transactions, unreadableIds, isEmpty: length === 0 };
    });
  }

  async voidTransaction(id: string): Promise<VoidAnswer> {
    if (!TRANSACTION_ID.test(id)) return { kind: 'refused' };
    try {
      return readVoid(await this.http.post(`/transactions/${id}/void`, this.settings.privateKey));
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : 'failed' };
    }
  }

  readEvent(body: unknown, checksumHeader?: string): EventReading {
    if (!isRecord(body) || !hasValidChecksum(body, this.settings.eventsSecret, checksumHeader))
      return { kind: 'forged' };
    if (body.event !== 'transaction.updated' || !isRecord(body.data) || !coversPayment(body))
      return { kind: 'irrelevant' };
    const transaction = toProviderTransaction(body.data.transaction);
    return transaction ? { kind: 'transaction', transaction } : { kind: 'irrelevant' };
  }

  /** `GET /transactions/{id}` needs no key and returns every merchant's transactions; only ours are in our own search. */
  private async confirmOwn({ id, reference }: ProviderTransaction): Promise<TransactionAnswer> {
    const answer = await this.transactionsOf(reference);
    if (answer.kind === 'unknown') return answer;
    const transaction = answer.transactions.find((own) => own.id === id);
    return transaction ? { kind: 'found', transaction } : { kind: 'absent' };
  }

  private async ask<T>(
    path: string,
    privateKey: string | undefined,
    read: (answer: WompiAnswer) => T,
  ): Promise<T | { kind: 'unknown'; reason: string }> {
    try {
      return read(await this.http.get(path, privateKey));
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : 'failed' };
    }
  }
}

type ReadTransaction =
  | { kind: 'found'; transaction: ProviderTransaction; merchantKey: string | undefined }
  | { kind: 'absent' }
  | { kind: 'unknown'; reason: string };

function readOne(answer: WompiAnswer, id: string): ReadTransaction {
  if (answer.status === 404 && errorType(answer.body) === 'NOT_FOUND_ERROR') return { kind: 'absent' };
  const data = dataOf(answer);
  const transaction = toProviderTransaction(data);
  // An answer about another transaction proves nothing about this one.
  if (transaction?.id !== id) return unreadable(answer);
  const merchant = isRecord(data) && isRecord(data.merchant) ? data.merchant : {};
  const merchantKey = typeof merchant.public_key === 'string' ? merchant.public_key : undefined;
  return { kind: 'found', transaction, merchantKey };
}

/** A 201 may be empty, or contain the result of the void: only a result other than APPROVED is a refusal. */
function readVoid({ status, body }: WompiAnswer): VoidAnswer {
  if (status < 200 || status >= 300) return { kind: 'refused' };
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  return data.status === 'DECLINED' || data.status === 'ERROR' ? { kind: 'refused' } : { kind: 'accepted' };
}

interface ReadList {
  readonly transactions: ProviderTransaction[];
  /** Ids of invalid rows, such as one with an unknown status. */
  readonly unreadableIds: string[];
  /** Rows, readable or not. */
  readonly length: number;
}

/** Undefined when there is no list. */
function readList(answer: WompiAnswer): ReadList | undefined {
  const data = dataOf(answer);
  if (!Array.isArray(data)) return undefined;
  const transactions = data.map(toProviderTransaction).filter((one) => one !== undefined);
  const readable = new Set(transactions.map(({ id }) => id));
  const ids = data.map((one) => (isRecord(one) ? one.id : undefined)).filter(isTransactionId);
  return { transactions, unreadableIds: ids.filter((id) => !readable.has(id)), length: data.length };
}

function isTransactionId(id: unknown): id is string {
  return typeof id === 'string' && TRANSACTION_ID.test(id);
}

function dataOf({ status, body }: WompiAnswer): unknown {
  return status === 200 && isRecord(body) ? body.data : undefined;
}

function errorType(body: unknown): unknown {
  return isRecord(body) && isRecord(body.error) ? body.error.type : undefined;
}

/** Returns the kind of error only, because the provider repeats keys in its reasons, which must not be logged. */
function unreadable({ status, body }: WompiAnswer): { kind: 'unknown'; reason: string } {
  const type = errorType(body);
  return {
    kind: 'unknown',
    reason: `answered ${status} ${typeof type === 'string' ? type : 'with an unreadable body'}`,
  };
}
