import { lazy, Suspense, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AskedName } from '../../features/cart/AskedName';
import { useCart } from '../../features/cart/use-cart';
import { BagLink } from './BagLink';
import { usePreview } from './use-preview';

const Preview = lazy(() => import('./CartLinkPreview').catch(() => ({ default: Nothing })));

/** The bag icon of a shopper with a cart: shows the number of pieces and a preview. */
export default function CartBag() {
  const state = useCart();
  const cart = state.status === 'ready' ? state.cart : undefined;
  const onCart = useLocation().pathname === '/cart';
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useId();
  const { open, box, opener, close } = usePreview(cart !== undefined && !onCart, link);
  const count = cart?.itemCount ?? 0;
  return (
    <>
      <Box {...box}>
        <BagLink
          ref={link}
          aria-label={count > 0 ? `Carrito, ${pieces(count)}` : 'Carrito'}
          aria-expanded={cart && !onCart ? open : undefined}
          aria-controls={cart && !onCart ? panel : undefined}
          {...opener}
        >
          {count > 0 && <Count aria-hidden="true">{count}</Count>}
        </BagLink>
        <Panel id={panel} hidden={!open} data-cart-preview="">
          {open && cart && (
            <Suspense fallback={null}>
              <Preview cart={cart} onLeave={close} />
            </Suspense>
          )}
        </Panel>
      </Box>
      <AskedName />
    </>
  );
}

/** Replaces a preview whose chunk cannot be loaded: the link still opens the cart. */
function Nothing() {
  return <></>;
}

function pieces(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}

const Box = styled.div`
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: 3px;
  right: 1px;
  min-width: 19px;
  height: 19px;
  padding: 0 calc(var(--space-6) - 1px);
  border-radius: 10px;
  background: var(--brand);
  color: var(--text-on-dark);
  font-size: 12px;
  font-weight: 700;
  line-height: 19px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** Adjoins the bar, so that the pointer can move onto it without leaving. */
const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  width: min(340px, calc(100vw - 2 * var(--gutter)));
  padding: var(--space-8) var(--space-20) var(--space-20);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
`;
