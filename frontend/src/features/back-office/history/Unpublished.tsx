import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ChangeSetDto, useDropChangeSetMutation } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { shopPath } from '../back-office-path';
import { withChanges } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import { ConfirmDialog } from '../review/ConfirmDialog';
import { Schedule } from '../review/PublishFoot';
import { usePublish } from '../review/use-publish';

/** Actions on a set that is scheduled, or that was not published because it no longer fitted. */
export function Unpublished({ set }: { set: ChangeSetDto }) {
  const isScheduled = set.state === 'scheduled';
  const [isMoving, setMoving] = useState(false);
  const [drop, dropping] = useDropChangeSetMutation();
  const [failure, setFailure] = useState<string>();
  const publishing = usePublish(set.id);
  const navigate = useNavigate();
  const { change, isSaving } = useDraftSet();
  const isPending = isSaving || dropping.isLoading;
  const toDraft = async () => {
    // The changes are in the draft before the set is dropped, so that none is lost in between.
    const refused = await change((changes) => withChanges(changes, set.changes));
    if (refused) return setFailure(errorMessage(refused));
    const { error } = await drop({ id: set.id });
    if (error) return setFailure(errorMessage(error));
    void navigate(shopPath('revisar'));
  };
  const discard = async () => {
    const { error } = await drop({ id: set.id });
    setFailure(error && errorMessage(error));
  };
  const problem = failure ?? publishing.failure ?? (publishing.conflicts.length > 0 ? CONFLICT : undefined);
  return (
    <>
      {isMoving ? (
        <Schedule
          publish={publishing.publish}
          pending={publishing.isPending}
          start={set.effectiveAt ?? undefined}
          onClose={() => setMoving(false)}
        />
      ) : (
        <Row>
          {isScheduled && (
            <Button variant="secondary" size="s" onClick={() => setMoving(true)}>
              Cambiar la hora
            </Button>
          )}
          <Button variant="secondary" size="s" pending={isPending} onClick={() => void toDraft()}>
            {isScheduled ? 'Cancelar y volver al borrador' : 'Corregir en el borrador'}
          </Button>
          {!isScheduled && (
            <Button variant="text" size="s" pending={isPending} onClick={() => void discard()}>
              Descartar estos cambios
            </Button>
          )}
        </Row>
      )}
      <div role="alert">{problem && <Note kind="error">{problem}</Note>}</div>
      {publishing.confirmDialog}
      {publishing.confirmations.length > 0 && (
        <ConfirmDialog
          confirmations={publishing.confirmations}
          sentences={set.preview}
          onConfirm={publishing.confirm}
          onClose={publishing.close}
        />
      )}
    </>
  );
}

const CONFLICT = 'Alguien cambió estos datos después. Vuelve al borrador para ver qué cambió y decidir.';
