import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto, CartTotalsDto } from '../../api/cart.api';
import { groupByKit, groupPrice, kitTitle } from '../../domain/kit-groups';
import { ButtonLink } from '../../shared/ui/Button';
import { Price } from '../../shared/ui/Price';

/** Number of shown entries: lines, or kits. */
const SHOWN = 3;

interface CartPreviewProps {
  cart: CartTotalsDto;
  picture: (item: CartItemDto) => Elements;
  /** Called when the shopper follows the link to the cart. */
  onLeave: () => void;
}

/** Short list of the cart's lines. */
export function CartPreview({ cart, picture, onLeave }: CartPreviewProps) {
  const groups = groupByKit(cart.items);
  const more = groups.length - SHOWN;
  return (
    <>
      <List>
        {groups.slice(0, SHOWN).map(({ kitId, lines }) => (
          <li key={kitId ?? lines[0].id}>
            {picture(kitId ? (lines.find(({ hasBordado }) => hasBordado) ?? lines[0]) : lines[0])}
            <span>
              <span>{kitId ? kitTitle(lines.length) : lines[0].name}</span>
              {!kitId && lines[0].personalization && <span translate="no">{`, ${lines[0].personalization}`}</span>}
              <small>{`Cantidad: ${lines[0].quantity}`}</small>
            </span>
            <Price amount={groupPrice(lines)} />
          </li>
        ))}
      </List>
      {more > 0 && <More>{`+${more} producto(s) más`}</More>}
      <ButtonLink to="/cart" size="s" full onClick={onLeave}>
        Ver Carrito
      </ButtonLink>
    </>
  );
}

const List = styled.ul`
  margin-bottom: var(--space-12);
  li {
    display: grid;
    grid-template-columns: 52px 1fr auto;
    gap: var(--space-12);
    align-items: center;
    padding-block: var(--space-12);
    border-bottom: 1px solid var(--border);
    font-size: var(--font-size-sm);
    line-height: 1.35;
  }
  small {
    display: block;
    font-size: inherit;
    color: var(--text-soft);
  }
`;

const More = styled.p`
  padding-bottom: var(--space-12);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
