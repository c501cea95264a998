import { TRANSACTION_ID } from '../../../common/transaction-id.js';
import {
  type CheckoutConfig,
  type CheckoutRequest,
  type EventReading,
  PaymentProvider,
  type TransactionAnswer,
  type TransactionsAnswer,
} from '../../application/payment-provider.port.js';
import { toCents } from './cents.js';
import { provesItself } from './event-checksum.js';
import { integritySignature } from './integrity-signature.js';
import { isRecord, toProviderTransaction } from './lenient.js';
import { type WompiAnswer, WompiHttp } from './wompi-http.js';
import type { WompiSettings } from './wompi-settings.js';

const CURRENCY = 'COP';

/** Wompi Colombia, or whatever speaks its HTTP. */
export class WompiPaymentProvider extends PaymentProvider {
  private readonly http: WompiHttp;

  constructor(private readonly settings: WompiSettings) {
    super();
    this.http = new WompiHttp(settings.apiBaseUrl, settings.patience);
  }

  prepareCheckout({ reference, amount, redirectUrl }: CheckoutRequest): CheckoutConfig {
    const { publicKey, integritySecret, checkoutBaseUrl } = this.settings;
    const amountInCents = toCents(amount);
    const signature = integritySignature({ reference, amountInCents, currency: CURRENCY }, integritySecret);
    // Nothing personal in the address: the provider's firewall refuses some of it, and addresses end up in logs.
    const query = new URLSearchParams({
      'public-key': publicKey,
      currency: CURRENCY,
      'amount-in-cents': String(amountInCents),
      reference,
      'signature:integrity': signature,
      'redirect-url': redirectUrl,
    });
    const checkoutUrl = `${checkoutBaseUrl}/p/?${query.toString()}`;
    const widgetUrl = `${checkoutBaseUrl}/widget.js`;
    return { publicKey, currency: CURRENCY, amountInCents, reference, signature, redirectUrl, checkoutUrl, widgetUrl };
  }

  async transaction(id: string): Promise<TransactionAnswer> {
    if (!TRANSACTION_ID.test(id)) return { kind: 'absent' };
    return this.ask(`/transactions/${id}`, undefined, (answer) => {
      if (answer.status === 404 && errorType(answer.body) === 'NOT_FOUND_ERROR') return { kind: 'absent' };
      const transaction = toProviderTransaction(dataOf(answer));
      // An answer about another transaction proves nothing about this one.
      return transaction?.id === id ? { kind: 'found', transaction } : unreadable(answer);
    });
  }

  async transactionsOf(reference: string): Promise<TransactionsAnswer> {
    const path = `/transactions?${new URLSearchParams({ reference }).toString()}`;
    return this.ask(path, this.settings.privateKey, (answer) => {
      const data = dataOf(answer);
      if (!Array.isArray(data)) return unreadable(answer);
      const told = data.map(toProviderTransaction).filter((it) => it !== undefined);
      // A list of which nothing can be read does not say that nothing was paid.
      if (data.length > 0 && told.length === 0) return unreadable(answer);
      return { kind: 'found', transactions: told.filter((it) => it.reference === reference) };
    });
  }

  readEvent(body: unknown, checksumHeader?: string): EventReading {
    if (!isRecord(body)) return { kind: 'forged' };
    if (!provesItself(body, this.settings.eventsSecret, checksumHeader)) return { kind: 'forged' };
    if (body.event !== 'transaction.updated' || !isRecord(body.data)) return { kind: 'irrelevant' };
    const transaction = toProviderTransaction(body.data.transaction);
    return transaction ? { kind: 'transaction', transaction } : { kind: 'irrelevant' };
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

function dataOf({ status, body }: WompiAnswer): unknown {
  return status === 200 && isRecord(body) ? body.data : undefined;
}

function errorType(body: unknown): unknown {
  return isRecord(body) && isRecord(body.error) ? body.error.type : undefined;
}

/** Names the kind of error alone: the provider repeats keys in its reasons, and those belong in no log. */
function unreadable({ status, body }: WompiAnswer): { kind: 'unknown'; reason: string } {
  const type = errorType(body);
  return { kind: 'unknown', reason: `answered ${status} ${typeof type === 'string' ? type : 'that makes no sense'}` };
}
