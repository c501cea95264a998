import MessageCircle from 'lucide-react/icons/message-circle';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { AddButton } from '../../shared/ui/AddButton';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Note } from '../../shared/ui/Note';
import { QuantityStepper } from '../../shared/ui/QuantityStepper';
import { SpokenTotal } from '../../shared/ui/SpokenTotal';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { enquiryText } from './enquiry';
import type { PieceFormState } from './use-piece-form';

/** Hydrated lazily: the server renders the text, which changes only with the express service. */
const DeliveryEstimate = lazyVisible(async () => ({
  default: (await import('../../shared/ui/DeliveryEstimate')).DeliveryEstimate,
}));

interface PieceOrderProps {
  product: ProductDto;
  pricing: PricingDto;
  state: PieceFormState;
  adding: AddToCartHandle;
}

/** Quantity, price breakdown, delivery estimate and add button. */
export function PieceOrder({ product, pricing, state, adding }: PieceOrderProps) {
  const { form, change, lines, price } = state;
  const { quantity } = form;
  const total = price * quantity;
  const soldOutId = useId();
  return (
    <Frame>
      <Row>
        <h2>Cantidad</h2>
        <QuantityStepper
          label={product.name}
          value={quantity}
          onStep={(step) => change({ quantity: quantity + step })}
          max={pricing.limits.quantity}
        />
      </Row>
      <SummaryLines
        lines={[
          ...lines.map(({ label, amount }) => ({ label, value: amount })),
          ...(quantity > 1 ? [{ label: 'Cada pieza', value: price }] : []),
          { label: 'Envío', value: `≈ ${formatCop(pricing.delivery.shippingEstimate)}, lo pagas al recibir` },
        ]}
        total={{ label: quantity > 1 ? `Total, ${quantity} piezas` : 'Total', value: total }}
      />
      <SpokenTotal amount={total} />
      <DeliveryEstimate delivery={pricing.delivery} express={form.addOns.includes(EXPRESS_SERVICE)} />
      <AddButton
        state={adding.state}
        size="l"
        full
        disabled={!product.inStock}
        aria-describedby={product.inStock ? undefined : soldOutId}
        onClick={state.order}
      >
        Agregar al carrito
      </AddButton>
      {!product.inStock && (
        <p id={soldOutId}>Agotado: por ahora no lo tenemos. Escríbenos y te avisamos cuando vuelva.</p>
      )}
      {adding.failure && <Note kind="error">{adding.failure}</Note>}
      <ChatButton size="l" full text={enquiryText(state.piece, lines)}>
        <MessageCircle aria-hidden="true" size={20} />
        Consultar por WhatsApp
      </ChatButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block: var(--space-24) var(--space-28);
  padding-top: var(--space-24);
  border-top: 1px solid var(--border);
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 {
    font: 600 var(--font-size-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--text);
  }
`;
