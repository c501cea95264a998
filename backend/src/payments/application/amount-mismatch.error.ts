import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';

/** The browser shows another total than the cart has. */
export class AmountMismatchError extends DomainError {
  constructor(
    /** The right one. */
    readonly amount: Pesos,
  ) {
    super('conflict', 'payment.amount_mismatch', 'El total de tu carrito cambió. Revísalo antes de pagar.');
  }
}
