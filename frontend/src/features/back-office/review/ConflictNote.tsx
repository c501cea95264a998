import { styled } from 'styled-components';
import type { ChangeSetDto, ConflictDto, RowValue } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { showMoment } from '../../../shared/lib/moments';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { keyOf, withEdits } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';

interface ConflictNoteProps {
  conflict: ConflictDto;
  draft: ChangeSetDto;
  onSolved: (conflict: ConflictDto) => void;
}

/** A conflict with a colleague's change: author, time, values and the two resolutions. */
export function ConflictNote({ conflict, draft, onSolved }: ConflictNoteProps) {
  const { change } = useDraftSet();
  const { entity, id, field, author, at, expected, actual } = conflict;
  const index = draft.changes.findIndex((one) => keyOf(one) === keyOf(conflict));
  const mine = draft.changes[index]?.value ?? null;
  const solve = async (value: RowValue) => {
    const failure = await change((changes) =>
      withEdits(changes, [{ entity, id: id!, field, value, expected: actual }]),
    );
    if (!failure) onSolved(conflict);
  };
  const when = at ? ` el ${showMoment(at)}` : '';
  return (
    <Note kind="warning" role="alert">
      <strong>{`${author ?? 'Alguien'} cambió este dato${when}`}</strong>
      <p>{draft.preview[index] ?? ''}</p>
      <Values>
        <dt>Tú viste</dt>
        <dd>{valueInWords(field, expected)}</dd>
        <dt>Ahora está</dt>
        <dd>{valueInWords(field, actual)}</dd>
        <dt>Escribiste</dt>
        <dd>{valueInWords(field, mine)}</dd>
      </Values>
      <Row>
        <Button size="s" variant="secondary" onClick={() => void solve(mine)}>
          Usar lo que escribí
        </Button>
        <Button size="s" variant="text" onClick={() => void solve(actual ?? null)}>
          {`Dejar lo de ${author ?? 'ahora'}`}
        </Button>
      </Row>
    </Note>
  );
}

/** The value of a field as the owner reads it. */
export function valueInWords(field: string, value: RowValue): string {
  if (value === null || value === undefined || value === '') return 'sin dato';
  if (field === 'price' && typeof value === 'number') return formatCop(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (field === 'pictures' || field === 'plainPictures')
    return Object.keys(value).length === 1 ? '1 foto' : `${Object.keys(value).length} fotos`;
  return typeof value === 'object' ? Object.values(value).join(', ') : String(value);
}

const Values = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px var(--space-12);
  margin-block: var(--space-8);
  overflow-wrap: anywhere;
  dd {
    font-weight: 600;
  }
`;
