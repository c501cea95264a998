import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CartItemDto } from '../api/cart.api';
import { type PricingDto, useListProductsQuery } from '../api/catalogue.api';
import { type MatchingPiece, matchingPiece } from '../domain/matching-piece';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { productPath } from '../features/catalogue/product-path';
import { PIECE_VIEWS } from '../features/customiser/embroidery/views';
import { formatCop } from '../shared/lib/format-cop';
import { AddButton } from '../shared/ui/AddButton';
import { FieldError } from '../shared/ui/FieldError';
import { Price } from '../shared/ui/Price';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden';
import { from } from '../theme/media';
import { LinePicture } from './LinePicture';

/** Number of pieces on offer. */
const OFFERED = 4;
/** Enough products for that number beside those of a cart, however long the catalogue is. */
const READ = { limit: 12 };
/** Displayed width of a picture, in pixels. */
const PICTURE_WIDTH = 220;

interface CompleteSetProps {
  items: readonly CartItemDto[];
  pricing: PricingDto;
}

/** Pieces that the cart does not have, in the design of the line that was added last. */
export default function CompleteSet({ items, pricing }: CompleteSetProps) {
  const titleId = useId();
  const { data: products = [] } = useListProductsQuery(READ);
  // The pieces of a kit are a set already.
  const line = [...items].reverse().find(({ kitId, shown }) => kitId === null && shown.length > 0);
  // The picture shows the design, so that a piece that cannot be drawn is not offered.
  const others = products.filter(
    ({ id, inStock }) => inStock && PIECE_VIEWS[id] && !items.some(({ productId }) => productId === id),
  );
  if (!line || others.length === 0) return null;
  const { hasBordado, personalization } = line;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Completa el juego</h2>
      <Words>
        <span>{`Con el diseño de tu ${line.name}`}</span>
        {hasBordado && personalization && (
          <>
            <span>{' y el nombre '}</span>
            <span translate="no">{personalization}</span>
          </>
        )}
        <span>.</span>
      </Words>
      <List>
        {others.slice(0, OFFERED).map((product) => (
          <Offer key={product.id} piece={matchingPiece(line, product, pricing)} imageUrl={product.imageUrl} />
        ))}
      </List>
    </section>
  );
}

function Offer({ piece, imageUrl }: { piece: MatchingPiece; imageUrl: string }) {
  const { state, failure, add } = useAddToCart();
  const failureId = useId();
  const { productId, name, price, lines } = piece;
  const besides = lines.filter(({ amount }) => amount !== 0).slice(1);
  const drawn = { ...piece, kitId: null, keychainPersonalization: '', specialRequest: '', product: { imageUrl } };
  const press = () => {
    const { shown: _seen, lines: _lines, ...added } = piece;
    void add(added);
  };
  return (
    <li>
      <LinePicture item={drawn} width={PICTURE_WIDTH} />
      <h3>
        <Link to={productPath(productId)}>{name}</Link>
      </h3>
      <Price amount={price} />
      {besides.map(({ label, amount }) => (
        <small key={label}>{`${label}: ${amount > 0 ? '+' : ''}${formatCop(amount)}`}</small>
      ))}
      <AddButton variant="secondary" size="s" full state={state} onClick={press}>
        <span>Agregar</span>
        <VisuallyHidden>{` al juego: ${name}`}</VisuallyHidden>
      </AddButton>
      {failure && <FieldError id={failureId} message={failure} />}
    </li>
  );
}

const Words = styled.p`
  margin-top: var(--space-6);
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-24) var(--space-12);
  margin-top: var(--space-16);
  ${from(700)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    min-width: 0;
  }
  li > button {
    margin-top: auto;
  }
  small {
    font-size: var(--font-size-xs);
    color: var(--text-soft);
  }
  h3 {
    font-size: 1.125rem;
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
    text-underline-offset: 4px;
  }
  .lucide {
    display: none;
  }
`;
