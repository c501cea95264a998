import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LooseThread } from './LooseThread';

interface EmptyStateProps {
  title: string;
  /** One sentence: what to do next. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** 1 when it is all that the page shows. */
  level?: 1 | 2 | 3;
}

/** A loose thread where something is missing, empty or broken. */
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
