import { css, styled } from 'styled-components';
import { formatCop, spokenCop } from '../lib/format-cop';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  /** Whole pesos. */
  amount: number;
  /** Price before the reduction, whole pesos; shown struck through. */
  previous?: number;
  /** `xl` for the product page and for totals. */
  size?: 'm' | 'xl';
}

/** A price: figures on the screen, "445.000 pesos" for screen readers. */
export function Price({ amount, previous, size = 'm' }: PriceProps) {
  return (
    <Root $size={size}>
      <span aria-hidden="true">{formatCop(amount)}</span>
      <VisuallyHidden>{spokenCop(amount)}</VisuallyHidden>
      {previous !== undefined && (
        <>
          <del aria-hidden="true">{formatCop(previous)}</del>
          <VisuallyHidden>{`, antes ${spokenCop(previous)}`}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

const Root = styled.span<{ $size: 'm' | 'xl' }>`
  position: relative;
  font-weight: 600;
  color: var(--brand);
  font-variant-numeric: tabular-nums lining-nums;
  ${({ $size }) =>
    $size === 'xl' &&
    css`
      font-size: clamp(1.625rem, 1.5rem + 0.6vw, 2rem);
      letter-spacing: -0.01em;
    `}
  del {
    margin-left: var(--space-6);
    font-size: 0.86em;
    font-weight: 400;
    color: var(--text-soft);
  }
`;
