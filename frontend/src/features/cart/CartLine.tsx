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
import { below, from } from '../../theme/media';
import { PieceFact } from '../../shared/ui/PieceFacts';
import { WriteName } from '../../shared/ui/WriteName';
import { isDesigned, lineLabel } from './cart-line';
import { useLineQuantity } from './use-line-quantity';

interface CartLineProps {
  item: CartItemDto;
  sessionId: string;
  picture: Elements;
  /** Maximum quantity. */
  limit: number;
  onRemove: () => void;
}

/** A cart line with its options, price and quantity. */
export function CartLine({ item, sessionId, picture, limit, onRemove }: CartLineProps) {
  const changeQuantity = useLineQuantity(item.id, sessionId, limit);
  const label = lineLabel(item);
  const isNameless = lacksName(item);
  const edit = canEdit(item);
  const [first, ...others] = factsOf(item);
  return (
    <Frame>
      <Photo>{picture}</Photo>
      <Beside>
        <Head>
          <h2>{item.name}</h2>
          <Price amount={item.price * item.quantity} />
        </Head>
        <Details as="p">
          <PieceFact fact={first!} />
        </Details>
        <Foot $three={edit}>
          <QuantityStepper
            label={label}
            value={item.quantity}
            onStep={(step) => void changeQuantity(step)}
            max={limit}
          />
          {edit && (
            <TextLink to={customiserPath(item, 'line')}>
              <span>Editar</span>
              <VisuallyHidden>{` diseño de ${label}`}</VisuallyHidden>
            </TextLink>
          )}
          <Button variant="danger" size="s" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            <span>Eliminar</span>
            <VisuallyHidden>{` ${label}`}</VisuallyHidden>
          </Button>
        </Foot>
      </Beside>
      <Rest>
        <Changed item={item} />
        {others.length > 0 && (
          <Details>
            {others.map((fact) => (
              <li key={fact.words}>
                <PieceFact fact={fact} />
              </li>
            ))}
          </Details>
        )}
        <More>
          {isNameless && <WriteName item={item} label="Escribir el nombre" />}
          {isDesigned(item) && <TextLink to={customiserPath(item, 'copy')}>Otro igual para el hermanito</TextLink>}
          <PriceDetails item={item} />
        </More>
      </Rest>
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
  padding-block: var(--space-16);
  border-top: 1px solid var(--border);
  /* In em, so that larger text counts. */
  @media (max-width: 22em) {
    grid-template-columns: 72px minmax(0, 1fr);
    column-gap: var(--space-12);
  }
  ${from(700)} {
    grid-template-columns: 132px minmax(0, 1fr);
    gap: var(--space-4) var(--space-24);
  }
`;

const Photo = styled.div`
  ${from(700)} {
    grid-row: 1 / 3;
  }
`;

const Beside = styled.div`
  min-width: 0;
`;

/** On phones what the piece is made with has the whole width, below the photo. */
const Rest = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  font-size: var(--font-size-xs);
  line-height: 1.45;
  ${from(700)} {
    grid-column: 2;
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
  color: var(--text-soft);
  overflow-wrap: anywhere;
  &:is(p) {
    font-size: var(--font-size-sm);
  }
  li {
    display: inline;
  }
  li + li::before {
    content: ' · ';
  }
`;

/** Three acts fit beside the photo of a phone without the icon of the last one, and two on the narrowest phones. */
export const Foot = styled.div<{ $three?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-8);
  margin-top: var(--space-4);
  font-size: var(--font-size-sm);
  > button {
    padding-inline: var(--space-4);
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  ${({ $three }) => ($three ? below(700) : '@media (max-width: 22em)')} {
    > button .lucide {
      display: none;
    }
  }
`;

/** Other acts follow each other on a line, and the details of the price unfold below them. */
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 var(--space-16);
  &:empty {
    display: none;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  > button {
    margin-left: 0;
    font-size: inherit;
  }
  > details {
    width: auto;
  }
  > details[open] {
    width: 100%;
  }
`;

const Lines = styled.div`
  .total dt,
  .total dd {
    font-size: inherit;
  }
`;
