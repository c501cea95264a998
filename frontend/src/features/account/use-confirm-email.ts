import { serverMessage } from '../../api/api-error';
import { useEffect } from 'react';
import { useConfirmEmailMutation } from '../../api/identity.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { showToast } from '../../shared/ui/toast-store';

/** Stored in the tab, because a logged-out person returns to the account page after login. */
const DRAFT = DRAFT_KEYS.emailConfirmation;
const keepToken = (token: string) => writeDraft(DRAFT, 'passing', { token });

/** Confirms the account's email when the link of the welcome email opened the page (`#confirmar=…`). */
export function useConfirmEmail(signedIn: boolean): void {
  const draft = useDraft(DRAFT, 'passing') as { token: string } | null;
  const [confirm] = useConfirmEmailMutation();

  useHashToken('confirmar', keepToken);

  useEffect(() => {
    if (!signedIn || !draft) return;
    // Removed before the response, so that it is sent once.
    writeDraft(DRAFT, 'passing', null);
    void confirm({ confirmEmailDto: { token: draft.token } }).then(({ error }) => {
      if (error)
        showToast({ kind: 'error', title: 'Error', text: serverMessage(error, 'No pudimos confirmar tu correo.') });
      else
        showToast({
          kind: 'success',
          title: 'Correo confirmado',
          text: 'Si olvidas la contraseña, conservas tus datos.',
        });
    });
  }, [signedIn, draft, confirm]);
}
