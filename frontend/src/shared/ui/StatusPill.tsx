import { styled } from 'styled-components';

type PillTone = 'warning' | 'brand' | 'success' | 'quiet';

interface StatusPillProps {
  tone: PillTone;
  /** The status as text, because colour alone is not accessible. */
  children: string;
}

/** The status of an item. */
export function StatusPill({ tone, children }: StatusPillProps) {
  return <Pill $tone={tone}>{children}</Pill>;
}

const tones: Record<PillTone, string> = {
  warning: 'background: var(--warning-light); color: var(--warning);',
  brand: 'background: var(--brand-light); color: var(--brand);',
  success: 'background: var(--success-light); color: var(--success);',
  quiet: 'background: var(--surface-plate); color: var(--text-soft);',
};

const Pill = styled.span<{ $tone: PillTone }>`
  ${({ $tone }) => tones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  padding: calc(var(--space-6) - 1px) var(--space-14);
  border-radius: var(--radius-full);
  font-size: var(--font-size-sm);
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;
