import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Piece } from '../../shared/lib/add-to-cart';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { AddButton } from '../../shared/ui/AddButton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { useAddToCart } from './use-add-to-cart';

const loadSheet = () => import('../../shared/ui/NameSheet');
const NameSheet = lazy(() => importWithRetry(loadSheet).catch(() => ({ default: AddUnasked })));

const FAILURE = 'No se pudo agregar al carrito. Intenta de nuevo.';

interface AddFromCardProps {
  piece: Piece;
  available: boolean;
}

/** Add button of a product card: one piece, embroidered according to the card's switch, whose name is then asked for. */
function AddFromCard({ piece, available }: AddFromCardProps) {
  const { state, failure, add } = useAddToCart();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const addNamed = async (personalization: string) => {
    if (!(await add({ ...piece, personalization }))) return FAILURE;
    close();
    return undefined;
  };
  const addUnnamed = () => {
    close();
    void add(piece);
  };
  const prepare = () => void (piece.hasBordado && loadSheet().catch(() => undefined));
  return (
    <div>
      <Quiet
        variant="secondary"
        size="s"
        full
        state={state}
        disabled={!available}
        aria-haspopup={piece.hasBordado ? 'dialog' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={piece.hasBordado ? () => setAsking(true) : addUnnamed}
      >
        <span>Agregar</span>
        <VisuallyHidden>{` al carrito: ${piece.name ?? ''}`}</VisuallyHidden>
      </Quiet>
      {failure && !isAsking && <Failure>{FAILURE}</Failure>}
      {isAsking && (
        <Suspense fallback={null}>
          <NameSheet
            pieces={piece.name ?? ''}
            action="Agregar con este nombre"
            pendingAction="Agregando..."
            onName={addNamed}
            onLater={addUnnamed}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Replaces the sheet when its code cannot be loaded: the cart asks for the name. */
function AddUnasked({ onLater }: { onLater: () => void }) {
  const addOnce = useEffectEvent(onLater);
  useEffect(() => addOnce(), []);
  return <></>;
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
