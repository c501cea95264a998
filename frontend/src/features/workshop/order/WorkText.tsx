import { styled } from 'styled-components';
import { SpelledText } from '../../../shared/ui/SpelledText';
import { accentsOf } from './accents';

interface WorkTextProps {
  label: string;
  text: string;
}

/** Text to be made by hand, spelled out, with its accents and special letters in words. */
export function WorkText({ label, text }: WorkTextProps) {
  const accents = accentsOf(text);
  return (
    <Root>
      <small>{`${label}: `}</small>
      <SpelledText text={text} />
      {accents.length > 0 && <Accents>{`Ojo: ${accents.join(', ')}`}</Accents>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  /* The sheet is wider than a dialog. */
  --spelled: min(100vw - 76px, 620px);
  @media print {
    break-inside: avoid;
  }
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Accents = styled.p`
  margin-top: var(--space-6);
  font-weight: 600;
  color: var(--thread-dark);
`;
