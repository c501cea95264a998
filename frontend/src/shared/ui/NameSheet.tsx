import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { nameProblem } from '../../domain/piece-problems';
import { tidyLetters } from '../../domain/tidy-text';
import { Button } from './Button';
import { CountedField } from './CountedField';
import { Dialog } from './Dialog';
import { SpelledText } from './SpelledText';

/** Maximum letters until the API's limits are loaded; the server validates the length in any case. */
const DEFAULT_LIMIT = 20;

interface NameSheetProps {
  /** The pieces that get the name: 'Mochila Milano'. */
  pieces: string;
  /** Label of the button, and its label while pending. */
  action: string;
  pendingAction: string;
  /** Takes the name; resolves to an error message, or to undefined once it is done. */
  onName: (name: string) => Promise<string | undefined>;
  /** The shopper writes the name later. */
  onLater: () => void;
  onClose: () => void;
}

/** Asks for the name to embroider in one field, and shows it letter by letter as it will be made. */
export default function NameSheet(props: NameSheetProps): ReactElement {
  const { pieces, action, pendingAction, onName, onLater, onClose } = props;
  const { data: pricing } = useGetPricingQuery();
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const name = tidyLetters(typed);
  const problem = pricing && nameProblem(typed, pricing);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form inside of the checkout's, as React sees it.
    event.stopPropagation();
    if (pending) return;
    setSubmitted(true);
    if (problem) {
      field.current?.focus();
      return;
    }
    setPending(true);
    setFailure(await onName(name));
    setPending(false);
  };
  // Whoever opens it may stand in a paragraph or in the form of the checkout, where neither a dialog nor a form may be.
  return createPortal(
    <Dialog title="¿Qué nombre bordamos?" onClose={onClose}>
      <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <CountedField
          label={`Nombre para ${pieces}`}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setFailure(undefined);
          }}
          limit={pricing?.limits.name ?? DEFAULT_LIMIT}
          required
          placeholder="Ej.: Martina"
          error={failure ?? (submitted || name ? problem : undefined)}
          ref={field}
        />
        {name && !problem ? (
          <div>
            <small>Así lo bordamos:</small>
            <SpelledText text={name} />
          </div>
        ) : (
          <p>Lo bordamos tal como lo escribas.</p>
        )}
        <Button type="submit" pending={pending}>
          {pending ? pendingAction : action}
        </Button>
        <Button variant="text" onClick={onLater}>
          Lo escribo después
        </Button>
      </Form>
    </Dialog>,
    document.body,
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-14);
  width: 100%;
  p,
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
