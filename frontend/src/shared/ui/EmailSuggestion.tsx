import { styled } from 'styled-components';
import { suggestEmail } from '../../domain/suggest-email';
import { Button } from './Button';

interface EmailSuggestionProps {
  /** The typed email. */
  email: string;
  /** Takes the suggested one. */
  onTake: (email: string) => void;
}

/** Asks whether a misspelt domain was meant, and replaces it with one press. Blocks nothing. */
export default function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const meant = suggestEmail(email);
  return (
    <Question role="status">
      {meant && (
        <Button variant="text" size="s" onClick={() => onTake(meant)}>
          {`¿Quisiste decir ${meant}?`}
        </Button>
      )}
    </Question>
  );
}

const Question = styled.div`
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
