import { useState } from 'react';
import { type StaffMemberDto, useListStaffQuery } from '../../api/staff.api';
import { errorMessage } from '../../shared/lib/error-message';
import { showMoment } from '../../shared/lib/moments';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { InviteDialog } from './InviteDialog';
import { Part, Rows } from './parts';
import { PersonDialog } from './PersonDialog';
import { ROLE_WORDS } from './role-words';

/** The people of the staff and open invitations, for the owner. */
export function People() {
  const { data, error, refetch } = useListStaffQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isInviting, setInviting] = useState(false);
  const [openId, setOpenId] = useState<string>();
  if (error)
    return (
      <EmptyState
        title="No pudimos cargar el equipo"
        action={<Button onClick={() => void refetch()}>Reintentar</Button>}
      >
        {errorMessage(error)}
      </EmptyState>
    );
  if (!data) return <Skeleton height="240px" />;
  const person = data.find(({ id }) => id === openId);
  return (
    <Part aria-label="Personas del equipo">
      <Rows>
        {data.map((each) => (
          <li key={each.id}>
            <span>
              <span translate="no">{each.name ?? each.email}</span>
              {each.isMe && <span>{' (tú)'}</span>}
              <small>{`${ROLE_WORDS[each.role]} · ${stateOf(each)}`}</small>
            </span>
            <Button
              variant="text"
              size="s"
              aria-label={`Cambiar a ${each.name ?? each.email}`}
              onClick={() => setOpenId(each.id)}
            >
              Cambiar
            </Button>
          </li>
        ))}
      </Rows>
      <Button onClick={() => setInviting(true)}>Invitar a una persona</Button>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {person && <PersonDialog person={person} onClose={() => setOpenId(undefined)} />}
    </Part>
  );
}

function stateOf({ state, email, name, lastSeenAt, expiresAt }: StaffMemberDto): string {
  if (state === 'invited' && expiresAt) return `invitada, el enlace vence el ${showMoment(expiresAt)}`;
  const seen = lastSeenAt ? `última vez: ${showMoment(lastSeenAt)}` : 'sin sesión abierta';
  return name ? `${email} · ${seen}` : seen;
}
