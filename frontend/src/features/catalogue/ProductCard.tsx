import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { Badge } from '../../shared/ui/Badge';
import { Price } from '../../shared/ui/Price';
import { Switch } from '../../shared/ui/Switch';
import { TextLink } from '../../shared/ui/TextLink';
import { useCardAction } from './card-action';
import { frontPictureOf } from '../../domain/product-pictures';
import { cardPiece, priceOf, savingLabel } from './embroidery';
import { CardColours } from './CardColours';
import { coloursOf } from './catalogue-view';
import { customiserPath, productPath } from './product-path';
import { ProductPhoto } from './ProductPhoto';
import { useEmbroideryChoice } from './use-embroidery-choice';

interface ProductCardProps {
  product: ProductDto;
  pricing: PricingDto;
  /** The photo's `sizes` attribute. */
  sizes: string;
  /** True when the photo is visible without scrolling. */
  eager?: boolean;
  /** True when the photo is the page's largest contentful paint. */
  priority?: boolean;
  /** Id of the colour that was asked for. */
  colour?: string;
}

/** A product in a list, with an embroidery switch that changes photo and price. */
export function ProductCard({ product, pricing, sizes, eager, priority, colour }: ProductCardProps) {
  const [embroidered, setEmbroidered] = useEmbroideryChoice(product.id);
  const canEmbroider = product.variants.bordado;
  const url = productPath(product.id);
  const action = useCardAction();
  const colours = coloursOf(product, pricing);
  const asked = colours.slice(1).find(({ id }) => id === colour);
  return (
    <Card>
      <PhotoLink to={url} tabIndex={-1} aria-hidden="true">
        <ProductPhoto
          picture={frontPictureOf(product, embroidered)}
          alt=""
          sizes={sizes}
          eager={eager}
          priority={priority}
        />
      </PhotoLink>
      <CardLabel product={product} saving={canEmbroider && !embroidered ? savingLabel(product, pricing) : undefined} />
      <Body>
        <h3>
          <Link to={url}>{product.name}</Link>
        </h3>
        <p aria-live="polite">
          <Price amount={priceOf(product, embroidered, pricing)} />
        </p>
        <CardColours colours={colours} />
        {asked && (
          <InColour to={customiserPath(product.id, { bagColour: asked.id })}>
            {`Verla en ${asked.label.toLowerCase()}`}
          </InColour>
        )}
        <Foot>
          {canEmbroider ? (
            <Switch label={`Con bordado: ${product.name}`} checked={embroidered} onChange={setEmbroidered}>
              {embroidered ? 'Con bordado' : 'Sin bordado'}
            </Switch>
          ) : (
            <Plain>Sin bordado</Plain>
          )}
          {action(cardPiece(product, embroidered, pricing), product.inStock)}
        </Foot>
      </Body>
    </Card>
  );
}

/** One label per photo; sold out takes precedence over the saving. */
function CardLabel({ product, saving }: { product: ProductDto; saving: string | undefined }) {
  return <Corner>{product.inStock ? saving && <Badge>{saving}</Badge> : <Badge tone="brand">Agotado</Badge>}</Corner>;
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  img {
    transition: transform var(--motion-3) var(--ease);
  }
  &:hover img {
    transform: scale(1.03);
  }
  h3 {
    font-size: clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem);
    font-weight: 600;
  }
  h3 a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 4px;
  }
`;

const InColour = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  font-size: var(--font-size-sm);
`;

const PhotoLink = styled(Link)`
  display: block;
`;

const Corner = styled.p`
  position: absolute;
  left: 8px;
  top: 10px;
  pointer-events: none;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-top: var(--space-4);
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: auto;
`;

const Plain = styled.p`
  display: flex;
  align-items: center;
  min-height: var(--target);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
