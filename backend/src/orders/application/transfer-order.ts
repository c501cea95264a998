import { Injectable } from '@nestjs/common';
import { DomainError, errorOf, TRY_AGAIN } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import { beginningOf } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { type Customer, isSameCustomer } from '../domain/purchase.js';
import { OnlinePayments } from './online-payments.js';
import { FreezePurchase } from './freeze-purchase.js';
import { PlaceOrder } from './place-order.js';
import { TransferInstructions } from './transfer-instructions.js';

export interface TransferRequest {
  /** Session id of the cart. */
  readonly sessionId: string;
  readonly customer: Customer;
  readonly userId: string | null;
  /** The total that the browser shows; undefined when the caller sends none. */
  readonly total?: Pesos;
  /** 2: half of it begins the order, the rest is paid before it ships. */
  readonly instalments: 1 | 2;
  /** IP address of the browser. */
  readonly ip: string;
}

/** Orders that are paid by bank transfer, or free. */
@Injectable()
export class TransferOrder {
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly online: OnlinePayments,
    private readonly placing: PlaceOrder,
    private readonly transaction: Transaction,
    private readonly instructions: TransferInstructions,
  ) {}

  async place({ sessionId, customer, userId, total, instalments, ip }: TransferRequest): Promise<Order> {
    try {
      const purchase = await this.purchases.freeze(sessionId, customer, userId);
      const isFree = purchase.finalTotal === 0;
      if (!isFree) this.instructions.assertOffered();
      if (total !== undefined && total !== purchase.finalTotal) throw new TotalChangedError(purchase.finalTotal);
      // A payment that is settled here takes the lines: the order is refused then.
      if (!(await this.online.settleOfCart(sessionId, ip))) throw errorOf(TRY_AGAIN);
      const firstInstalment = beginningOf(purchase.finalTotal, instalments);
      return await this.transaction.run(async () => {
        if (isFree) return this.placing.placeFree(purchase, ip);
        const account = await this.instructions.present();
        return this.placing.placeAwaitingTransfer(purchase, firstInstalment, account, ip);
      });
    } catch (error) {
      const earlier = isEmptyCart(error) && (await this.placing.recentUnpaid(sessionId));
      if (earlier && isSameCustomer(earlier.purchase.customer, customer)) return earlier;
      throw error;
    }
  }
}

function isEmptyCart(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'cart.empty';
}

/** The browser shows another total than the cart has. */
export class TotalChangedError extends DomainError {
  constructor(
    /** The right one. */
    readonly total: Pesos,
  ) {
    const message = `El total de tu carrito cambió: ahora es ${formatPesos(total)}. Revísalo y vuelve a pedir.`;
    super('conflict', 'order.total_changed', message);
  }
}
