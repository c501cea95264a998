import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { showToast } from '../../../shared/ui/toast-store';

interface ChangeCardProps {
  /** The change in words, by the API. */
  sentence: string;
  /** Why it cannot be published. */
  problem?: string;
  /** Takes it out of the draft; answers what prevented it. */
  onLeaveOut: () => Promise<unknown>;
  /** Puts it back. */
  onBack: () => Promise<unknown>;
}

/** One change of the draft. */
export function ChangeCard({ sentence, problem, onLeaveOut, onBack }: ChangeCardProps) {
  const [pending, setPending] = useState(false);
  const leaveOut = async () => {
    setPending(true);
    const failure = await onLeaveOut();
    setPending(false);
    if (failure) return;
    showToast({
      kind: 'success',
      title: 'Quitado del borrador',
      text: sentence,
      duration: 10_000,
      action: { label: 'Deshacer', run: () => void onBack() },
    });
  };
  return (
    <Card>
      <p>{sentence}</p>
      {problem && <Problem role="alert">{problem}</Problem>}
      <Button
        variant="text"
        size="s"
        pending={pending}
        aria-label={`Dejar por fuera: ${sentence}`}
        onClick={() => void leaveOut()}
      >
        Dejar por fuera
      </Button>
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
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--font-size-sm);
`;
