import { useState } from 'react';
import { styled } from 'styled-components';
import { useToast } from '../../../shared/state/use-toast';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { Row } from '../../../shared/ui/panel';

interface ChangeCardProps {
  /** The API's description of the change. */
  sentence: string;
  /** Descriptions of several changes that are left out together. */
  details?: readonly string[];
  /** Path of the form that edits a new row. */
  to?: string;
  /** Error that prevents the publication. */
  problem?: string;
  /** Removes the change from the draft; resolves to the error, if any. */
  onRemove: () => Promise<unknown>;
  /** Restores the removed change. */
  onRestore: () => Promise<unknown>;
}

/** A change of the draft, or several that belong together. */
export function ChangeCard({ sentence, details = [], to, problem, onRemove, onRestore }: ChangeCardProps) {
  const showToast = useToast();
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    const failure = await onRemove();
    setPending(false);
    if (failure) return;
    showToast({
      kind: 'success',
      title: 'Quitado del borrador',
      text: sentence,
      duration: 10_000,
      actions: [{ label: 'Deshacer', run: () => void onRestore() }],
    });
  };
  return (
    <Card>
      <p>{sentence}</p>
      {details.length > 0 && (
        <Disclosure summary="Ver uno por uno">
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
      <Row>
        {to && (
          <ButtonLink variant="text" size="s" to={to} aria-label={`Editar: ${sentence}`}>
            Editar
          </ButtonLink>
        )}
        <Button
          variant="text"
          size="s"
          pending={pending}
          aria-label={`Dejar por fuera: ${sentence}`}
          onClick={() => void remove()}
        >
          Dejar por fuera
        </Button>
      </Row>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-14) var(--space-16) var(--space-6);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > p {
    font-weight: 500;
  }
  summary {
    font-size: var(--font-size-sm);
  }
  ul {
    padding-bottom: var(--space-8);
    list-style: none;
    font-size: var(--font-size-sm);
  }
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--font-size-sm);
`;
