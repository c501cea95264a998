import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { AddButton } from '../../shared/ui/AddButton';
import { AskSpelling, prepareSpelling } from '../../shared/ui/AskSpelling';
import { Badge } from '../../shared/ui/Badge';
import { Lead } from '../../shared/ui/Lead';
import { Price } from '../../shared/ui/Price';
import { StickyBar } from '../../shared/ui/StickyBar';
import type { PieceForm } from './piece';
import { PieceOptions } from './PieceOptions';
import { PieceOrder } from './PieceOrder';
import { ProductGallery } from './ProductGallery';
import { ProductColumns } from './product-columns';
import { Rating } from './Rating';
import { usePieceForm } from './use-piece-form';

const ProductConditions = lazyVisible(() => import('./ProductConditions'));

interface ProductViewProps {
  product: ProductDto;
  pricing: PricingDto;
  adding: AddToCartHandle;
  /** Opens the customiser with the form's values. */
  onCustomise: (form: PieceForm) => void;
  namedPhoto: NamedPhotos;
}

/** Previews of the product with a name; their code loads when the name field gets the focus. */
export interface NamedPhotos {
  preload: () => void;
  whole: (name: string) => ReactNode;
  near: (name: string) => ReactNode;
}

/** Product page: pictures, options, price and add button. */
export function ProductView({ product, pricing, adding, onCustomise, namedPhoto }: ProductViewProps) {
  const state = usePieceForm(product, pricing, adding);
  const { form, embroidered, price, ordering } = state;
  const named = embroidered && form.name.trim() !== '';
  return (
    <ProductColumns onFocus={prepareSpelling} onPointerDown={prepareSpelling}>
      <ProductGallery product={product} embroidered={embroidered} front={named && namedPhoto.whole(form.name)} />
      <div>
        <Intro product={product} price={price} />
        <PieceOptions
          {...{ product, pricing, state }}
          onCustomise={() => onCustomise(form)}
          onWriteName={namedPhoto.preload}
          namePicture={named && namedPhoto.near(form.name)}
        />
        <PieceOrder product={product} pricing={pricing} state={state} adding={adding} />
        <ProductConditions delivery={pricing.delivery} />
      </div>
      <StickyBar>
        <Total>
          <small>Total</small>
          <Price amount={price * form.quantity} />
        </Total>
        <BarAction state={adding.state} disabled={!product.inStock} onClick={state.order}>
          Agregar al carrito
        </BarAction>
      </StickyBar>
      <AskSpelling ordering={ordering}>
        <Right>Así lo hacemos: una pieza personalizada no tiene derecho de retracto (art. 47 de la Ley 1480).</Right>
      </AskSpelling>
    </ProductColumns>
  );
}

function Intro({ product, price }: { product: ProductDto; price: number }) {
  return (
    <Head>
      <h1>{product.name}</h1>
      <Facts>
        <p>
          <Price amount={price} size="xl" />
        </p>
        {!product.inStock && <Badge tone="brand">Agotado</Badge>}
        <Rating />
      </Facts>
      <Lead>{product.description}</Lead>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  h1 {
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  > :last-child {
    margin-left: auto;
  }
`;

const Total = styled.span`
  font-size: 1.25rem;
  line-height: 1.2;
  small {
    display: block;
    font-size: var(--font-size-xs);
    color: var(--text-soft);
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

const Right = styled.p`
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
