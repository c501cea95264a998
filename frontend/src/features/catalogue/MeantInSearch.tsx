import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { TextLink } from '../../shared/ui/TextLink';
import { namedInSearch } from './named-in-search';

interface MeantInSearchProps {
  category: string;
  /** Products of the page. */
  shown: readonly ProductDto[];
  products: readonly ProductDto[];
  pricing: PricingDto;
}

/** '¿Buscabas Mochila Milano?' on the page of a category that a search opened. */
export default function MeantInSearch({ category, ...catalogue }: MeantInSearchProps) {
  const state = useLocation().state as { searched?: unknown } | null;
  // The state of an entry outlives a reload, of which the server knows nothing.
  const isHydrated = useHydrated();
  const text = isHydrated && typeof state?.searched === 'string' ? state.searched : '';
  const { shown, products, pricing } = catalogue;
  const meant = text ? namedInSearch(text, category, shown, products, pricing) : [];
  if (meant.length === 0) return null;
  return (
    <Line>
      <span>¿Buscabas</span>
      {meant.map(({ name, to }, index) => (
        <span key={to}>
          {index > 0 && <span>{' o '}</span>}
          <TextLink to={to}>{name}</TextLink>
          {index === meant.length - 1 && <span>?</span>}
        </span>
      ))}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.3em;
  margin-top: var(--space-12);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;
