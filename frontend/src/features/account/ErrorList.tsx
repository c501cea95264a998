import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../shared/ui/Note';

interface ErrorListProps {
  /** Name and error of each field, in the form's order. */
  errors: (readonly [field: string, message: string])[];
  /** Prefix of the field ids; the field's name follows. */
  prefix: string;
  /** Number of failed attempts; each one moves the focus to the list. */
  attempt: number;
}

/** The form's validation errors; each line links to its field. */
export function ErrorList({ errors, prefix, attempt }: ErrorListProps) {
  const list = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const present = errors.length > 0;

  useEffect(() => {
    if (!present || answered.current === attempt) return;
    answered.current = attempt;
    list.current!.focus();
  }, [present, attempt]);

  return (
    <Box ref={list} tabIndex={-1}>
      {present && attempt > 0 && (
        <Note kind="error">
          <p>Revisa estos datos:</p>
          <ul>
            {errors.map(([field, message]) => (
              <li key={field}>
                <a href={`#${prefix}${field}`}>{message}</a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  &:focus {
    outline: none;
  }
  &:empty {
    display: none;
  }
  li {
    padding-block: var(--space-4);
  }
  a {
    font-weight: 500;
  }
`;
