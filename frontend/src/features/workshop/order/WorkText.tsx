import { styled } from 'styled-components';
import { SpelledText } from '../../../shared/ui/SpelledText';
import { marksOf } from './marks';

interface WorkTextProps {
  label: string;
  text: string;
}

/** Text to be made by hand, spelled out, with its accents and special letters in words. */
export function WorkText({ label, text }: WorkTextProps) {
  const marks = marksOf(text);
  return (
    <Root>
      <small>{label}: </small>
      <SpelledText text={text} />
      {marks.length > 0 && <Marks>Ojo: {marks.join(', ')}</Marks>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  @media print {
    break-inside: avoid;
  }
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Marks = styled.p`
  margin-top: var(--space-6);
  font-weight: 600;
  color: var(--thread-dark);
`;
