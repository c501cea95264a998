import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto, CartTotalsDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import { totalLines } from '../../domain/cost-lines';
import { Disclosure } from '../../shared/ui/Disclosure';
import { type PictureOf, PieceLines } from '../../shared/ui/PieceLines';
import { Price } from '../../shared/ui/Price';
import { SpokenTotal } from '../../shared/ui/SpokenTotal';
import { SummaryLines } from '../../shared/ui/SummaryLines';

interface OrderPanelProps {
  cart: CartTotalsDto;
  /** Undefined while loading; the total is shown without it. */
  delivery?: PricingDto['delivery'];
  picture: PictureOf<CartItemDto>;
  /** The discount code field. */
  discount: Elements;
  /** Collapses the panel to a drawer that shows the total. */
  drawer: boolean;
}

/** The ordered lines and their prices. */
export function OrderPanel({ cart, drawer, ...rest }: OrderPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const contents = <Contents cart={cart} {...rest} />;
  return (
    <Panel aria-labelledby={`${id}-title`} $drawer={drawer}>
      <SpokenTotal amount={cart.finalTotal} />
      {drawer ? (
        <>
          <h2 id={`${id}-title`}>
            <Opener type="button" aria-expanded={open} aria-controls={`${id}-order`} onClick={() => setOpen(!open)}>
              <ShoppingBag aria-hidden="true" />
              <span>{`Ver tu pedido (${cart.itemCount})`}</span>
              <Price amount={cart.finalTotal} />
              <ChevronDown aria-hidden="true" />
            </Opener>
          </h2>
          <div id={`${id}-order`}>{open && contents}</div>
        </>
      ) : (
        <>
          <h2 id={`${id}-title`}>Tu pedido</h2>
          {contents}
        </>
      )}
    </Panel>
  );
}

function Contents({ cart, delivery, picture, discount }: Omit<OrderPanelProps, 'drawer'>) {
  return (
    <Body>
      <PieceLines items={cart.items} picture={picture} />
      <SummaryLines {...totalLines(cart, delivery)} />
      <Code>
        <Disclosure summary="¿Tienes un código?" open={cart.discountCode !== null || undefined}>
          {discount}
        </Disclosure>
      </Code>
    </Body>
  );
}

const Panel = styled.section<{ $drawer: boolean }>`
  border-radius: var(--radius-3);
  h2 {
    font: 500 var(--font-size-3) / 1.2 var(--font-title);
  }
  ${({ $drawer }) =>
    $drawer
      ? 'background: var(--surface-alt); > div:not(:empty) { padding: 0 var(--space-16) var(--space-16); }'
      : 'padding: clamp(20px, 2.6vw, 32px); border: 1px solid var(--border); background: var(--surface-raised);'}
`;

const Opener = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: var(--space-10);
  width: 100%;
  min-height: 56px;
  padding: var(--space-8) var(--space-16);
  border: 0;
  border-radius: var(--radius-3);
  background: none;
  font: 500 var(--font-size-md) / 1.3 var(--font-text);
  color: var(--text);
  text-align: left;
  .lucide {
    width: 22px;
    height: 22px;
    transition: transform var(--motion-2) var(--ease);
  }
  &[aria-expanded='true'] .lucide:last-child {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-18);
`;

const Code = styled.div`
  font-size: var(--font-size-sm);
`;
