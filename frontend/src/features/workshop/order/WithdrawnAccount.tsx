import { type StaffOrderDto, useGiveBankAccountMutation } from '../../../api/workshop.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';

/** An account for transfers that the customer was shown and that the shop no longer uses; the owner gives them the one of now. */
export default function WithdrawnAccount({ order, isOwner }: { order: StaffOrderDto; isOwner: boolean }) {
  const showToast = useToast();
  const [give, { error, isLoading }] = useGiveBankAccountMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const send = async () => {
    const { error: refused } = await withConfirmedIdentity(() => give({ id: order.id }));
    if (!refused) showToast({ kind: 'success', title: 'Listo', text: `Le escribimos a ${order.customerEmail}.` });
  };
  return (
    <>
      <Note kind="warning">
        <span>
          {`La familia vio una cuenta que ya no se usa. Le avisamos que no transfiera a ella${isOwner ? '.' : ': la dueña le da la cuenta nueva.'}`}
        </span>
      </Note>
      {isOwner && (
        <Button variant="secondary" size="s" pending={isLoading} onClick={() => void send()}>
          Darle la cuenta de ahora
        </Button>
      )}
      <div role="alert">{error && <Note kind="error">{errorMessage(error)}</Note>}</div>
      {confirmDialog}
    </>
  );
}
