import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../shared/ui/Note';

/** Live region for advice. It is always rendered, so that screen readers announce new advice. */
export function AdvicePlace({ children }: { children: ReactNode }) {
  return <Place role="status">{children}</Place>;
}

/** One warning about the design, with buttons that apply a fix. */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <Note kind="warning">
      <Texts>{children}</Texts>
    </Note>
  );
}

const Place = styled.div`
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
