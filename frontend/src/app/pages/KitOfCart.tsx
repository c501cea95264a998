import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartItemDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import { useEditKit } from '../../features/cart/use-add-kit';
import { useCart } from '../../features/cart/use-cart';
import { CustomiserSkeleton } from '../../features/customiser/CustomiserSkeleton';
import { kitOfItems } from '../../features/customiser/kit/kit-of-items';
import { KitBuilder, type KitPhoto } from '../../features/customiser/kit/KitBuilder';
import type { KitOpening } from '../../features/customiser/kit/use-kit-draft';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { KitFailed } from './KitFailed';

interface KitOfCartProps {
  kitId: string;
  pricing: PricingDto;
  photo: KitPhoto;
}

/** Edits a kit that is in the cart. */
export default function KitOfCart({ kitId, pricing, photo }: KitOfCartProps) {
  const cart = useCart();
  if (cart.status === 'loading') return <CustomiserSkeleton />;
  if (cart.status === 'error') return <KitFailed retry={cart.retry} />;
  const items = cart.status === 'ready' ? cart.cart.items.filter((item) => item.kitId === kitId) : [];
  return items.length > 0 ? <EditKit kitId={kitId} items={items} pricing={pricing} photo={photo} /> : <KitGone />;
}

function EditKit({ kitId, items, pricing, photo }: KitOfCartProps & { items: readonly CartItemDto[] }) {
  const saving = useEditKit(kitId);
  const navigate = useNavigate();
  const opening = useMemo<KitOpening>(
    () => ({ draft: `${DRAFT_KEYS.kitLine}${kitId}`, kit: kitOfItems(items, pricing), forgetOnceSaved: true }),
    [kitId, items, pricing],
  );
  return (
    <KitBuilder
      pricing={pricing}
      opening={opening}
      adding={saving}
      editing
      photo={photo}
      onDone={() => void navigate('/cart')}
    />
  );
}

/** The kit was removed in another tab, or bought. */
function KitGone() {
  return (
    <EmptyState title="Este kit ya no está en tu carrito" action={<ButtonLink to="/kit">Armar otro kit</ButtonLink>}>
      Puede que lo hayas eliminado en otra pestaña.
    </EmptyState>
  );
}
