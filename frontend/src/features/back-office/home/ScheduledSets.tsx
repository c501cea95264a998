import { styled } from 'styled-components';
import { type ChangeSetDto, useListChangeSetsQuery } from '../../../api/back-office.api';
import { showMoment } from '../../../shared/lib/moments';
import { Note } from '../../../shared/ui/Note';
import { TextLink } from '../../../shared/ui/TextLink';
import { shopPath } from '../back-office-path';
import { READ_FRESH } from '../read-fresh';

/** The next sets that publish themselves, and those that could not be published; renders nothing without any. */
export function ScheduledSets() {
  const scheduled = useListChangeSetsQuery({ state: 'scheduled', limit: 100 }, READ_FRESH).data?.items ?? [];
  const stopped = useListChangeSetsQuery({ state: 'conflict', limit: 100 }, READ_FRESH).data?.items ?? [];
  return (
    <>
      {stopped.length > 0 && (
        <Sets kind="warning" title="No se publicó" sets={stopped} words={({ problem }) => problem ?? CONFLICT} />
      )}
      {scheduled.length > 0 && (
        <Sets
          kind="info"
          title="Programado"
          sets={scheduled.toSorted((a, b) => (a.effectiveAt! < b.effectiveAt! ? -1 : 1))}
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
            {set.preview[0]}
            {set.changes.length > 1 && ` y ${set.changes.length - 1} más`}
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
