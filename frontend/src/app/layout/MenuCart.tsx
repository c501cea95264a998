import { styled } from 'styled-components';
import { useCart } from '../../features/cart/use-cart';
import { ButtonLink } from '../../shared/ui/Button';
import CartLinkPreview from './CartLinkPreview';

/** The cart in the mobile menu; wide windows show it in the bar. */
export function MenuCart({ onLeave }: { onLeave: () => void }) {
  const state = useCart();
  if (state.status !== 'ready') {
    return (
      <ButtonLink to="/cart" variant="secondary" full onClick={onLeave}>
        Carrito
      </ButtonLink>
    );
  }
  return (
    <Frame aria-label={`Carrito, ${state.cart.itemCount} producto(s)`}>
      <h2>{`Tu carrito (${state.cart.itemCount})`}</h2>
      <CartLinkPreview cart={state.cart} onLeave={onLeave} />
    </Frame>
  );
}

const Frame = styled.section`
  h2 {
    font-size: var(--font-size-3);
  }
`;
