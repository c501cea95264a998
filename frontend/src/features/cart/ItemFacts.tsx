import { styled } from 'styled-components';
import type { CartItemDto } from '../../api/cart.api';
import { formatCop } from '../../shared/lib/format-cop';
import { Note } from '../../shared/ui/Note';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { TextLink } from '../../shared/ui/TextLink';
import { Unfold } from '../../shared/ui/Unfold';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { customiserPath, isDesigned, itemLabel } from './describe-item';

/** Why an item costs what it costs; nothing where a single line would repeat its price. */
export function PriceDetails({ item: { breakdown, price } }: { item: CartItemDto }) {
  if (breakdown.length < 2) return null;
  return (
    <Unfold summary="Precio línea por línea">
      <Lines>
        <SummaryLines
          lines={breakdown.map(({ label, amount }) => ({ label, value: amount || 'Incluido' }))}
          total={{ label: 'Cada pieza', value: price }}
        />
      </Lines>
    </Unfold>
  );
}

/** Opens the item in the customiser: a design to change it, an embroidered piece without a name to write the name. */
export function EditLink({ item }: { item: CartItemDto }) {
  const label = isDesigned(item) ? 'Editar diseño' : 'Escribir el nombre';
  if (!isDesigned(item) && (!item.hasBordado || item.personalization)) return null;
  return (
    <Link to={customiserPath(item, 'line')}>
      {label}
      <VisuallyHidden> de {itemLabel(item)}</VisuallyHidden>
    </Link>
  );
}

/** Nothing changes silently: the shopper keeps the frozen price and knows today's (decisions, 3 and 12). */
export function Changed({ item: { available, price, currentPrice } }: { item: CartItemDto }) {
  if (!available) return <Note kind="error">Ya no está disponible. Elimínalo para poder finalizar tu pedido.</Note>;
  if (currentPrice === null || currentPrice === price) return null;
  return (
    <Note kind="info">
      Hoy cuesta {formatCop(currentPrice)}. En tu carrito conserva el precio con el que lo agregaste, {formatCop(price)}
      .
    </Note>
  );
}

const Lines = styled.div`
  .total dt,
  .total dd {
    font-size: inherit;
  }
`;

const Link = styled(TextLink)`
  padding-block: var(--space-10);
`;
