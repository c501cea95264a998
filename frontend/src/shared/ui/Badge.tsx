import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

type BadgeTone = 'plain' | 'brand' | 'thread' | 'success';

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** plain: a saving · brand: sold out · thread: a discount or keyword · success: done. */
  tone?: BadgeTone;
}

/** A sewn-in woven label with stitched ends; short text, one per picture. */
export function Badge({ tone = 'plain', ...rest }: BadgeProps) {
  return <Label $tone={tone} {...rest} />;
}

const tones: Record<BadgeTone, string> = {
  plain: '--badge: var(--white); --badge-ink: var(--brand-800); box-shadow: var(--shadow-1);',
  brand: '--badge: var(--brand-700); --badge-ink: var(--white); box-shadow: var(--shadow-1);',
  thread: '--badge: var(--thread-100); --badge-ink: var(--thread-700);',
  success: '--badge: var(--success-100); --badge-ink: var(--success-700);',
};

const seam = 'repeating-linear-gradient(0deg, currentColor 0 2px, transparent 2px 4px)';

const Label = styled.span<{ $tone: BadgeTone }>`
  ${({ $tone }) => tones[$tone]}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 13px;
  border-radius: 1px;
  background:
    ${seam} 5px 0 / 1px 100% no-repeat,
    ${seam} calc(100% - 5px) 0 / 1px 100% no-repeat,
    var(--badge);
  color: var(--badge-ink);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`;
