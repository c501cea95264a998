import type { StaffSessionDto } from '../../api/staff.api';
import { showMoment } from '../../shared/lib/moments';
import { Button } from '../../shared/ui/Button';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { Rows } from './parts';

interface SessionsProps {
  /** Undefined while they load. */
  sessions: readonly StaffSessionDto[] | undefined;
  /** True while sessions are being ended. */
  isPending: boolean;
  onEnd: (id: string) => void;
  onEndAll: () => void;
}

/** The devices on which a person is logged in; each can be ended, for example a lost phone. */
export function Sessions({ sessions, isPending, onEnd, onEndAll }: SessionsProps) {
  if (!sessions) return <Skeleton height="120px" />;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Rows>
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <span>
              <span>{device}</span>
              <small>{isCurrent ? 'Este dispositivo' : `Última vez: ${showMoment(lastSeenAt)}`}</small>
            </span>
            {!isCurrent && (
              <Button variant="text" size="s" pending={isPending} onClick={() => onEnd(id)}>
                <span>{'Cerrar sesión '}</span>
                <VisuallyHidden>{`de ${device}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {sessions.length === 0 && <p>No tiene sesiones abiertas.</p>}
      {others.length > 0 && (
        <Button variant="secondary" size="s" pending={isPending} onClick={onEndAll}>
          {others.length < sessions.length ? 'Cerrar todas las demás' : 'Cerrar todas'}
        </Button>
      )}
    </>
  );
}
