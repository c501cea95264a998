import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { ShopSettings } from '../../settings/index.js';

/** Account for the transfer and link for its proof. */
export interface BankTransfer {
  readonly bank: string;
  readonly type: string;
  readonly number: string;
  readonly holder: string;
  /** Opens a chat with a draft that contains the order's number; null while the shop has no number for chats. */
  readonly proofUrl: string | null;
}

/** The data that a customer needs for a bank transfer; nothing while the shop's account is not filled in. */
@Injectable()
export class TransferInstructions {
  constructor(private readonly settings: ShopSettings) {}

  /** Null while the shop has no account for transfers. */
  find(orderNumber: string): BankTransfer | null {
    const { bank } = this.settings.current;
    if (!bank) return null;
    const proof = `Hola, envío el comprobante de la transferencia de mi pedido ${orderNumber}.`;
    const proofUrl = this.settings.chatLink(proof);
    return { bank: bank.name, type: bank.type, number: bank.account, holder: bank.holder, proofUrl };
  }

  get(orderNumber: string): BankTransfer {
    const instructions = this.find(orderNumber);
    if (!instructions) throw transferUnavailable();
    return instructions;
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

function transferUnavailable(): DomainError {
  return new DomainError(
    'invalid',
    'order.transfer_unavailable',
    'Por ahora no recibimos transferencias bancarias. Elige otra forma de pago.',
  );
}
