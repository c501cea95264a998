import { styled } from 'styled-components';
import { closingNotice } from '../../domain/closing-notice';
import { useSettings } from '../../shared/lib/use-settings';

/** The line above the navigation: the notice of an upcoming closing, otherwise the owner's announcement, if any. */
export function NoticeBar() {
  const { closing, showsClosing, texts } = useSettings();
  const notice = closing && showsClosing ? closingNotice(closing) : texts.announcement;
  return notice === null ? null : <Bar aria-label="Aviso">{notice}</Bar>;
}

const Bar = styled.aside`
  padding: var(--space-8) var(--space-16);
  background: var(--surface-brand);
  color: var(--text-on-dark);
  font-size: var(--font-size-xs);
  line-height: 1.4;
  text-align: center;
  /* One line on the narrowest phones. */
  @media (max-width: 22em) {
    padding-inline: var(--space-4);
  }
  @media print {
    display: none;
  }
`;
