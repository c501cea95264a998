import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { iconButtonLook } from '../../shared/ui/IconButton';

/** Leads to the cart from every page. */
export function CartLink() {
  return (
    <Bag to="/cart" aria-label="Carrito">
      <ShoppingBag aria-hidden="true" />
    </Bag>
  );
}

const Bag = styled(Link)`
  ${iconButtonLook}
`;
