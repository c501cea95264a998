import { Injectable } from '@nestjs/common';
import { DiscountUses } from '../../cart/index.js';
import { type DomainError, errorOf } from '../../common/domain-error.js';
import { type BankAccount, ShopSettings } from '../../settings/index.js';
import type { Order } from '../domain/order.js';
import { isSameAccount, type ShownAccount, shownAccount } from '../domain/shown-account.js';
import { discountedOrder } from './discounted-order.js';

type ShownOrder = Pick<Order, 'number' | 'bankAccount'>;

/** Account for the transfer and link for its proof. */
export interface BankTransfer extends ShownAccount {
  /** The shop no longer uses the account: nobody should transfer to it. */
  readonly isWithdrawn: boolean;
  /** Opens a chat with a draft that contains the order's number; null while the shop has no number for chats. */
  readonly proofUrl: string | null;
}

/** The data that a customer needs for a bank transfer; nothing while the shop's account is not filled in. */
@Injectable()
export class TransferInstructions {
  constructor(
    private readonly settings: ShopSettings,
    private readonly discounts: DiscountUses,
  ) {}

  /** The account that the customer was shown, so that a later change sends no money of this order elsewhere; null without one. */
  find(order: ShownOrder): BankTransfer | null {
    const { bank } = this.settings.current;
    const account = order.bankAccount ?? (bank && shownAccount(bank));
    if (!account) return null;
    const proof = `Hola, envío el comprobante de la transferencia de mi pedido ${order.number}.`;
    return { ...account, proofUrl: this.settings.chatLink(proof), isWithdrawn: isOther(account, bank) };
  }

  get(order: ShownOrder): BankTransfer {
    const instructions = this.find(order);
    if (!instructions) throw transferUnavailable();
    return instructions;
  }

  /** Whether the shop no longer uses the account that the customer was shown, by the database. */
  async isWithdrawn(order: Pick<Order, 'bankAccount'>): Promise<boolean> {
    return order.bankAccount !== null && isOther(order.bankAccount, await this.settings.bankNow());
  }

  /** Until when the unpaid order keeps its use of a code with limits; null for any other order. */
  async codeKeptUntil(order: Order): Promise<Date | null> {
    return order.status === 'pending_transfer' ? this.discounts.keptUntil(discountedOrder(order)) : null;
  }

  /** The account of now, from the database. Throws while bank transfers cannot be offered. */
  async present(): Promise<ShownAccount> {
    const bank = await this.settings.bankNow();
    if (!bank) throw transferUnavailable();
    return shownAccount(bank);
  }

  /** Opens a chat about an order whose payment was voided; null while the shop has no number for chats. */
  payAgainUrl(orderNumber: string): string | null {
    return this.settings.chatLink(`Hola, anularon el pago de mi pedido ${orderNumber} y quiero pagarlo otra vez.`);
  }

  /** Throws while bank transfers cannot be offered. */
  assertOffered(): void {
    if (!this.settings.current.bank) throw transferUnavailable();
  }
}

function isOther(account: ShownAccount, bank: BankAccount | null): boolean {
  return !isSameAccount(account, bank && shownAccount(bank));
}

export const TRANSFER_UNAVAILABLE = [
  422,
  'order.transfer_unavailable',
  'Por ahora no recibimos transferencias bancarias. Elige otra forma de pago.',
] as const;

function transferUnavailable(): DomainError {
  return errorOf(TRANSFER_UNAVAILABLE);
}
