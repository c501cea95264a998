import { useCallback, useEffect } from 'react';
import { serverMessage } from '../../api/api-error';
import { useConfirmEmailMutation } from '../../api/identity.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useDraft } from '../../shared/lib/use-draft';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { useAppDispatch } from '../../shared/state/app-store';
import { writeDraft } from '../../shared/state/drafts-slice';
import { useToast } from '../../shared/state/use-toast';

/** Stored in the tab, because a logged-out person returns to the account page after login. */
const DRAFT = DRAFT_KEYS.emailConfirmation;

/** Confirms the account's email when the link of the welcome email opened the page (`#confirmar=…`). */
export function useConfirmEmail(signedIn: boolean): void {
  const showToast = useToast();
  const dispatch = useAppDispatch();
  const draft = useDraft(DRAFT) as { token: string } | null;
  const [confirm] = useConfirmEmailMutation();

  const keepToken = useCallback((token: string) => dispatch(writeDraft(DRAFT, 'passing', { token })), [dispatch]);
  useHashToken('confirmar', keepToken);

  useEffect(() => {
    if (!signedIn || !draft) return;
    // Removed before the response, so that it is sent once.
    dispatch(writeDraft(DRAFT, 'passing', null));
    void confirm({ confirmEmailDto: { token: draft.token } }).then(({ error }) => {
      if (error)
        showToast({ kind: 'error', title: 'Error', text: serverMessage(error, 'No pudimos confirmar tu correo.') });
      else
        showToast({
          kind: 'success',
          title: 'Correo confirmado',
          text: 'Los pedidos que pagaste sin entrar con este correo ya están en tu cuenta.',
        });
    });
  }, [signedIn, draft, confirm, dispatch, showToast]);
}
