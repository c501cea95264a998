import { useId } from 'react';
import type { Elements } from '../../../shared/lib/elements';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Hint } from './parts';

interface WaitingPanelProps {
  /** Number of conversations that wait for a person. */
  waiting: number;
  /** Link to the conversations. */
  link: Elements;
}

export function WaitingPanel({ waiting, link }: WaitingPanelProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <PanelTitle id={titleId}>Conversaciones</PanelTitle>
        <Hint role="status">{sentence(waiting)}</Hint>
      </div>
      <div>{link}</div>
    </Panel>
  );
}

function sentence(waiting: number): string {
  if (waiting === 0) return 'Nadie espera a una persona.';
  return waiting === 1 ? '1 conversación espera a una persona.' : `${waiting} conversaciones esperan a una persona.`;
}
