import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { TextLink } from '../../shared/ui/TextLink';
import { namedInSearch } from './named-in-search';

interface MeantInSearchProps {
  /** What was searched for. */
  text: string;
  category: string;
  /** Products of the page. */
  shown: readonly ProductDto[];
  products: readonly ProductDto[];
  pricing: PricingDto;
}

/** '¿Buscabas Mochila Milano?' on the page of a category that a search opened. */
export default function MeantInSearch({ text, category, shown, products, pricing }: MeantInSearchProps) {
  const meant = namedInSearch(text, category, shown, products, pricing);
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
