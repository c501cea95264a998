import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import { beginningOf } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { type Customer, isSameCustomer, type Purchase } from '../domain/purchase.js';
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

/** The frozen cart that is to be ordered, or the order that an earlier call made of it. */
type Prepared = { readonly purchase: Purchase } | { readonly order: Order };

/** Orders that are paid by bank transfer, or free. */
@Injectable()
export class TransferOrder {
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly placing: PlaceOrder,
    private readonly transaction: Transaction,
    private readonly instructions: TransferInstructions,
  ) {}

  /** Freezes the cart. A repeated call, after the first one emptied it, gets the order of that one. */
  async prepare({ sessionId, customer, userId, total }: TransferRequest): Promise<Prepared> {
    try {
      const purchase = await this.purchases.freeze(sessionId, customer, userId);
      if (purchase.finalTotal > 0) this.instructions.assertOffered();
      if (total !== undefined && total !== purchase.finalTotal) throw new TotalChangedError(purchase.finalTotal);
      return { purchase };
    } catch (error) {
      const order = isEmptyCart(error) && (await this.placing.recentUnpaid(sessionId));
      if (order && isSameCustomer(order.purchase.customer, customer)) return { order };
      throw error;
    }
  }

  /** Makes the order of a frozen cart. Throws `cart.changed` when a payment took its lines meanwhile. */
  place(purchase: Purchase, { instalments, ip }: TransferRequest): Promise<Order> {
    const firstInstalment = beginningOf(purchase.finalTotal, instalments);
    return this.transaction.run(async () => {
      if (purchase.finalTotal === 0) return this.placing.placeFree(purchase, ip);
      const account = await this.instructions.present();
      return this.placing.placeAwaitingTransfer(purchase, firstInstalment, account, ip);
    });
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
