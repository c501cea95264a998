import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { iconButtonStyles } from '../../shared/ui/IconButton';

interface BagLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  children?: Elements;
  ref?: Ref<HTMLAnchorElement>;
}

/** The bag icon in the bar; its children are shown on top of it. */
export function BagLink({ children, ...rest }: BagLinkProps) {
  return (
    <Bag to="/cart" aria-label="Carrito" {...rest}>
      <ShoppingBag aria-hidden="true" />
      {children}
    </Bag>
  );
}

const Bag = styled(Link)`
  ${iconButtonStyles}
`;
