import type { CartTotalsDto } from '../../api/cart.api';
import { Button, ButtonLink } from '../../shared/ui/Button';

interface ToCheckoutProps {
  cart: CartTotalsDto;
  /** True in the bottom bar of phones. */
  inBar?: boolean;
}

/** Link to the checkout, disabled while the cart contains unavailable lines. */
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
