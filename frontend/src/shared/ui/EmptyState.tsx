import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { LooseThread } from './LooseThread';

interface EmptyStateProps {
  title: string;
  /** One sentence about the next step. */
  children?: ReactNode;
  /** One button or link. */
  action?: Elements;
  /** 1 when the page has no other content. */
  level?: 1 | 2 | 3;
}

/** Shown when something is missing, empty or broken, with a drawing of a loose thread. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root>
      <LooseThread />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-16);
  max-width: 560px;
  margin-inline: auto;
  padding: clamp(48px, 8vw, 96px) var(--space-20);
  text-align: center;
  h2,
  h3 {
    font-size: var(--font-size-3);
    line-height: 1.2;
  }
  > p {
    color: var(--text-soft);
  }
`;
