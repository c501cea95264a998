import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';
import { Price } from './Price';

interface StickyBarProps {
  label?: string;
  /** The total, whole pesos. */
  amount: number;
  /** The action. */
  children: Elements;
}

/**
 * Total and action at the bottom of phones and tablets; wide windows show both beside the picture instead. Pages that
 * scroll to a field read `data-sticky-bar`.
 */
export function StickyBar({ label = 'Total', amount, children }: StickyBarProps) {
  return (
    <Bar data-sticky-bar="">
      <Total>
        <small>{label}</small>
        <Price amount={amount} />
      </Total>
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layers.stickyBar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  padding: var(--space-10) var(--gutter) calc(var(--space-10) + env(safe-area-inset-bottom)) var(--gutter);
  border-top: 1px solid var(--border);
  background: var(--surface-raised);
  box-shadow: var(--shadow-bar);
  /* One row on narrow phones; in em, so that larger text has two. */
  @media (max-width: 29em) {
    && > :is(button, a) {
      padding-inline: var(--space-12);
    }
  }
  @media (max-width: 22em) {
    gap: var(--space-8);
    && > :is(button, a) {
      padding-inline: var(--space-6);
      font-size: var(--font-size-sm);
    }
    .lucide {
      display: none;
    }
  }
  @media (max-width: 352px) and (min-width: 18em) {
    flex-wrap: nowrap;
  }
  ${from(1000)} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Total = styled.span`
  font-size: 1.25rem;
  @media (max-width: 22em) {
    font-size: 1.125rem;
  }
  line-height: 1.2;
  small {
    display: block;
    font-size: var(--font-size-xs);
    color: var(--text-soft);
  }
`;
