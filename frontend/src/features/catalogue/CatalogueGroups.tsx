import { useId } from 'react';
import { css, styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { Stitch } from '../../shared/ui/Stitch';
import { from } from '../../theme/media';
import type { ProductGroup } from './catalogue-filter';
import { ProductGrid } from './ProductGrid';

interface CatalogueGroupsProps {
  groups: readonly ProductGroup[];
  pricing: PricingDto;
}

/** Groups with this many products or fewer share a row on wide screens. */
const PAIR = 2;
/** Number of groups that are visible without scrolling on wide screens. */
const GROUPS_IN_VIEW = 2;

/** The whole catalogue by group. */
export function CatalogueGroups({ groups, pricing }: CatalogueGroupsProps) {
  return (
    <Groups>
      {groups.map((group, index) => (
        <Group
          key={group.label}
          group={group}
          pricing={pricing}
          eager={index < GROUPS_IN_VIEW}
          priority={index === 0}
        />
      ))}
    </Groups>
  );
}

interface GroupProps {
  group: ProductGroup;
  pricing: PricingDto;
  eager: boolean;
  priority: boolean;
}

function Group({ group: { label, products }, pricing, eager, priority }: GroupProps) {
  const headingId = useId();
  const wide = products.length > PAIR;
  return (
    <GroupSection $wide={wide} aria-labelledby={headingId}>
      <h2 id={headingId}>{label}</h2>
      <Stitch />
      <ProductGrid
        products={products}
        pricing={pricing}
        columns={wide ? 4 : 'pair'}
        eagerCount={eager ? PAIR : 0}
        priority={priority}
      />
    </GroupSection>
  );
}

const Groups = styled.div`
  display: grid;
  gap: clamp(48px, 6vw, 88px) var(--space-56);
  padding-top: clamp(8px, 1vw, 16px);
  ${from(1100)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
  }
`;

const GroupSection = styled.section<{ $wide: boolean }>`
  ${({ $wide }) =>
    $wide &&
    css`
      ${from(1100)} {
        grid-column: 1 / -1;
      }
    `}
  h2 {
    margin-bottom: var(--space-8);
  }
  ${Stitch} {
    margin-bottom: clamp(18px, 2.4vw, 30px);
  }
`;
