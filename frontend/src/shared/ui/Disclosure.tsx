import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { type Elements, textAsElement, type TextOrElements } from '../lib/elements';

interface DisclosureProps {
  summary: TextOrElements;
  /** Initial state. */
  open?: boolean;
  className?: string;
  children: Elements;
}

/** A line that expands optional details; works without JavaScript. */
export function Disclosure({ summary, open, className, children }: DisclosureProps) {
  return (
    <Frame open={open} className={className}>
      <summary>
        {textAsElement(summary)}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </Frame>
  );
}

const Frame = styled.details`
  width: 100%;
  > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-6);
    min-height: var(--target);
    color: var(--brand);
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary .lucide {
    width: 18px;
    height: 18px;
    transition: transform var(--motion-2) var(--ease);
  }
  &[open] > summary .lucide {
    transform: rotate(180deg);
  }
`;
