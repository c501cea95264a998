import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type NoteKind = 'info' | 'success' | 'warning' | 'error';

interface NoteProps {
  kind: NoteKind;
  /** `status` or `alert` for a note that appears later, so that screen readers announce it. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A permanent message on the page. */
export function Note({ kind, role, children }: NoteProps) {
  const Icon = icons[kind];
  return (
    <Root $kind={kind} role={role}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Root>
  );
}

const icons: Record<NoteKind, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

const colours: Record<NoteKind, string> = {
  info: 'background: var(--info-light); color: var(--info);',
  success: 'background: var(--success-light); color: var(--success);',
  warning: 'background: var(--warning-light); color: var(--warning);',
  error: 'background: var(--danger-light); color: var(--danger);',
};

const Root = styled.div<{ $kind: NoteKind }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-10);
  padding: var(--space-14) var(--space-16);
  border-radius: var(--radius-2);
  font-size: var(--font-size-sm);
  line-height: 1.5;
  ${({ $kind }) => colours[$kind]}
  > .lucide {
    width: 20px;
    height: 20px;
    margin-top: 1px;
  }
`;
