import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import { groupByKit, type LineGroup } from '../../domain/kit-groups';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { StickyBar } from '../../shared/ui/StickyBar';
import { SummaryColumns } from '../../shared/ui/SummaryColumns';
import { CartKit } from './CartKit';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import { ClearCart } from './ClearCart';
import { DiscountBox } from './DiscountBox';
import { ToCheckout } from './ToCheckout';
import type { Cart } from './use-cart';
import { useCartActions } from './use-cart-actions';

/** Maximum quantity while the API's limits are loading; the server validates it. */
const USUAL_LIMIT = 99;

interface CartContentsProps {
  state: Extract<Cart, { status: 'ready' }>;
  pricing?: PricingDto;
  picture: (item: CartItemDto) => Elements;
  /** Called when the shopper removed the last line or cleared the cart. */
  onEmptied: () => void;
  /** Content below the lines. */
  children: Elements;
}

/** The lines and summary of a cart that is not empty. */
export function CartContents({ state, pricing, picture, onEmptied, children }: CartContentsProps) {
  const { cart, sessionId, outdated, retry } = state;
  const actions = useCartActions(sessionId, cart);
  const list = useRef<HTMLElement>(null);

  const groups = groupByKit(cart.items);
  const limit = pricing?.limits.quantity ?? USUAL_LIMIT;
  const remove = async ({ kitId, lines: [item] }: LineGroup<CartItemDto>) => {
    const last = groups.length === 1;
    // The pressed button is removed with its line.
    list.current?.focus();
    if ((await (kitId ? actions.removeKit(kitId) : actions.remove(item))) && last) onEmptied();
  };
  const clear = async () => {
    if (await actions.clear()) onEmptied();
  };
  return (
    <>
      <Head>
        <h1>Tu carrito</h1>
        <ClearCart onClear={() => void clear()} />
      </Head>
      {outdated && <Outdated retry={retry} />}
      <SummaryColumns>
        <Items aria-label="Productos" tabIndex={-1} ref={list}>
          {groups.map((group) => {
            const { kitId, lines } = group;
            const common = { sessionId, limit, onRemove: () => void remove(group) };
            return kitId === null ? (
              <CartLine key={lines[0].id} item={lines[0]} picture={picture(lines[0])} {...common} />
            ) : (
              <CartKit key={kitId} kitId={kitId} pieces={lines} picture={picture} {...common} />
            );
          })}
        </Items>
        <CartSummary
          cart={cart}
          delivery={pricing?.delivery}
          discount={<DiscountBox cart={cart} sessionId={sessionId} />}
          action={<ToCheckout cart={cart} />}
        />
        {children}
      </SummaryColumns>
      <StickyBar amount={cart.finalTotal}>
        <ToCheckout cart={cart} inBar />
      </StickyBar>
    </>
  );
}

function Outdated({ retry }: { retry: () => void }) {
  return (
    <Above>
      <Note kind="warning" role="status">
        <span>{'No pudimos revisar tu carrito: te mostramos lo último que guardamos. '}</span>
        <Button variant="text" size="s" onClick={retry}>
          Reintentar
        </Button>
      </Note>
    </Above>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  margin-bottom: var(--space-20);
`;

const Above = styled.div`
  margin-bottom: var(--space-20);
`;

const Items = styled.section`
  border-bottom: 1px solid var(--border);
`;
