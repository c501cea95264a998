import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { useSettings } from '../../shared/lib/use-settings';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** The fixed rating of products without reviews, unless the owner switches it off; never part of structured data. */
const RATING = '4.9';

export function Rating() {
  const { rating } = useSettings();
  if (!rating.shown) return null;
  return (
    <Root>
      <Star aria-hidden="true" />
      <span>
        <VisuallyHidden>Calificación </VisuallyHidden>
        <span>{RATING}</span>
        <VisuallyHidden> de 5</VisuallyHidden>
      </span>
    </Root>
  );
}

const Root = styled.p`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-6);
  font-size: var(--font-size-sm);
  font-weight: 500;
  .lucide {
    width: 17px;
    height: 17px;
    color: var(--thread);
    fill: var(--thread);
  }
`;
