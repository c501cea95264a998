import { styled } from 'styled-components';
import type { ChangeSetDto } from '../../../api/back-office.api';
import { showMoment } from '../../../shared/lib/moments';
import { Note } from '../../../shared/ui/Note';
import { TextLink } from '../../../shared/ui/TextLink';
import { shopPath } from '../back-office-path';

interface ScheduledSetsProps {
  /** The next one first. */
  scheduled: readonly ChangeSetDto[];
  /** Those that no longer fitted when their time came. */
  stopped: readonly ChangeSetDto[];
}

/** The next sets that publish themselves, and those that could not be published; renders nothing without any. */
export function ScheduledSets({ scheduled, stopped }: ScheduledSetsProps) {
  const awaited = scheduled.filter(({ consent }) => consent?.state === 'pending');
  const planned = scheduled.filter((set) => !awaited.includes(set));
  return (
    <>
      {stopped.length > 0 && (
        <Sets kind="warning" title="No se publicó" sets={stopped} words={({ problem }) => problem ?? CONFLICT} />
      )}
      {awaited.length > 0 && (
        <Sets
          kind="warning"
          title={awaited.some(({ consent }) => !consent!.isOwn) ? 'Falta tu aprobación' : 'Falta la otra dueña'}
          sets={awaited}
          words={({ effectiveAt, consent, publishedBy, author }) =>
            `${consent!.isOwn ? '' : `Lo pidió ${publishedBy ?? author}. `}Sin respuesta se publica el ${showMoment(effectiveAt!)}`
          }
        />
      )}
      {planned.length > 0 && (
        <Sets
          kind="info"
          title="Programado"
          sets={planned}
          words={({ effectiveAt }) => `Se publica el ${showMoment(effectiveAt!)}`}
        />
      )}
    </>
  );
}

const CONFLICT = 'Alguien cambió estos datos después.';
/** The history has the others. */
const SHOWN = 3;

interface SetsProps {
  kind: 'info' | 'warning';
  title: string;
  sets: readonly ChangeSetDto[];
  words: (set: ChangeSetDto) => string;
}

function Sets({ kind, title, sets, words }: SetsProps) {
  return (
    <Note kind={kind}>
      <strong>{title}</strong>
      <List>
        {sets.slice(0, SHOWN).map((set) => (
          <li key={set.id}>
            <span>{`${set.preview[0] ?? ''}${set.changes.length > 1 ? ` y ${set.changes.length - 1} más` : ''}`}</span>
            <small>{words(set)}</small>
          </li>
        ))}
      </List>
      <TextLink to={shopPath('historial')}>
        {sets.length > SHOWN ? `Ver los ${sets.length} en el historial` : 'Ver en el historial'}
      </TextLink>
    </Note>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  list-style: none;
  overflow-wrap: anywhere;
  small {
    display: block;
  }
`;
