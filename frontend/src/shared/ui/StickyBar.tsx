import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';

/**
 * Total and action at the bottom of phones and tablets; wide windows show both beside the picture instead. The chat button
 * reads `data-sticky-bar` and moves into the bar, so that it covers nothing.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  return <Bar data-sticky-bar="">{children}</Bar>;
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
  padding: var(--space-10) calc(var(--gutter) + 62px) calc(var(--space-10) + env(safe-area-inset-bottom)) var(--gutter);
  border-top: 1px solid var(--border);
  background: var(--surface-raised);
  box-shadow: var(--shadow-bar);
  ${from(1000)} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
