import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItemDto } from '../../api/cart.api';
import { useAddToCart } from '../../features/cart/use-add-to-cart';
import { useCart } from '../../features/cart/use-cart';
import { customiserPath } from '../../features/catalogue/product-path';
import { type Choices, choicesOfLine } from '../../features/customiser/choices';
import { Customiser } from '../../features/customiser/Customiser';
import { CustomiserSkeleton } from '../../features/customiser/CustomiserSkeleton';
import type { Opening } from '../../features/customiser/use-choices';
import { useEditLine } from '../../features/customiser/use-edit-line';
import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import type { Embroiderable } from './CustomiserScreen';

interface LineCustomiserProps extends Embroiderable {
  lineId: string;
  /** Starts a new piece with the same choices and another name, and leaves the line unchanged. */
  copying: boolean;
}

/** The customiser opened from a line of the cart. */
export default function LineCustomiser({ lineId, copying, ...embroiderable }: LineCustomiserProps) {
  const cart = useCart();
  const current =
    cart.status === 'ready'
      ? cart.cart.items.find(({ id, productId }) => id === lineId && productId === embroiderable.product.id)
      : undefined;
  // Saving can merge the line with an identical one, so its id may disappear before the screen closes.
  const [found, setFound] = useState(current);
  if (!found && current) setFound(current);
  const line = found ?? current;

  if (line && copying) return <Copy {...embroiderable} line={line} />;
  if (line) return <Edit {...embroiderable} line={line} />;
  return (
    <Container>
      {cart.status === 'loading' && <CustomiserSkeleton />}
      {cart.status === 'error' && (
        <EmptyState title="No pudimos abrir este diseño" action={<Button onClick={cart.retry}>Reintentar</Button>}>
          Revisa tu conexión y vuelve a intentar.
        </EmptyState>
      )}
      {(cart.status === 'empty' || cart.status === 'ready') && (
        <EmptyState
          title="Este diseño ya no está en tu carrito"
          action={<ButtonLink to={customiserPath(embroiderable.product.id)}>Empezar uno nuevo</ButtonLink>}
        >
          Lo quitaste o lo cambiaste en otra ventana.
        </EmptyState>
      )}
    </Container>
  );
}

type WithLine = Embroiderable & { line: CartItemDto };

function Edit({ line, ...embroiderable }: WithLine) {
  const saving = useEditLine(line.id);
  const navigate = useNavigate();
  const opening = useOpening(`${DRAFT_KEYS.line}${line.id}`, line, embroiderable);
  return (
    <Customiser {...embroiderable} opening={opening} saving={saving} editing onDone={() => void navigate('/cart')} />
  );
}

function Copy({ line, ...embroiderable }: WithLine) {
  const saving = useAddToCart();
  const navigate = useNavigate();
  const opening = useOpening(`${DRAFT_KEYS.copy}${line.id}`, line, embroiderable, ANOTHER_CHILD);
  return <Customiser {...embroiderable} opening={opening} saving={saving} onDone={() => void navigate('/cart')} />;
}

/** The texts that a copy does not take over. */
const ANOTHER_CHILD: Partial<Choices> = { name: '', keychainText: '' };

function useOpening(
  draft: DraftKey,
  line: CartItemDto,
  { pricing, product }: Embroiderable,
  other?: Partial<Choices>,
): Opening {
  return useMemo(
    () => ({
      draft,
      lifetime: 'kept',
      choices: { ...choicesOfLine(line, pricing, product.photoDesign), ...other },
      forgetOnceSaved: true,
    }),
    [draft, line, pricing, product, other],
  );
}
