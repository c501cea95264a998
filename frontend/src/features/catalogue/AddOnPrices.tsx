import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { formatCop, spokenCop } from '../../shared/lib/format-cop';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** What can be added to a piece and what it costs; an embroidered name only where the piece can carry one. */
export function AddOnPrices({ product, pricing }: { product: ProductDto; pricing: PricingDto }) {
  const addOns = pricing.addOns.filter(({ needs }) => needs !== 'name' || product.variants.bordado);
  return (
    <List>
      {addOns.map(({ id, label, description, price }) => (
        <div key={id}>
          <dt>
            {label}
            <small>{description}</small>
          </dt>
          <dd>
            <span aria-hidden="true">+{formatCop(price)}</span>
            <VisuallyHidden>{spokenCop(price)} más</VisuallyHidden>
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: 1px solid var(--line);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 64px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-weight: 500;
    line-height: 1.35;
  }
  small {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
    line-height: 1.4;
    color: var(--ink-soft);
  }
  dd {
    position: relative;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;
