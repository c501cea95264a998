import { useState } from 'react';
import {
  type StaffMemberDto,
  useChangeStaffMutation,
  useEndStaffSessionMutation,
  useEndStaffSessionsMutation,
  useListStaffSessionsQuery,
  useRemoveStaffMutation,
} from '../../api/staff.api';
import { errorMessage } from '../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Note } from '../../shared/ui/Note';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { Actions } from './parts';
import { ROLE_HINTS, ROLE_OPTIONS, ROLE_WORDS } from './role-words';
import { Sessions } from './Sessions';

interface PersonDialogProps {
  person: StaffMemberDto;
  onClose: () => void;
}

type Answer = Promise<{ error?: Parameters<typeof errorMessage>[0] }>;

/** Shows one staff member to the owner: role, sessions and removal. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const showToast = useToast();
  const { id, role: present, state } = person;
  const name = person.name ?? person.email;
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [remove, removing] = useRemoveStaffMutation();
  const act = async (send: () => Answer, title: string) => {
    setFailure(undefined);
    const { error } = await withConfirmedIdentity(send);
    if (error) return setFailure(errorMessage(error));
    showToast({ kind: 'success', title, text: name });
    onClose();
  };
  const removal = state === 'invited' ? 'Anular la invitación' : 'Retirar del equipo';
  return (
    <Dialog title={name} words={`${ROLE_WORDS[present]} · ${person.email}`} onClose={onClose}>
      {state === 'active' && <RoleAndSessions person={person} act={act} onFailure={setFailure} />}
      {isRemoving && (
        <Note kind="warning">
          {state === 'invited'
            ? 'El enlace del correo deja de servir.'
            : 'Sale del panel ahora mismo: se cierran sus sesiones y se borran sus llaves y códigos. Lo que hizo queda con su nombre.'}
        </Note>
      )}
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      <Actions>
        {isRemoving ? (
          <Button
            pending={removing.isLoading}
            onClick={() => void act(() => remove({ id }), state === 'invited' ? 'Anulada' : 'Retirada')}
          >
            {`Sí, ${removal.toLowerCase()}`}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            {removal}
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          Volver
        </Button>
      </Actions>
      {confirmDialog}
    </Dialog>
  );
}

interface RoleAndSessionsProps {
  person: StaffMemberDto;
  act: (send: () => Answer, title: string) => Promise<void>;
  onFailure: (message: string) => void;
}

function RoleAndSessions({ person: { id, role: present }, act, onFailure }: RoleAndSessionsProps) {
  const [role, setRole] = useState(present);
  const [change, changing] = useChangeStaffMutation();
  const changeRole = () => change({ id, changeStaffDto: { role } });
  return (
    <>
      <SegmentedRadio
        legend="Rol"
        name="role"
        value={role}
        onChange={setRole}
        options={ROLE_OPTIONS}
        description={ROLE_HINTS[role]}
        centred
      />
      {role !== present && (
        <Button
          pending={changing.isLoading}
          onClick={() => void act(changeRole, 'Rol cambiado')}
        >{`Cambiar a ${ROLE_WORDS[role].toLowerCase()} y cerrar sus sesiones`}</Button>
      )}
      <h3>Sesiones</h3>
      <PersonSessions id={id} onFailure={onFailure} />
    </>
  );
}

function PersonSessions({ id, onFailure }: { id: string; onFailure: (message: string) => void }) {
  const { data } = useListStaffSessionsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndStaffSessionMutation();
  const [endAll, endingAll] = useEndStaffSessionsMutation();
  const report = async (answer: Answer) => {
    const { error } = await answer;
    if (error) onFailure(errorMessage(error));
  };
  return (
    <Sessions
      sessions={data}
      isPending={ending.isLoading || endingAll.isLoading}
      onEnd={(sessionId) => void report(end({ id, sessionId }))}
      onEndAll={() => void report(endAll({ id }))}
    />
  );
}
