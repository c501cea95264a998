import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

type BadgeTone = 'plain' | 'brand' | 'thread' | 'success';

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** plain: a saving · brand: sold out · thread: a discount or keyword · success: done. */
  tone?: BadgeTone;
}

/** A woven label with stitched ends; short text, at most one per picture. */
export function Badge({ tone = 'plain', ...rest }: BadgeProps) {
  return <Label $tone={tone} {...rest} />;
}

const tones: Record<BadgeTone, string> = {
  plain: '--badge: var(--surface-raised); --badge-ink: var(--text-title); box-shadow: var(--shadow-1);',
  brand: '--badge: var(--brand); --badge-ink: var(--text-on-dark); box-shadow: var(--shadow-1);',
  thread: '--badge: var(--thread-pale); --badge-ink: var(--thread-dark);',
  success: '--badge: var(--success-light); --badge-ink: var(--success);',
};

const seam = 'repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 4px)';

const Label = styled.span<{ $tone: BadgeTone }>`
  ${({ $tone }) => tones[$tone]}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-6);
  padding: 3px calc(var(--space-12) + 1px);
  border-radius: 1px;
  background:
    ${seam} 5px 0 / 1px 100% no-repeat,
    ${seam} calc(100% - 5px) 0 / 1px 100% no-repeat,
    var(--badge);
  color: var(--badge-ink);
  font-size: var(--font-size-xs);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`;
