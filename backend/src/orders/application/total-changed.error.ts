import { DomainError } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';

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
