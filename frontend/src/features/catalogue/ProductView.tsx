import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { whatsappLink } from '../../shared/lib/shop';
import { Badge } from '../../shared/ui/Badge';
import { ButtonAnchor } from '../../shared/ui/Button';
import { Lead } from '../../shared/ui/Lead';
import { Price } from '../../shared/ui/Price';
import { StickyBar } from '../../shared/ui/StickyBar';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { AddOnPrices } from './AddOnPrices';
import { priceOf } from './embroidery';
import { useEmbroideryChoice } from './embroidery-choice.slice';
import { EmbroideryChoice } from './EmbroideryChoice';
import { enquiryText } from './enquiry';
import { ProductConditions } from './ProductConditions';
import { ProductGallery } from './ProductGallery';
import { ProductColumns } from './product-columns';
import { Rating } from './Rating';

interface ProductViewProps {
  product: ProductDto;
  pricing: PricingDto;
}

/** Everything about one product: pictures, embroidery and price, add-ons, how to ask for it and on what terms. */
export function ProductView({ product, pricing }: ProductViewProps) {
  const [embroidered, setEmbroidered] = useEmbroideryChoice(product.id);
  const price = priceOf(product, embroidered, pricing);
  const enquiry = whatsappLink(enquiryText(product, embroidered, price));
  const choiceId = useId();
  const addOnsId = useId();
  return (
    <ProductColumns>
      <ProductGallery product={product} embroidered={embroidered} />
      <div>
        <Intro product={product} price={price} />
        <Block aria-labelledby={choiceId}>
          <h2 id={choiceId}>Bordado</h2>
          <EmbroideryChoice product={product} pricing={pricing} embroidered={embroidered} onChange={setEmbroidered} />
        </Block>
        <Block aria-labelledby={addOnsId}>
          <h2 id={addOnsId}>Complementos</h2>
          <AddOnPrices product={product} pricing={pricing} />
        </Block>
        <Ask>
          <ButtonAnchor variant="whatsapp" size="l" full href={enquiry} target="_blank" rel="noopener">
            <MessageCircle aria-hidden="true" size={20} />
            Consultar por WhatsApp
          </ButtonAnchor>
        </Ask>
        <ProductConditions delivery={pricing.delivery} />
      </div>
      <StickyBar>
        <Total>
          <small>Total</small>
          <Price amount={price} />
        </Total>
        <BarAction variant="whatsapp" href={enquiry} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" size={20} />
          <span>
            Consultar<VisuallyHidden> por WhatsApp</VisuallyHidden>
          </span>
        </BarAction>
      </StickyBar>
    </ProductColumns>
  );
}

function Intro({ product, price }: { product: ProductDto; price: number }) {
  return (
    <Head>
      <h1>{product.name}</h1>
      <Facts>
        <p aria-live="polite">
          <Price amount={price} size="xl" />
        </p>
        {!product.inStock && <Badge tone="brand">Agotado</Badge>}
        <Rating />
      </Facts>
      <Lead>{product.description}</Lead>
      {!product.inStock && <p>Por ahora no lo tenemos. Escríbenos y te avisamos cuando vuelva.</p>}
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: 12px;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  > :last-child {
    margin-left: auto;
  }
`;

const Block = styled.section`
  display: grid;
  gap: 14px;
  margin-top: 24px;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  > h2 {
    font: 600 var(--text-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--ink);
  }
`;

const Ask = styled.div`
  margin-block: 28px;
`;

const Total = styled.span`
  font-size: 1.25rem;
  line-height: 1.2;
  small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }
`;

const BarAction = styled(ButtonAnchor)`
  padding-inline: 16px;
`;
