import { useState } from 'react';
import {
  type ChangeSetDto,
  useApproveChangeSetMutation,
  useDropChangeSetMutation,
  useRefuseChangeSetMutation,
} from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { showMoment } from '../../../shared/lib/moments';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';

interface Answer {
  error?: Parameters<typeof errorMessage>[0];
}

/** A set that waits for another owner: she approves or refuses it, and its publisher can cancel it. */
export default function ConsentActions({ set }: { set: ChangeSetDto }) {
  const showToast = useToast();
  const [approve, approving] = useApproveChangeSetMutation();
  const [refuse, refusing] = useRefuseChangeSetMutation();
  const [drop, dropping] = useDropChangeSetMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [failure, setFailure] = useState<string>();
  const isPending = approving.isLoading || refusing.isLoading || dropping.isLoading;
  const run = async (send: () => Promise<Answer>, title: string, text: string) => {
    if (isPending) return;
    const { error } = await withConfirmedIdentity(send);
    setFailure(error && errorMessage(error));
    if (!error) showToast({ kind: 'success', title, text });
  };
  // What is on the screen now: its author may change it and ask again.
  const approveSeen = () => approve({ id: set.id, approveChangeSetDto: { askedAt: set.consent!.askedAt } });
  const when = showMoment(set.effectiveAt!);
  return (
    <>
      <Note kind="warning">
        {set.consent!.isOwn
          ? `Lo aprueba la otra dueña. Si no responde, el ${when} se publica solo.`
          : `${set.publishedBy ?? set.author} pidió este cambio, que decide a dónde llega el dinero. Llámala antes de aprobarlo. Si no respondes, el ${when} se publica solo.`}
      </Note>
      <Row>
        {set.consent!.isOwn ? (
          <Button
            variant="secondary"
            size="s"
            pending={isPending}
            onClick={() => void run(() => drop({ id: set.id }), 'Cancelado', 'La tienda sigue como estaba.')}
          >
            Cancelar este cambio
          </Button>
        ) : (
          <>
            <Button
              size="s"
              pending={isPending}
              onClick={() => void run(approveSeen, 'Aprobado', 'Les escribimos a las dueñas.')}
            >
              Aprobar
            </Button>
            <Button
              variant="secondary"
              size="s"
              pending={isPending}
              onClick={() => void run(() => refuse({ id: set.id }), 'No aprobado', 'La tienda sigue como estaba.')}
            >
              No aprobar
            </Button>
          </>
        )}
      </Row>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      {confirmDialog}
    </>
  );
}
