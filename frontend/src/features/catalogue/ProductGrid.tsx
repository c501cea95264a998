import type { PricingDto, ProductDto } from '../../api/catalogue.api';
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
}

/** Grid of product cards. */
export function ProductGrid({ products, pricing, columns, eagerCount = 0, priority = false }: ProductGridProps) {
  return (
    <ProductCells $columns={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            pricing={pricing}
            sizes={cellSizes(columns)}
            eager={index < eagerCount}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ProductCells>
  );
}
