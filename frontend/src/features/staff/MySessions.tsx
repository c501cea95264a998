import { useEndMyOtherSessionsMutation, useEndMySessionMutation, useListMySessionsQuery } from '../../api/staff.api';
import { errorMessage } from '../../shared/lib/error-message';
import { useToast } from '../../shared/state/use-toast';
import { Part } from './parts';
import { Sessions } from './Sessions';

/** The own sessions of a staff member. */
export function MySessions() {
  const showToast = useToast();
  const { data } = useListMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndMySessionMutation();
  const [endOthers, endingOthers] = useEndMyOtherSessionsMutation();
  const report = ({ error }: { error?: Parameters<typeof errorMessage>[0] }) => {
    if (error) showToast({ kind: 'error', title: 'No se cerró', text: errorMessage(error) });
    else showToast({ kind: 'success', title: 'Sesión cerrada', text: 'Ese dispositivo ya no entra al panel.' });
  };
  return (
    <Part aria-labelledby="sesiones">
      <h2 id="sesiones">Mis sesiones</h2>
      <p>Se cierran solas después de 12 horas sin uso, y a los 7 días.</p>
      <Sessions
        sessions={data}
        isPending={ending.isLoading || endingOthers.isLoading}
        onEnd={(sessionId) => void end({ sessionId }).then(report)}
        onEndAll={() => void endOthers().then(report)}
      />
    </Part>
  );
}
