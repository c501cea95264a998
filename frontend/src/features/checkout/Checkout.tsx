import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { CartItemDto, CartTotalsDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import type { BankTransferOrderDto } from '../../api/orders.api';
import { useWide } from '../../shared/lib/use-wide';
import { ButtonLink } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import type { PictureOf } from '../../shared/ui/PieceLines';
import { SummaryColumns } from '../../shared/ui/SummaryColumns';
import { type CardPaymentData, CheckoutForm } from './CheckoutForm';
import { DeliveryTimes } from './DeliveryTimes';
import { OrderPanel } from './OrderPanel';
import type { KnownCustomer } from './use-checkout-form';

interface CheckoutProps {
  cart: CartTotalsDto;
  sessionId: string;
  /** Undefined while loading. */
  delivery?: PricingDto['delivery'];
  known: KnownCustomer;
  picture: PictureOf<CartItemDto>;
  discount: Elements;
  card: (data: CardPaymentData) => Elements;
  onTransfer: (order: BankTransferOrderDto) => void;
}

/** Shows form and order side by side on wide screens, else the order as a drawer above the form. */
export function Checkout(props: CheckoutProps) {
  const { cart, sessionId, delivery, known, picture, discount, card, onTransfer } = props;
  const wide = useWide();
  const times = delivery && <DeliveryTimes key="times" delivery={delivery} />;
  const order = (
    <Side key="order">
      <OrderPanel cart={cart} delivery={delivery} picture={picture} discount={discount} drawer={!wide} />
      {wide && times}
    </Side>
  );
  const missing = cart.items.filter(({ available }) => !available);
  const form =
    missing.length > 0 ? (
      <Blocked key="form" items={missing} />
    ) : (
      <CheckoutForm
        key="form"
        cart={cart}
        sessionId={sessionId}
        delivery={delivery}
        known={known}
        card={card}
        onTransfer={onTransfer}
      />
    );
  return <SummaryColumns>{wide ? [form, order] : [order, form, times]}</SummaryColumns>;
}

/** Replaces the form while the cart contains unavailable products. */
function Blocked({ items }: { items: readonly CartItemDto[] }) {
  return (
    <Side>
      <Note
        kind="error"
        role="alert"
      >{`Ya no está disponible: ${items.map(({ name }) => name).join(', ')}. Quítalo de tu carrito para poder pagar.`}</Note>
      <ButtonLink to="/cart">Ir al carrito</ButtonLink>
    </Side>
  );
}

const Side = styled.div`
  display: grid;
  gap: var(--space-16);
`;
