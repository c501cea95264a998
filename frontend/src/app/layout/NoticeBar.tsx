import { styled } from 'styled-components';
import { useSettings } from '../../shared/lib/use-settings';

/** The owner's line above the navigation, on every page; nothing while there is none. */
export function NoticeBar() {
  const { announcement } = useSettings().texts;
  return announcement === null ? null : <Bar aria-label="Aviso">{announcement}</Bar>;
}

const Bar = styled.aside`
  padding: var(--space-8) var(--space-16);
  background: var(--surface-brand);
  color: var(--text-on-dark);
  font-size: var(--font-size-xs);
  line-height: 1.4;
  text-align: center;
  @media print {
    display: none;
  }
`;
