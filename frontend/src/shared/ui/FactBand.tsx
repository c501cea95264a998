import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../theme/media';
import { Container } from './Container';

interface FactBandProps {
  /** Name of the section for assistive technology. */
  label: string;
  /** Three `Fact` elements. */
  children: ReactNode;
  className?: string;
}

/** A band across the page with three facts side by side. */
export function FactBand({ label, children, className }: FactBandProps) {
  return (
    <Ground aria-label={label} className={className}>
      <Container>
        <List>{children}</List>
      </Container>
    </Ground>
  );
}

interface FactProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

export function Fact({ icon: Icon, title, children }: FactProps) {
  return (
    <li>
      <Icon aria-hidden="true" strokeWidth={1.3} />
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}

const Ground = styled.section`
  padding-block: clamp(28px, 5vw, 56px);
  background: var(--surface-alt);
`;

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    align-content: flex-start;
    gap: var(--space-4) var(--space-16);
    padding: var(--space-24) 0;
    border-top: 1px solid var(--border);
  }
  li:first-child {
    border-top: 0;
  }
  .lucide {
    width: 30px;
    height: 30px;
    color: var(--brand);
    stroke-width: 1.3;
  }
  h2 {
    font-size: var(--font-size-3);
    line-height: 1.2;
  }
  p {
    grid-column: 2;
    color: var(--text-soft);
  }
  ${from(900)} {
    grid-template-columns: repeat(3, 1fr);
    li {
      padding: var(--space-8) var(--space-40);
      border-top: 0;
      border-left: 1px solid var(--border);
    }
    li:first-child {
      padding-left: 0;
      border-left: 0;
    }
    li:last-child {
      padding-right: 0;
    }
  }
`;
