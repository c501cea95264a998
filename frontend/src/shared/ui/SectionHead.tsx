import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import { Lead } from './Lead';

interface SectionHeadProps {
  title: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string;
  lead?: ReactNode;
  /** Shown above the title, for a badge. */
  before?: Elements;
  /** 1 for the head of a page, 2 within it. */
  level?: 1 | 2;
}

/** Title and introduction of a section or a page. */
export function SectionHead({ title, titleId, lead, before, level = 2 }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Root>
      {before}
      <Heading id={titleId}>{title}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
  max-width: 720px;
  margin-bottom: clamp(28px, 4vw, 52px);
`;
