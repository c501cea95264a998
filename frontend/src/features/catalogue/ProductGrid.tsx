import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { useFirstItems } from '../../shared/lib/use-first-items';
import { Button } from '../../shared/ui/Button';
import { type GridColumns, ProductCells, cellSizes } from './product-cells';
import { ProductCard } from './ProductCard';

interface ProductGridProps {
  products: readonly ProductDto[];
  pricing: PricingDto;
  /** Cards per row on wide screens; phones always show two. */
  columns: GridColumns;
  /** Number of photos that are visible without scrolling. */
  eagerCount?: number;
  /** True when the first photo is the page's largest contentful paint. */
  priority?: boolean;
  /** Id of the colour that was asked for; cards of pieces in another one link to it. */
  colour?: string;
}

/** More cards at once are slow to draw on a phone. */
const STEP = 48;

/** Grid of product cards; a long one grows on request. */
export function ProductGrid({
  products,
  pricing,
  columns,
  eagerCount = 0,
  priority = false,
  colour,
}: ProductGridProps) {
  const { items, showMore } = useFirstItems(products, STEP);
  return (
    <>
      <ProductCells $columns={columns}>
        {items.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              pricing={pricing}
              sizes={cellSizes(columns)}
              eager={index < eagerCount}
              priority={priority && index === 0}
              colour={colour}
            />
          </li>
        ))}
      </ProductCells>
      {showMore && (
        <More variant="secondary" onClick={showMore}>
          Ver más productos
        </More>
      )}
    </>
  );
}

const More = styled(Button)`
  display: flex;
  margin: var(--space-32) auto 0;
`;
