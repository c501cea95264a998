import { styled } from 'styled-components';

type PillTone = 'warning' | 'brand' | 'success' | 'quiet';

interface StatusPillProps {
  tone: PillTone;
  /** The state in words: the colour alone says nothing. */
  children: string;
}

/** In which state something is. */
export function StatusPill({ tone, children }: StatusPillProps) {
  return <Pill $tone={tone}>{children}</Pill>;
}

const tones: Record<PillTone, string> = {
  warning: 'background: var(--warning-100); color: var(--warning-700);',
  brand: 'background: var(--brand-100); color: var(--brand-700);',
  success: 'background: var(--success-100); color: var(--success-700);',
  quiet: 'background: var(--plate); color: var(--ink-soft);',
};

const Pill = styled.span<{ $tone: PillTone }>`
  ${({ $tone }) => tones[$tone]}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 5px 14px;
  border-radius: var(--radius-full);
  font-size: var(--text-sm);
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
