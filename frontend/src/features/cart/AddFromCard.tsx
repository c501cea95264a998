import { styled } from 'styled-components';
import type { Piece } from '../../shared/lib/add-to-cart';
import { AddButton } from '../../shared/ui/AddButton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useAddToCart } from './use-add-to-cart';

interface AddFromCardProps {
  piece: Piece;
  available: boolean;
}

/** Add button of a product card: one piece without a name, embroidered according to the card's switch. */
function AddFromCard({ piece, available }: AddFromCardProps) {
  const { state, failure, add } = useAddToCart();
  return (
    <div>
      <Quiet variant="secondary" size="s" full state={state} disabled={!available} onClick={() => void add(piece)}>
        <span>Agregar</span>
        <VisuallyHidden>{` al carrito: ${piece.name ?? ''}`}</VisuallyHidden>
      </Quiet>
      {failure && <Failure>No se pudo agregar al carrito. Intenta de nuevo.</Failure>}
    </div>
  );
}

/** The action of the catalogue's cards (`CardActionContext`). */
export const addFromCard = (piece: Piece, available: boolean) => <AddFromCard piece={piece} available={available} />;

/** Hides the bag icon, which would repeat on each card. */
const Quiet = styled(AddButton)`
  .lucide {
    display: none;
  }
`;

const Failure = styled.p`
  margin-top: var(--space-4);
  font-size: var(--font-size-xs);
  line-height: 1.4;
  color: var(--danger);
`;
