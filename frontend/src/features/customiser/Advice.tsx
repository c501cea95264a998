import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../shared/ui/Note';

/** Where advice appears: always there, so that a screen reader hears what comes into it. */
export function AdvicePlace({ children }: { children: ReactNode }) {
  return <Place role="status">{children}</Place>;
}

/** What could go wrong, and the buttons that put it right. */
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
