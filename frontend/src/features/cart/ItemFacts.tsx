import { styled } from 'styled-components';
import type { CartItemDto } from '../../api/cart.api';
import { formatCop } from '../../shared/lib/format-cop';
import { withdrawalRight } from '../../domain/withdrawal';
import { Note } from '../../shared/ui/Note';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { TextLink } from '../../shared/ui/TextLink';
import { Unfold } from '../../shared/ui/Unfold';
import { isDesigned } from './describe-item';

/** What else to know of an item: its price line by line, ways into the customiser, the law, and what changed since. */
export function ItemFacts({ item }: { item: CartItemDto }) {
  return (
    <Facts>
      <Breakdown>
        <Unfold summary="Precio línea por línea">
          <SummaryLines
            lines={item.breakdown.map(({ label, amount }) => ({ label, value: amount || 'Incluido' }))}
            total={{ label: 'Cada pieza', value: item.price }}
          />
        </Unfold>
      </Breakdown>
      <Ways item={item} />
      <p>{withdrawalRight(item)}</p>
      <Changed item={item} />
    </Facts>
  );
}

function Ways({ item }: { item: CartItemDto }) {
  const customiser = `/customize/${item.productId}`;
  if (isDesigned(item)) {
    return (
      <Links>
        <TextLink to={`${customiser}?line=${item.id}`}>Editar diseño</TextLink>
        <TextLink to={`${customiser}?copy=${item.id}`}>Otro igual para el hermanito</TextLink>
      </Links>
    );
  }
  if (!item.hasBordado || item.personalization) return null;
  return (
    <Links>
      <TextLink to={`${customiser}?line=${item.id}`}>Escribir el nombre</TextLink>
    </Links>
  );
}

/** Nothing changes silently: the shopper keeps the frozen price and knows today's (decisions, 3 and 12). */
function Changed({ item: { available, price, currentPrice } }: { item: CartItemDto }) {
  if (!available) return <Note kind="error">Ya no está disponible. Elimínalo para poder finalizar tu pedido.</Note>;
  if (currentPrice === null || currentPrice === price) return null;
  return (
    <Note kind="info">
      Hoy cuesta {formatCop(currentPrice)}. En tu carrito conserva el precio con el que lo agregaste, {formatCop(price)}
      .
    </Note>
  );
}

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  font-size: var(--font-size-xs);
  color: var(--text-soft);
`;

const Breakdown = styled.div`
  width: 100%;
  font-size: var(--font-size-sm);
  .total dt,
  .total dd {
    font-size: inherit;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-20);
  font-size: var(--font-size-sm);
  a {
    padding-block: calc(var(--space-12) - 1px);
  }
`;
