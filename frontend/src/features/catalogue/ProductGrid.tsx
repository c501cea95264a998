import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { type GridColumns, ProductCells, cellSizes } from './product-cells';
import { ProductCard } from './ProductCard';

interface ProductGridProps {
  products: readonly ProductDto[];
  pricing: PricingDto;
  /** Cards in a row on a wide window; phones always show two. */
  columns: GridColumns;
  /** How many photos belong to the first view of the page. */
  eagerCount?: number;
  /** Whether the first photo is what the page is judged by. */
  priority?: boolean;
}

/** Cards of products in rows. */
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
