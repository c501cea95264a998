import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto } from '../../api/cart.api';
import { groupPrice, kitTitle } from '../../domain/kit-groups';
import { formatCop } from '../../shared/lib/format-cop';
import { Button } from '../../shared/ui/Button';
import { Disclosure } from '../../shared/ui/Disclosure';
import { Note } from '../../shared/ui/Note';
import { Price } from '../../shared/ui/Price';
import { QuantityStepper } from '../../shared/ui/QuantityStepper';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { PieceFacts } from '../../shared/ui/PieceFacts';
import { Foot as ItemFoot, Head } from './CartLine';
import { useLineQuantity } from './use-line-quantity';

interface CartKitProps {
  kitId: string;
  pieces: readonly CartItemDto[];
  sessionId: string;
  picture: (item: CartItemDto) => Elements;
  /** Maximum quantity. */
  limit: number;
  onRemove: () => void;
}

/** A kit as one entry: its price, its quantity and its pieces in a collapsible list. */
export function CartKit({ kitId, pieces, sessionId, picture, limit, onRemove }: CartKitProps) {
  const changeQuantity = useLineQuantity(kitId, sessionId, limit, true);
  const quantity = pieces[0]?.quantity ?? 1;
  const title = kitTitle(pieces.length);
  const names = [...new Set(pieces.flatMap(({ personalization }) => personalization || []))];
  return (
    <Kit aria-label={title}>
      <Strip aria-hidden="true">
        {pieces.map((piece) => (
          <li key={piece.id}>{picture(piece)}</li>
        ))}
      </Strip>
      <Head>
        <h2>{title}</h2>
        <Price amount={groupPrice(pieces)} />
      </Head>
      {names.length > 0 && (
        <Names>
          <span>{'Bordado: '}</span>
          <span translate="no">{names.join(', ')}</span>
        </Names>
      )}
      <Changed pieces={pieces} />
      <Foot>
        <QuantityStepper label={title} value={quantity} onStep={(step) => void changeQuantity(step)} max={limit} />
        <Edit to={`/kit?kit=${kitId}`}>Editar kit</Edit>
        <Button variant="danger" size="s" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          <span>Eliminar kit</span>
        </Button>
      </Foot>
      <Disclosure summary={`Ver las ${pieces.length} piezas`}>
        <Pieces>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <span>
                <span>{piece.name}</span>
                <small>
                  <PieceFacts piece={piece} />
                </small>
                {reasonsOf(piece).map((words) => (
                  <small key={words}>{words}</small>
                ))}
              </span>
              <Price amount={piece.price * quantity} />
            </li>
          ))}
        </Pieces>
      </Disclosure>
    </Kit>
  );
}

/** What adds up to the price of a piece; empty when that is one line. */
function reasonsOf({ breakdown }: CartItemDto): string[] {
  const lines = breakdown.filter(({ amount }) => amount !== 0);
  return lines.length < 2 ? [] : lines.map(({ label, amount }) => `${label}: ${formatCop(amount)}`);
}

/** Announces unavailable pieces, or a price that has risen since: the lower one is charged while it holds. */
function Changed({ pieces }: { pieces: readonly CartItemDto[] }) {
  const unavailable = pieces.filter(({ available }) => !available).map(({ name }) => name);
  if (unavailable.length > 0) {
    return (
      <Note kind="error">{`Ya no está disponible: ${unavailable.join(', ')}. Elimina el kit para seguir con tu pedido.`}</Note>
    );
  }
  const price = pieces.reduce((sum, piece) => sum + piece.price, 0);
  const today = pieces.reduce((sum, piece) => sum + (piece.currentPrice ?? piece.price), 0);
  if (today <= price) return null;
  return (
    <Note kind="info">{`Hoy cuesta ${formatCop(today)}. En tu carrito conserva el precio con el que lo agregaste, ${formatCop(price)}.`}</Note>
  );
}

const Kit = styled.article`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-22);
  border-top: 1px solid var(--border);
`;

const Strip = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 76px);
  grid-auto-flow: column;
  gap: var(--space-6);
  margin-bottom: var(--space-8);
`;

const Foot = styled(ItemFoot)`
  grid-column: auto;
  ${from(700)} {
    justify-content: flex-start;
    column-gap: var(--space-32);
  }
`;

const Names = styled.p`
  font-size: var(--font-size-sm);
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

const Edit = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`;

const Pieces = styled.ul`
  font-size: var(--font-size-sm);
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-12);
    padding-block: var(--space-10);
    border-top: 1px solid var(--border);
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: inherit;
    color: var(--text-soft);
  }
`;
