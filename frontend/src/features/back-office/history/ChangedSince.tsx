import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChangeSetDto, ConflictDto } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { showMoment } from '../../../shared/lib/moments';
import { Button } from '../../../shared/ui/Button';
import { shopPath } from '../back-office-path';
import { type Edit, keyOf, withEdits } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import { valueInWords } from '../review/ConflictNote';

interface ChangedSinceProps {
  /** The set that could not be undone. */
  set: ChangeSetDto;
  conflicts: readonly ConflictDto[];
}

/** Lists the fields that were changed again after a set, and offers to undo the others. */
export function ChangedSince({ set, conflicts }: ChangedSinceProps) {
  const { change, isSaving } = useDraftSet();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const edits = editsBack(set, conflicts);
  const undoRest = async () => {
    const refused = await change((changes) => withEdits(changes, edits));
    if (refused) setFailure(errorMessage(refused));
    else void navigate(shopPath('revisar'));
  };
  return (
    <>
      <ul>
        {conflicts.map((conflict) => (
          <li key={keyOf(conflict)}>
            {`${set.preview[set.changes.findIndex((one) => keyOf(one) === keyOf(conflict))] ?? ''}. Ahora está: ${valueInWords(conflict.field, conflict.actual)}${conflict.at ? ` (${showMoment(conflict.at)})` : ''}`}
          </li>
        ))}
      </ul>
      {edits.length > 0 && (
        <Button variant="secondary" size="s" pending={isSaving} onClick={() => void undoRest()}>
          Llevar lo demás a un borrador
        </Button>
      )}
      <div role="alert">{failure && <p>{failure}</p>}</div>
    </>
  );
}

/** Edits that bring back everything else of the set; new rows stay. */
function editsBack(set: ChangeSetDto, conflicts: readonly ConflictDto[]): Edit[] {
  const changed = new Set(conflicts.map(keyOf));
  return set.changes.flatMap((one) => {
    const { entity, id, field, value = null, expected = null } = one;
    if (id === undefined || id === null || field === undefined || changed.has(keyOf(one))) return [];
    return [{ entity, id, field, value: expected, expected: value }];
  });
}
