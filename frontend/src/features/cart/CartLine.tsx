import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto } from '../../api/cart.api';
import { factsOf } from '../../domain/describe-piece';
import { lacksName } from '../../domain/lacks-name';
import { carriesName } from '../../domain/piece-design';
import { isPreviewed } from '../../domain/previewed-products';
import { formatCop } from '../../shared/lib/format-cop';
import { Button } from '../../shared/ui/Button';
import { Disclosure } from '../../shared/ui/Disclosure';
import { Note } from '../../shared/ui/Note';
import { Price } from '../../shared/ui/Price';
import { QuantityStepper } from '../../shared/ui/QuantityStepper';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { TextLink } from '../../shared/ui/TextLink';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { from } from '../../theme/media';
import { PieceFact } from '../../shared/ui/PieceFacts';
import { WriteName } from '../../shared/ui/WriteName';
import { isDesigned, lineLabel } from './cart-line';
import { useLineQuantity } from './use-line-quantity';

interface CartLineProps {
  item: CartItemDto;
  sessionId: string;
  picture: Elements;
  /** Id of the line whose name is asked for at once. */
  asked?: string;
  /** Maximum quantity. */
  limit: number;
  onRemove: () => void;
}

/** A cart line with its options, price and quantity. */
export function CartLine({ item, sessionId, picture, asked, limit, onRemove }: CartLineProps) {
  const changeQuantity = useLineQuantity(item.id, sessionId, limit);
  const label = lineLabel(item);
  const isNameless = lacksName(item);
  const edit = canEdit(item);
  return (
    <Frame>
      <Photo $tall={!edit && !isNameless}>{picture}</Photo>
      <div>
        <Head>
          <h2>{item.name}</h2>
          <Price amount={item.price * item.quantity} />
        </Head>
        <Details>
          {factsOf(item).map((fact) => (
            <li key={fact.words}>
              <PieceFact fact={fact} />
            </li>
          ))}
        </Details>
        <Changed item={item} />
      </div>
      <Foot $beside={!edit && !isNameless}>
        <QuantityStepper label={label} value={item.quantity} onStep={(step) => void changeQuantity(step)} max={limit} />
        {isNameless && <WriteName item={item} label="Escribir el nombre" open={asked === item.id} />}
        {edit && (
          <Link to={customiserPath(item, 'line')}>
            <span>Editar diseño</span>
            <VisuallyHidden>{` de ${label}`}</VisuallyHidden>
          </Link>
        )}
        <Button variant="danger" size="s" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          <span>Eliminar</span>
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </Button>
      </Foot>
      <More>
        <PriceDetails item={item} />
        {isDesigned(item) && <TextLink to={customiserPath(item, 'copy')}>Otro igual para el hermanito</TextLink>}
      </More>
    </Frame>
  );
}

/** Price breakdown; omitted when its only line would repeat the price. */
function PriceDetails({ item: { breakdown, price } }: { item: CartItemDto }) {
  if (breakdown.length < 2) return null;
  return (
    <Disclosure summary="Precio línea por línea">
      <Lines>
        <SummaryLines
          lines={breakdown.map(({ label, amount }) => ({ label, value: amount || 'Incluido' }))}
          total={{ label: 'Cada pieza', value: price }}
        />
      </Lines>
    </Disclosure>
  );
}

/** The customiser changes an embroidered piece that has its name already. */
function canEdit(item: CartItemDto): boolean {
  return carriesName(item) && item.personalization !== '' && isPreviewed(item.productId);
}

/** Returns the path of the customiser that edits a line (`line`) or copies it (`copy`). */
function customiserPath(item: Pick<CartItemDto, 'id' | 'productId'>, as: 'line' | 'copy'): string {
  return `/customize/${item.productId}?${as}=${item.id}`;
}

/** Announces an unavailable line, or a price that has risen since: the lower one is charged while it holds. */
function Changed({ item: { available, price, currentPrice } }: { item: CartItemDto }) {
  if (!available) return <Note kind="error">Ya no está disponible. Elimínalo para seguir con tu pedido.</Note>;
  if (currentPrice === null || currentPrice <= price) return null;
  return (
    <Note kind="info">{`Hoy cuesta ${formatCop(currentPrice)}. En tu carrito conserva el precio con el que lo agregaste, ${formatCop(price)}.`}</Note>
  );
}

const Frame = styled.article`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: var(--space-6) var(--space-16);
  padding-block: var(--space-22);
  border-top: 1px solid var(--border);
  ${from(700)} {
    grid-template-columns: 132px minmax(0, 1fr);
    gap: var(--space-8) var(--space-24);
  }
`;

const Photo = styled.div<{ $tall: boolean }>`
  ${({ $tall }) => $tall && 'grid-row: 1 / 3;'}
  ${from(700)} {
    grid-row: 1 / 4;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px var(--space-12);
  h2 {
    flex: 1;
    min-width: min-content;
    max-width: 100%;
    overflow-wrap: break-word;
    font-size: var(--font-size-3);
    font-weight: 600;
    line-height: 1.2;
  }
`;

/** Facts follow each other on a line: a piece has up to ten of them. */
const Details = styled.ul`
  margin-block: var(--space-4);
  li {
    display: inline;
  }
  li + li::before {
    content: ' · ';
  }
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

/** On phones three actions have the whole width: one row holds them. Two fit beside the photo. */
export const Foot = styled.div<{ $beside?: boolean }>`
  display: flex;
  grid-column: ${({ $beside }) => ($beside ? '2' : '1 / -1')};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-8);
  margin-top: ${({ $beside }) => ($beside ? '0' : 'var(--space-6)')};
  font-size: var(--font-size-sm);
  > button {
    padding-inline: var(--space-4);
  }
  ${from(700)} {
    grid-column: 2;
    margin-top: var(--space-6);
  }
`;

/** Keeps the link beside the summary when the details unfold below both. */
const More = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr auto;
  column-gap: var(--space-12);
  font-size: var(--font-size-xs);
  &:empty {
    display: none;
  }
  > details {
    grid-area: 1 / 1 / 2 / -1;
  }
  > a {
    grid-area: 1 / 2;
    align-self: flex-start;
    display: flex;
    align-items: center;
    min-height: var(--target);
  }
  /* Too narrow for both; in em, so that larger text counts. */
  @media (max-width: 22em) {
    > a {
      grid-area: 2 / 1;
    }
  }
  ${from(700)} {
    grid-column: 2;
    font-size: var(--font-size-sm);
  }
`;

const Lines = styled.div`
  .total dt,
  .total dd {
    font-size: inherit;
  }
`;

const Link = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`;
