import MessageCircle from 'lucide-react/icons/message-circle';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { useKeyboardOpen } from '../../shared/lib/use-keyboard-open';
import { AddButton } from '../../shared/ui/AddButton';
import { AskSpelling, prepareSpelling } from '../../shared/ui/AskSpelling';
import { Badge } from '../../shared/ui/Badge';
import { Button } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Lead } from '../../shared/ui/Lead';
import { Note } from '../../shared/ui/Note';
import { Price } from '../../shared/ui/Price';
import { QuantityStepper } from '../../shared/ui/QuantityStepper';
import { SpokenTotal } from '../../shared/ui/SpokenTotal';
import { StickyBar } from '../../shared/ui/StickyBar';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { enquiryText } from './enquiry';
import type { FilledPiece, PieceForm } from './piece';
import { NameToEmbroider, PieceOptions } from './PieceOptions';
import { ProductColumns, ProductFacts, ProductName, ProductPhotos, ProductRest, ProductTitle } from './product-columns';
import { ProductGallery } from './ProductGallery';
import { Rating } from './Rating';
import { type PieceFormState, usePieceForm } from './use-piece-form';

const ProductConditions = lazyVisible(() => import('./ProductConditions'));
const ProductMeasures = lazyVisible(() => import('./ProductMeasures'));

/** Hydrated lazily: the server renders the text, which changes only with the express service. */
const DeliveryEstimate = lazyVisible(async () => ({
  default: (await import('../../shared/ui/DeliveryEstimate')).DeliveryEstimate,
}));

interface ProductViewProps {
  product: ProductDto;
  pricing: PricingDto;
  adding: AddToCartHandle;
  /** Opens the customiser with the form's values. */
  onCustomise: (form: PieceForm) => void;
  pictures: PiecePictures;
}

/** Previews of the piece as it is filled in; their code loads when the name field gets the focus. */
export interface PiecePictures {
  preload: () => void;
  full: (piece: FilledPiece) => Elements;
  closeUp: (piece: FilledPiece) => Elements;
}

/** Product page: pictures, options, price and add button. */
export function ProductView({ product, pricing, adding, onCustomise, pictures }: ProductViewProps) {
  const state = usePieceForm(product, pricing, adding);
  const { form, embroidered, piece, price, confirmation } = state;
  const named = piece.personalization !== '';
  // The express service is not seen.
  const hasMore = piece.addOns.some((id) => id !== EXPRESS_SERVICE);
  const keyboard = useKeyboardOpen();
  return (
    <ProductColumns {...keyboard} onFocus={prepareSpelling} onPointerDown={prepareSpelling}>
      <ProductTitle>{product.name}</ProductTitle>
      <ProductPhotos>
        <ProductGallery
          product={product}
          embroidered={embroidered}
          front={(named || hasMore) && pictures.full(piece)}
        />
      </ProductPhotos>
      <PieceName product={product} pricing={pricing} state={state} onFocus={pictures.preload} />
      <Facts product={product} price={price} />
      <ProductRest>
        <PieceOptions
          product={product}
          pricing={pricing}
          state={state}
          onCustomise={() => onCustomise(form)}
          namePicture={named && pictures.closeUp(piece)}
        />
        <PieceOrder product={product} pricing={pricing} state={state} adding={adding} />
        <ProductMeasures product={product} />
        <ProductConditions delivery={pricing.delivery} />
      </ProductRest>
      <StickyBar amount={price * form.quantity}>
        <BarAction state={adding.state} disabled={!product.inStock} onClick={state.submit}>
          Agregar al carrito
        </BarAction>
      </StickyBar>
      <AskSpelling confirmation={confirmation} />
    </ProductColumns>
  );
}

interface PieceNameProps {
  product: ProductDto;
  pricing: PricingDto;
  state: PieceFormState;
  onFocus: () => void;
}

/** The name to embroider; without embroidery, a button that brings it back. */
function PieceName({ product, pricing, state, onFocus }: PieceNameProps) {
  if (!product.variants.bordado) return null;
  const embroider = () => {
    flushSync(() => state.setEmbroidered(true));
    state.nameRef.current?.focus();
  };
  return (
    <ProductName onFocus={onFocus}>
      {state.embroidered ? (
        <NameToEmbroider pricing={pricing} state={state} />
      ) : (
        <Button variant="text" onClick={embroider}>
          Bordarle un nombre
        </Button>
      )}
    </ProductName>
  );
}

function Facts({ product, price }: { product: ProductDto; price: number }) {
  return (
    <ProductFacts>
      <Row>
        <p>
          <Price amount={price} size="xl" />
        </p>
        {!product.inStock && <Badge tone="brand">Agotado</Badge>}
        <Rating />
      </Row>
      <Lead>{product.description}</Lead>
    </ProductFacts>
  );
}

interface PieceOrderProps {
  product: ProductDto;
  pricing: PricingDto;
  state: PieceFormState;
  adding: AddToCartHandle;
}

/** Quantity, price breakdown, delivery estimate and add button. */
function PieceOrder({ product, pricing, state, adding }: PieceOrderProps) {
  const { form, change, lines, price } = state;
  const { quantity } = form;
  const total = price * quantity;
  const soldOutId = useId();
  return (
    <OrderBlock>
      <QuantityRow>
        <h2>Cantidad</h2>
        <QuantityStepper
          label={product.name}
          value={quantity}
          onStep={(step) => change({ quantity: quantity + step })}
          max={pricing.limits.quantity}
        />
      </QuantityRow>
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
        onClick={state.submit}
      >
        Agregar al carrito
      </AddButton>
      {!product.inStock && (
        <p id={soldOutId}>Agotado: por ahora no lo tenemos. Escríbenos y te avisamos cuando vuelva.</p>
      )}
      {adding.failure && <Note kind="error">{adding.failure}</Note>}
      <ChatButton size="l" full text={enquiryText(state.piece, lines)}>
        <MessageCircle aria-hidden="true" size={20} />
        <span>Consultar por WhatsApp</span>
      </ChatButton>
    </OrderBlock>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  > :last-child {
    margin-left: auto;
  }
`;

const BarAction = styled(AddButton)`
  flex: 1;
  max-width: 320px;
  padding-inline: var(--space-12);
  .lucide {
    display: none;
  }
`;

const OrderBlock = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block: var(--space-24) var(--space-28);
  padding-top: var(--space-24);
  border-top: 1px solid var(--border);
`;

const QuantityRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 {
    font: 600 var(--font-size-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--text);
  }
`;
