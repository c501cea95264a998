import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../shared/ui/Note';

/** Live region for advice. It is always rendered, so that screen readers announce new advice. */
export function AdviceRegion({ children }: { children: ReactNode }) {
  return <Region role="status">{children}</Region>;
}

/** One warning about the design, with buttons that apply a fix. */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <Note kind="warning">
      <Texts>{children}</Texts>
    </Note>
  );
}

const Region = styled.div`
  &:not(:empty) {
    padding-bottom: var(--space-26);
  }
`;

const Texts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-10);
  > p {
    width: 100%;
  }
`;
