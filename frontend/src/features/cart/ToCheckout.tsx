import type { CartTotalsDto } from '../../api/cart.api';
import { Button, ButtonLink } from '../../shared/ui/Button';

interface ToCheckoutProps {
  cart: CartTotalsDto;
  /** In the bar at the bottom of phones. */
  inBar?: boolean;
}

/** The way to the payment, closed while the cart holds something that cannot be made (decisions, 12). */
export function ToCheckout({ cart, inBar = false }: ToCheckoutProps) {
  const size = inBar ? 'm' : 'l';
  if (cart.items.some(({ available }) => !available)) {
    return (
      <Button size={size} full={!inBar} disabled>
        Proceder al Pago
      </Button>
    );
  }
  return (
    <ButtonLink to="/checkout" size={size} full={!inBar}>
      Proceder al Pago
    </ButtonLink>
  );
}
